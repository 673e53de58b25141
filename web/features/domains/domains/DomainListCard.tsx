import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { daysTo, domainTexts, type FreeDomain, statusLooks } from "./domainParts.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "52px",
    paddingBlock: "6px",
    paddingInline: "16px",
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
  return (
    <ul className={styles.list} aria-label={words("mine")}>
      {domains.map(({ id, displayName, status, expiresAt, bindings: [first] }) => (
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
  );
}
