import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { ActionLink } from "../../ui/action/ActionLink.tsx";
import { BuoyDrawing } from "../../ui/brand/BuoyDrawing.tsx";
import { MessageState } from "../../ui/feedback/MessageState.tsx";

const useStyles = makeStyles({ page: { minBlockSize: "70dvh" } });

/** What a status page tells. */
export interface StatusPageProps {
  kind: "notFound" | "notAuthorized" | "broken";
  onRetry?: () => void;
}

/** A whole screen that says what is wrong and what to do next. */
export function StatusPage({ kind, onRetry }: StatusPageProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const actions = (
    <>
      {onRetry && (
        <Button appearance="primary" onClick={onRetry}>
          {t("errors.retry")}
        </Button>
      )}
      <ActionLink action={{ label: t("errors.home"), to: "/" }} appearance={onRetry ? "secondary" : "primary"} />
    </>
  );
  return (
    <MessageState
      level={1}
      className={styles.page}
      drawing={<BuoyDrawing />}
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
      actions={actions}
    />
  );
}
