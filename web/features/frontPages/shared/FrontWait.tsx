import { useTranslation } from "react-i18next";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState, type ErrorStateProps } from "#web/ui/feedback/ErrorState.tsx";

export interface FrontWaitProps {
  error: ErrorStateProps["error"] | undefined;
  refetch: () => Promise<unknown>;
}

export function FrontWait({ error, refetch }: FrontWaitProps) {
  const { t } = useTranslation("frontPages");
  if (!error) return <CardSkeleton label={t("loading")} lines={8} />;
  return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
}
