import { Button, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CraneDrawing } from "#web/ui/feedback/CraneDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { ShipDrawing } from "#web/ui/feedback/ShipDrawing.tsx";
import { FailedRequest } from "./FailedRequest.tsx";
import { askHealth } from "./health.ts";

const useStyles = makeStyles({
  page: { boxSizing: "border-box", minBlockSize: "100dvh" },
});

/** The screens that tell of the service's own state. */
export type NoticeKind = "serverError" | "comingSoon" | "maintenance";

/** A whole screen about the service: it failed, it is being upgraded, or what is asked for is not ready. */
export function NoticePage({ kind }: { kind: NoticeKind }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const [search] = useSearchParams();
  const home = (
    <ActionLink
      action={{ label: t("errors.home"), to: "/" }}
      appearance={kind === "serverError" ? "secondary" : "primary"}
    />
  );
  return (
    <main>
      <MessageState
        level={1}
        className={styles.page}
        drawing={kind === "serverError" ? <ShipDrawing /> : <CraneDrawing />}
        title={t(`errors.${kind}.title`)}
        text={t(`errors.${kind}.text`)}
        actions={kind === "serverError" ? <Retry>{home}</Retry> : home}
      >
        {kind === "serverError" && <FailedRequest given={search.get("request")} />}
      </MessageState>
    </main>
  );
}

/** Asks the gateway whether it works again, and then leads back to where the error arose: the place named by `from`. */
function Retry({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    const { ok, requestId } = await askHealth();
    setAsking(false);
    if (ok) return navigate(safeTarget(search.get("from"), window.location.origin) ?? "/", { replace: true });
    setSearch((now) => (requestId ? { ...Object.fromEntries(now), request: requestId } : now), {
      replace: true,
    });
  };
  return (
    <>
      <Button appearance="primary" disabledFocusable={asking} onClick={() => void retry()}>
        {t(asking ? "errors.checking" : "errors.retry")}
      </Button>
      {children}
    </>
  );
}
