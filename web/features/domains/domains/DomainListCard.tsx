import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Filter20Filled, Filter20Regular } from "@fluentui/react-icons/svg/filter";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  choiceNames,
  daysTo,
  type DomainChoice,
  domainChoices,
  domainTexts,
  type FreeDomain,
  statusLooks,
} from "./domainParts.ts";

const useStyles = makeStyles({
  head: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    boxSizing: "border-box",
    minBlockSize: "48px",
    paddingInline: "16px 8px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  none: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: "16px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground3,
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "52px",
    paddingBlock: "6px",
    paddingInline: "14px 16px",
    border: "none",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    borderInlineStartWidth: "2px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "transparent",
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.lineSoft },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  filtered: { color: appTokens.colorBrandForeground1 },
  chosen: { backgroundColor: appTokens.tint, borderInlineStartColor: appTokens.colorBrandStroke1 },
  words: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  name: { justifySelf: "start", overflowWrap: "anywhere" },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface DomainListCardProps {
  domains: readonly FreeDomain[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** A person's domains, of which one is shown. */
export function DomainListCard({ domains, chosen, onChoose }: DomainListCardProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const pill = pillOf(words, "statuses", statusLooks);
  const [only, show] = useState<DomainChoice>("ALL");
  const shown = domains.filter(domainChoices[only]);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{words("mine")}</h2>
        <Hint label={words("filterNow", { choice: words(`choices.${only}`) })}>
          <MenuButton
            appearance="subtle"
            icon={only === "ALL" ? <Filter20Regular /> : <Filter20Filled className={styles.filtered} />}
            actions={() =>
              choiceNames.map((id) => ({
                id,
                label: words(`choices.${id}`),
                chosen: id === only,
                run: () => show(id),
              }))
            }
          />
        </Hint>
      </div>
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {words("noneSuch")}
        </p>
      )}
      <ul className={styles.list} aria-label={words("mine")}>
        {shown.map(({ id, displayName, status, expiresAt, bindings: [first] }) => (
          <li key={id}>
            <button
              type="button"
              className={mergeClasses(styles.row, id === chosen && styles.chosen)}
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className={styles.words}>
                <bdi className={styles.name} dir="ltr">
                  {displayName}
                </bdi>
                <span className={styles.line}>
                  {first?.app
                    ? words("boundTo", { app: first.app.displayName, port: String(first.port) })
                    : words("unbound")}
                </span>
              </span>
              {status === "EXPIRING" && expiresAt ? (
                <StatusPill tone="warn" icon="clock">
                  {words("endsIn", { count: daysTo(expiresAt) })}
                </StatusPill>
              ) : (
                pill(status)
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
