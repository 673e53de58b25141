import { Button } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";

export interface DecisionButtonProps {
  /** Its key in the texts. */
  action: string;
  /** Whom or what it decides on. */
  name: string;
  primary?: boolean;
  /** Whether another person must do it. */
  isOthers?: boolean;
  onClick: () => void;
}

export function DecisionButton({ action, name, primary, isOthers = false, onClick }: DecisionButtonProps) {
  const words = useWords(agentTexts);
  const label = words(`review.actions.${action}`);
  return (
    <Button
      size="small"
      disabledFocusable={isOthers}
      {...(primary && { appearance: "primary" as const })}
      aria-label={words(isOthers ? "review.ofOthers" : "review.of", { action: label, name })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
