import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
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
  count: {
    ...typographyStyles.caption1Strong,
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    whiteSpace: "nowrap",
  },
  added: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  changed: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  removed: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  look: { minInlineSize: 0, paddingInline: "6px", color: appTokens.colorBrandForegroundLink },
  steps: { display: "flex", gap: "8px", marginInlineStart: "auto" },
  space: {
    ...typographyStyles.caption1,
    flexGrow: 1,
    textAlign: "end",
    color: appTokens.colorNeutralForeground3,
  },
});

export interface StagedBarProps {
  zone: Zone;
  onLook: () => void;
  onDiscard: () => void;
  onApply: () => void;
}

/** What is staged, and what can be done with it. */
export function StagedBar({ zone, onLook, onDiscard, onApply }: StagedBarProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const { added, changed, removed, applied } = zone;
  return (
    <div className={styles.bar} role="status">
      <Branch20Regular aria-hidden />
      <span className={styles.title}>{words("stagedCount", { count: stagedIn(zone) })}</span>
      {added > 0 && (
        <span className={mergeClasses(styles.count, styles.added)}>
          {words("addedCount", { count: added })}
        </span>
      )}
      {changed > 0 && (
        <span className={mergeClasses(styles.count, styles.changed)}>
          {words("changedCount", { count: changed })}
        </span>
      )}
      {removed > 0 && (
        <span className={mergeClasses(styles.count, styles.removed)}>
          {words("removedCount", { count: removed })}
        </span>
      )}
      <Button size="small" appearance="transparent" className={styles.look} onClick={onLook}>
        {words("look")}
      </Button>
      <span className={styles.space}>{words("soon")}</span>
      <span className={styles.steps}>
        <Button appearance="subtle" onClick={onDiscard}>
          {words("discard")}
        </Button>
        <Button appearance="primary" onClick={onApply}>
          {words("applyAs", { number: applied + 1 })}
        </Button>
      </span>
    </div>
  );
}
