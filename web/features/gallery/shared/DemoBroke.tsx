import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

/** Stands where a demo broke. */
export function DemoBroke({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("gallery");
  return <ErrorState title={t("demo.broke")} error={toAppError(error)} onRetry={onRetry} />;
}
