import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { PanelPod } from "./panelParts.ts";

const useStyles = makeStyles({
  reason: {
    display: "grid",
    gap: "4px",
    padding: "12px 16px",
    borderRadius: appTokens.borderRadiusLarge,
    color: appTokens.badForeground,
    backgroundColor: appTokens.badBackground,
    overflowWrap: "anywhere",
  },
  said: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "12px" },
});

/** Why a pod does not run, and what to do. */
export function PodReason({ pod: { name, reason, message } }: { pod: PanelPod }) {
  const styles = useStyles();
  const why = useWords("hosting");
  if (!reason) return null;
  return (
    <div role="note" className={styles.reason}>
      <span>{why(`reasons.${reason}`)}</span>
      <bdi dir="ltr" className={styles.said}>
        {[name, message].filter(Boolean).join(": ")}
      </bdi>
    </div>
  );
}
