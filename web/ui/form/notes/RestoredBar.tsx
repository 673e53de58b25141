import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";

export interface RestoredBarProps {
  /** What was given back. */
  text: string;
  /** The names of what others changed meanwhile to something else. */
  changed: readonly string[];
  onDiscard: () => void;
}

/** Says that what a person had written and not saved is here again, and offers to go back. */
export function RestoredBar({ text, changed, onDiscard }: RestoredBarProps) {
  const { t } = useTranslation("ui");
  return (
    <MessageBar intent="info">
      <MessageBarBody>
        {text}
        {changed.length > 0 && ` ${t("form.restored.changed", { fields: changed.join(t("form.and")) })}`}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onDiscard}>
          {t("form.restored.discard")}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
