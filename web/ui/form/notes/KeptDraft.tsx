import { useTranslation } from "react-i18next";
import { RestoredBar } from "./RestoredBar.tsx";
import { type KeptDraftProps, useKeptDraft } from "./useKeptDraft.ts";

/**
 * Keeps what the form around it holds when the session ends, whoever ended it, and gives it back when the same person opens
 * the form again: then it says so above the fields, and offers to go back.
 */
export function KeptDraft(props: KeptDraftProps) {
  const { t } = useTranslation("ui");
  const { restored, discard } = useKeptDraft(props);
  if (!restored) return null;
  return <RestoredBar text={t("form.restored.text")} changed={restored.changed} onDiscard={discard} />;
}
