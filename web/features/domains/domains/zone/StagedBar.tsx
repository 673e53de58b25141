import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Branch20Regular } from "@fluentui/react-icons/svg/branch";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { stagedIn, type Zone } from "./zoneParts.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    marginBlockStart: "auto",
    padding: "8px 16px",
    borderTop: `1px solid ${appTokens.tintLine}`,
    backgroundColor: appTokens.tint,
  },
  title: { ...typographyStyles.body1Strong },
  added: { ...typographyStyles.caption1Strong, color: appTokens.okForeground },
  changed: { ...typographyStyles.caption1Strong, color: appTokens.warnForeground },
  removed: { ...typographyStyles.caption1Strong, color: appTokens.badForeground },
  space: {
    ...typographyStyles.caption1,
    flexGrow: 1,
    textAlign: "end",
    color: appTokens.colorNeutralForeground3,
  },
});

export interface StagedBarProps {
  zone: Zone;
  onDiscard: () => void;
  onApply: () => void;
}

/** What is staged, and what can be done with it. */
export function StagedBar({ zone, onDiscard, onApply }: StagedBarProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const { added, changed, removed, applied } = zone;
  return (
    <div className={styles.bar} role="status">
      <Branch20Regular aria-hidden />
      <span className={styles.title}>{words("stagedCount", { count: stagedIn(zone) })}</span>
      {added > 0 && <span className={styles.added}>{words("addedCount", { count: added })}</span>}
      {changed > 0 && <span className={styles.changed}>{words("changedCount", { count: changed })}</span>}
      {removed > 0 && <span className={styles.removed}>{words("removedCount", { count: removed })}</span>}
      <span className={styles.space}>{words("soon")}</span>
      <Button appearance="subtle" onClick={onDiscard}>
        {words("discard")}
      </Button>
      <Button appearance="primary" onClick={onApply}>
        {words("applyAs", { number: applied + 1 })}
      </Button>
    </div>
  );
}
