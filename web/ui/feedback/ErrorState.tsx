import { Button } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { MessageState } from "./MessageState.tsx";
import { RequestNumber } from "./RequestNumber.tsx";
import { ShipDrawing } from "./ShipDrawing.tsx";
import { useErrorText } from "./useErrorText.ts";
import { useFocusAround } from "./useFocusAround.ts";

/** What could not be fetched, and how to try again. */
export interface ErrorStateProps {
  /** Names what is missing. */
  title: string;
  error: AppError;
  onRetry: () => void;
  className?: string | undefined;
}

/** Says what failed in one sentence, offers to try again, and gives the request's number to quote. */
export function ErrorState({ title, error, onRetry, className }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  const text = useErrorText();
  const button = useFocusAround();
  const retry = (
    <Button ref={button} appearance="primary" icon={<ArrowClockwise20Regular />} onClick={() => onRetry()}>
      {t("error.retry")}
    </Button>
  );
  return (
    <MessageState
      role="alert"
      className={className}
      drawing={<ShipDrawing />}
      title={title}
      text={text(error)}
      actions={retry}
    >
      {error.requestId && <RequestNumber id={error.requestId} />}
    </MessageState>
  );
}
