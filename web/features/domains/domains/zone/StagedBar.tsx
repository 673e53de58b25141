import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Branch20Regular } from "@fluentui/react-icons/svg/branch";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { stagedIn, stateTones, type Zone } from "./zoneParts.ts";

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
  const counts = [
    ["ADDED", added, words("addedCount", { count: added })],
    ["CHANGED", changed, words("changedCount", { count: changed })],
    ["REMOVED", removed, words("removedCount", { count: removed })],
  ] as const;
  return (
    <div className={styles.bar} role="status">
      <Branch20Regular aria-hidden />
      <span className={styles.title}>{words("stagedCount", { count: stagedIn(zone) })}</span>
      {counts.map(
        ([state, count, text]) =>
          count > 0 && (
            <StatusPill key={state} tone={stateTones[state]} icon="none">
              {text}
            </StatusPill>
          ),
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
