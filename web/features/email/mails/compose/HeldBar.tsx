import { Button, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type MailCommand, mailOutbox } from "#web/features/email/mails/data/mailOutbox.ts";
import { openCompose } from "#web/features/email/mails/data/composeStore.ts";
import { type HeldMail, heldStore } from "#web/features/email/mails/data/heldStore.ts";

const useStyles = makeStyles({
  bar: {
    position: "fixed",
    zIndex: 30,
    insetInlineStart: "24px",
    insetBlockEnd: "24px",
    display: "flex",
    alignItems: "center",
    gap: "16px",
    padding: "8px 8px 8px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.colorNeutralBackground1,
    boxShadow: appTokens.shadow16,
    fontVariantNumeric: "tabular-nums",
    maxInlineSize: "min(480px, calc(100vw - 48px))",
    boxSizing: "border-box",
    "& > button": { flexShrink: 0 },
    "@media (max-width: 639.98px)": {
      insetInline: "16px",
      justifyContent: "space-between",
      maxInlineSize: "none",
    },
  },
});

/** What was sent and can still be taken back: it goes out in some seconds, or when the gateway is back, or was refused. */
export function HeldBar() {
  const { t } = useTranslation("email");
  const onGateway = useStore(heldStore);
  const underWay = useStore(mailOutbox.sending);
  const letters = useOutbox(mailOutbox).filter(
    ({ id, letter, failed }) => letter && id !== underWay && (!letter.isDraft || failed !== null),
  );
  const takeBack = ({ id, letter }: MailCommand) => {
    if (mailOutbox.discard(id)) openCompose({ ...letter?.written, unsaved: true });
    else showToast({ tone: "info", text: t("waits.gone") });
  };
  const here = letters.flatMap((deed) =>
    deed.failed === null && deed.after ? [{ until: deed.after, takeBack: () => takeBack(deed) }] : [],
  );
  const held = [...(onGateway ? [onGateway] : []), ...here]
    .toSorted((one, other) => one.until - other.until)
    .at(-1);
  const last = letters.find(({ failed }) => failed !== null) ?? letters.at(-1);
  const waiting = last ? (
    <Waiting deed={last} count={letters.length} onTakeBack={() => takeBack(last)} />
  ) : null;
  return held ? <Held key={held.until} held={held} otherwise={waiting} /> : waiting;
}

function Waiting({
  deed: { failed },
  count,
  onTakeBack,
}: {
  deed: MailCommand;
  count: number;
  onTakeBack: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const errorText = useErrorText();
  return (
    <div className={styles.bar}>
      <span role="status">
        {failed === null
          ? t("compose.waiting", { count })
          : t("compose.refused", { reason: errorText(new AppError(failed, failed)) })}
      </span>
      <Button appearance="primary" onClick={onTakeBack}>
        {t("compose.takeBack")}
      </Button>
    </div>
  );
}

function Held({ held, otherwise }: { held: HeldMail; otherwise: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const [now, setNow] = useState(Date.now);
  const isOver = held.until <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return otherwise;
  const takeBack = () => {
    if (heldStore.get() === held) heldStore.set(undefined);
    held.takeBack();
  };
  return (
    <div className={styles.bar}>
      <span role="timer">
        {t("compose.held", { count: Math.max(1, Math.ceil((held.until - now) / 1_000)) })}
      </span>
      <Button appearance="primary" onClick={takeBack}>
        {t("compose.takeBack")}
      </Button>
    </div>
  );
}
