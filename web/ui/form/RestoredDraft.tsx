import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { KeptDraft } from "./useKeptDraft.ts";

/** Says above the fields that they hold what was typed before the session ended, and offers to go back. */
export function RestoredDraft({
  restored: { changed },
  onDiscard,
}: {
  restored: NonNullable<KeptDraft["restored"]>;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <MessageBar intent="info">
      <MessageBarBody>
        {t("form.restored.text")}
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
