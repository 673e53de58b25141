import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const FailedRequest = lazyComponent(() => import("./FailedRequest.tsx"), "FailedRequest");
const BuoyDrawing = lazyComponent(() => import("#web/ui/brand/BuoyDrawing.tsx"), "BuoyDrawing");

const useStyles = makeStyles({
  page: { minBlockSize: "70dvh" },
  drawing: { inlineSize: "192px", blockSize: "136px" },
  alone: { boxSizing: "border-box", minBlockSize: "100dvh" },
});

/** What a status page tells. */
export interface StatusPageProps {
  kind: "notFound" | "notAuthorized" | "broken" | "lost";
  onRetry?: () => void;
  /** The number of the request that failed; null where it is not known. */
  request?: string | null;
  /** Whether nothing stands around it: it is the document's main part then. */
  alone?: boolean;
}

/** A whole screen that says what is wrong and what to do next. */
export function StatusPage({ kind, onRetry, request, alone = false }: StatusPageProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const actions = (
    <>
      {onRetry && (
        <Button appearance="primary" onClick={onRetry}>
          {t("errors.retry")}
        </Button>
      )}
      <ActionLink
        action={{ label: t("errors.home"), to: "/" }}
        appearance={onRetry ? "secondary" : "primary"}
      />
    </>
  );
  const page = (
    <MessageState
      level={1}
      className={alone ? styles.alone : styles.page}
      drawing={
        <div className={styles.drawing}>
          <BuoyDrawing />
        </div>
      }
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
      actions={actions}
    >
      {request !== undefined && <FailedRequest given={request} />}
    </MessageState>
  );
  return alone ? <main>{page}</main> : page;
}
