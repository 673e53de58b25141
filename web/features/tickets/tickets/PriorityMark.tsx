import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowDown16Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp16Regular } from "@fluentui/react-icons/svg/arrow-up";
import { Subtract16Regular } from "@fluentui/react-icons/svg/subtract";
import type { TicketPriority } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  mark: {
    // On a phone's card it stands where an amount would, which is larger.
    ...typographyStyles.body1,
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground2,
  },
  high: { color: appTokens.warnForeground },
  urgent: { color: appTokens.badForeground, fontWeight: appTokens.fontWeightSemibold },
});
const icons = {
  LOW: <ArrowDown16Regular aria-hidden />,
  NORMAL: <Subtract16Regular aria-hidden />,
  HIGH: <ArrowUp16Regular aria-hidden />,
  URGENT: <ArrowUp16Regular aria-hidden />,
};

export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  return (
    <span
      className={mergeClasses(
        styles.mark,
        priority === "HIGH" && styles.high,
        priority === "URGENT" && styles.urgent,
      )}
    >
      {icons[priority]}
      {words(`priorities.${priority}`)}
    </span>
  );
}
