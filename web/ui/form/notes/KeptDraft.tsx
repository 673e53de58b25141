import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { type KeptDraftProps, useKeptDraft } from "./useKeptDraft.ts";

/**
 * Keeps what the form around it holds when the session ends, whoever ended it, and gives it back when the same person opens
 * the form again: then it says so above the fields, and offers to go back.
 */
export function KeptDraft(props: KeptDraftProps) {
  const { t } = useTranslation("ui");
  const { restored, discard } = useKeptDraft(props);
  if (!restored) return null;
  const { changed } = restored;
  return (
    <MessageBar intent="info">
      <MessageBarBody>
        {t("form.restored.text")}
        {changed.length > 0 && ` ${t("form.restored.changed", { fields: changed.join(t("form.and")) })}`}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={discard}>
          {t("form.restored.discard")}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
