import { Button, Input, makeStyles } from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "#web/ui/figure/QrCode.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Stepper } from "#web/ui/timeline/Stepper.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LazyDialog } from "./LazyDialog.tsx";
import { useOpen } from "./useOpen.ts";

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "center", gap: "12px" },
  code: { inlineSize: "160px", marginInline: "auto" },
  line: { margin: 0 },
  problem: { margin: 0, color: appTokens.badForeground },
});

const steps = ["scan", "code", "done"] as const;
const address = "otpauth://totp/Berth:client?secret=JBSWY3DPEHPK3PXP&issuer=Berth";

export function TwoStepsPiece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { used, open, show, close } = useOpen();
  const [at, setAt] = useState(0);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const say = (key: string) => t(`dialogs.TwoSteps.${key}`);
  const on = () => {
    if (at === 1 && code !== "123456") return setWrong(true);
    if (at === 2) return close();
    setAt(at + 1);
  };
  const begin = () => {
    setAt(0);
    setCode("");
    setWrong(false);
    show();
  };
  return (
    <>
      <div className={styles.row}>
        <Button onClick={begin}>{say("open")}</Button>
        {at === 2 && !open && <StatusPill tone="ok">{say("on")}</StatusPill>}
      </div>
      {used && (
        <LazyDialog
          open={open}
          title={say("title")}
          onClose={close}
          actions={
            <>
              {at === 1 && <Button onClick={() => setAt(0)}>{say("back")}</Button>}
              <Button appearance="primary" onClick={on}>
                {say(at === 2 ? "close" : "next")}
              </Button>
            </>
          }
        >
          <Stepper
            label={say("title")}
            steps={steps.map((step, place) => ({
              id: step,
              name: say(step),
              note: "",
              state: place < at || at === 2 ? "done" : place === at ? "now" : "waiting",
            }))}
          />
          <p className={styles.line} role="status">
            {say(`${steps[at] ?? "done"}Line`)}
          </p>
          {at === 0 && (
            <div className={styles.code}>
              <QrCode text={address} label={say("qr")} />
            </div>
          )}
          {at === 1 && (
            <Input
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              aria-label={say("code")}
              aria-invalid={wrong}
              aria-describedby={wrong ? id : undefined}
              onChange={(_, { value }) => setCode(value)}
            />
          )}
          {at === 1 && wrong && (
            <p id={id} role="alert" className={styles.problem}>
              {say("wrong")}
            </p>
          )}
        </LazyDialog>
      )}
    </>
  );
}
