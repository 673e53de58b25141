import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { CraneDrawing } from "#web/ui/feedback/CraneDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { ShipDrawing } from "#web/ui/feedback/ShipDrawing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  page: { boxSizing: "border-box", minBlockSize: "100dvh" },
  request: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minBlockSize: "24px",
    marginBlock: "16px 0",
    color: appTokens.colorNeutralForeground3,
  },
  id: { fontFamily: appTokens.fontFamilyMonospace },
});

/** The screens that tell of the service's own state. */
export type NoticeKind = "serverError" | "comingSoon" | "maintenance";

/** A whole screen about the service: it failed, it is being upgraded, or what is asked for is not ready. */
export function NoticePage({ kind }: { kind: NoticeKind }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
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
        {kind === "serverError" && <RequestId />}
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

/** The number of the failed request, as the address names it; without one, that of a question to the gateway now. */
function RequestId() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const given = useSearchParams()[0].get("request");
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (given === null) void askHealth().then(({ requestId }) => setOwn(requestId));
  }, [given]);
  // An address can be made by anyone: what cannot be a number of ours is not repeated as one.
  const id = given !== null && /^[\w-]{1,64}$/.test(given) ? given : own;
  return (
    <p className={styles.request}>
      {id !== null && (
        <>
          {t("errors.request")}
          <bdi dir="ltr" className={styles.id}>
            {id}
          </bdi>
          <CopyButton text={id} label={t("errors.copy")} />
        </>
      )}
    </p>
  );
}

async function askHealth(): Promise<{ ok: boolean; requestId: string | null }> {
  try {
    const { ok, headers } = await fetch("/healthz", { cache: "no-store" });
    return { ok, requestId: headers.get("x-request-id") };
  } catch {
    return { ok: false, requestId: null };
  }
}
