import { Button, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { offerUndoKey } from "#web/ui/feedback/openUndos.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText, useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { mailOutbox } from "#web/features/email/mails/data/mailOutbox.ts";
import { openCompose } from "#web/features/email/mails/data/composeStore.ts";
import { type HeldMail, keepHeld, useHeldMail } from "#web/features/email/mails/data/heldMail.ts";
import { useTakeBack } from "./useTakeBack.ts";

const useStyles = makeStyles({
  bar: {
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    gap: "16px",
    minBlockSize: "48px",
    padding: "4px 24px",
    borderTop: `1px solid ${appTokens.tintLine}`,
    backgroundColor: appTokens.tint,
    fontVariantNumeric: "tabular-nums",
    boxSizing: "border-box",
    "@media (max-width: 639.98px)": { justifyContent: "space-between", padding: "4px 16px" },
  },
});

/** What was sent and can still be taken back: it goes out in some seconds, or when the gateway is back, or was refused. */
export function HeldBar() {
  const { t } = useTranslation("email");
  const errorText = useErrorText();
  const held = useHeldMail();
  const underWay = useStore(mailOutbox.sending);
  const letters = useOutbox(mailOutbox).filter(
    ({ id, letter, failed }) => letter && id !== underWay && (!letter.isDraft || failed !== null),
  );
  const last = letters.find(({ failed }) => failed !== null) ?? letters.at(-1);
  const takeBack = () => {
    if (last && mailOutbox.discard(last.id)) openCompose({ ...last.letter?.written, unsaved: true });
    else showToast({ tone: "info", text: t("waits.gone") });
  };
  const waiting = last && (
    <Bar onTakeBack={takeBack}>
      <span role="status">
        {last.failed === null
          ? t("compose.waiting", { count: letters.length })
          : t("compose.refused", { reason: errorText(new AppError(last.failed, last.failed)) })}
      </span>
    </Bar>
  );
  return held ? <Held key={held.until} held={held} otherwise={waiting} /> : waiting;
}

function Bar({ children, onTakeBack }: { children: ReactNode; onTakeBack: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  return (
    <div className={styles.bar}>
      {children}
      <Button appearance="primary" onClick={onTakeBack}>
        {t("compose.takeBack")}
      </Button>
    </div>
  );
}

function Held({ held: { id, until }, otherwise }: { held: HeldMail; otherwise: ReactNode }) {
  const { t } = useTranslation("email");
  const tellError = useErrorToast();
  const mails = useTakeBack();
  const [now, setNow] = useState(Date.now);
  const isOver = until <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  const takeBack = () => {
    keepHeld(undefined);
    mails.takeBack(id).catch((thrown: unknown) => {
      tellError(thrown);
      keepHeld({ id, until });
    });
  };
  const latest = useRef(takeBack);
  useEffect(() => {
    latest.current = takeBack;
  });
  useEffect(() => {
    if (!isOver) return offerUndoKey({ text: t("compose.sent"), until, run: () => latest.current() });
  }, [isOver, until, t]);
  if (isOver) return otherwise;
  return (
    <Bar onTakeBack={takeBack}>
      <span role="timer">{t("compose.held", { count: Math.max(1, Math.ceil((until - now) / 1_000)) })}</span>
    </Bar>
  );
}
