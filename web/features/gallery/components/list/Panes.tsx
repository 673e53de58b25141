import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { MasterDetail } from "#web/ui/detail/MasterDetail.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  panes: { display: "flex", blockSize: "320px" },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  item: {
    display: "block",
    inlineSize: "100%",
    padding: "8px 12px",
    border: "none",
    backgroundColor: "transparent",
    color: "inherit",
    fontFamily: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    '&[aria-current="true"]': { backgroundColor: appTokens.tint },
  },
  detail: { padding: "16px" },
});

export const Panes: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:list.Panes");
  const [chosen, choose] = useState<string>();
  return (
    <div className={styles.panes}>
      <MasterDetail
        listLabel={words("people")}
        detailLabel={words("about")}
        list={
          <ul className={styles.list}>
            {people.map(({ id, name, avatar }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.item}
                  aria-current={name === chosen}
                  onClick={() => choose(name)}
                >
                  <PersonLine name={name} avatar={avatar} caption={words("caption")} />
                </button>
              </li>
            ))}
          </ul>
        }
        detail={
          chosen === undefined ? undefined : (
            <div className={styles.detail}>
              <DescriptionList
                items={[
                  { id: "name", name: words("name"), value: <bdi>{chosen}</bdi> },
                  { id: "role", name: words("role"), value: words("caption") },
                  { id: "note", name: words("note"), value: null },
                ]}
              />
            </div>
          )
        }
        empty={<EmptyState why="unchosen" title={words("empty")} text={words("emptyText")} />}
        onClose={() => choose(undefined)}
      />
    </div>
  );
}
