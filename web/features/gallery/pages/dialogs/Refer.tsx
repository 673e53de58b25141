import { Button, Input, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { LazyDialog } from "./parts/LazyDialog.tsx";
import { useOpen } from "./parts/useOpen.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", gap: "8px" },
  input: { flexGrow: 1, minInlineSize: 0 },
  reward: { ...typographyStyles.title3, margin: 0 },
});

const link = "https://berth.example/r/tide-42";
const steps = ["send", "join", "earn"] as const;

export const Refer: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { money } = useFormat();
  const { used, open, show, close } = useOpen();
  const say = (key: string) => t(`dialogs.Refer.${key}`);
  return (
    <>
      <Button onClick={show}>{say("open")}</Button>
      {used && (
        <LazyDialog open={open} title={say("title")} onClose={close}>
          <p className={styles.reward}>
            {t("dialogs.Refer.reward", {
              amount: money({ amountMinor: 5000, currency: "CNY" }, { whole: true }),
            })}
          </p>
          <Timeline
            label={say("title")}
            events={steps.map((id) => ({ id, tone: "info", title: say(id), text: say(`${id}Text`) }))}
          />
          <div className={styles.row}>
            <Input className={styles.input} readOnly dir="ltr" value={link} aria-label={say("link")} />
            <Button appearance="primary" onClick={() => void copyText(link, say("copied"))}>
              {say("copy")}
            </Button>
          </div>
        </LazyDialog>
      )}
    </>
  );
}
