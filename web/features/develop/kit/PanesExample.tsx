import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { MasterDetail } from "#web/ui/detail/MasterDetail.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const Drawer = lazyComponent(() => import("#web/ui/drawer/Drawer.tsx"), "Drawer");

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

const names = ["林知夏", "Amadou Keïta", "Maud Ferreira", "Joonas Lahti", "Priya Raman", "Ines Okafor"];

export function PanesExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const [chosen, choose] = useState<string>();
  const [drawer, setDrawer] = useState({ used: false, open: false });
  const say = (key: string) => t(`kit.display.panes.${key}`);
  const about = (name: string) => (
    <DescriptionList
      items={[
        { id: "name", name: say("name"), value: name },
        { id: "note", name: say("note"), value: null },
      ]}
    />
  );
  return (
    <>
      <div className={styles.panes}>
        <MasterDetail
          listLabel={say("people")}
          detailLabel={say("about")}
          list={
            <ul className={styles.list}>
              {names.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={name === chosen}
                    onClick={() => choose(name)}
                  >
                    <PersonLine name={name} avatar={null} caption={say("caption")} />
                  </button>
                </li>
              ))}
            </ul>
          }
          detail={chosen === undefined ? undefined : <div className={styles.detail}>{about(chosen)}</div>}
          empty={<EmptyState why="unchosen" title={say("empty")} text={say("emptyText")} />}
          onClose={() => choose(undefined)}
        />
      </div>
      <div>
        <Button onClick={() => setDrawer({ used: true, open: true })}>{say("drawer")}</Button>
        {drawer.used && (
          <Drawer
            open={drawer.open}
            title={say("drawerTitle")}
            meta={say("caption")}
            onClose={() => setDrawer({ used: true, open: false })}
            footer={
              <Button appearance="primary" onClick={() => setDrawer({ used: true, open: false })}>
                {say("save")}
              </Button>
            }
          >
            {about(names[0] ?? "")}
          </Drawer>
        )}
      </div>
    </>
  );
}
