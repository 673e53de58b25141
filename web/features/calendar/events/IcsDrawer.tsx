import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { FileChoice } from "#web/ui/importing/FileChoice.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { texts } from "./calendarView.ts";
import { CalendarRangeDocument } from "./events.generated.ts";
import { type IcsOutcome, sendIcs } from "./icsFile.ts";

const useStyles = makeStyles({
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  row: { display: "flex", justifyContent: "space-between", gap: "12px", overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.caption1, flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  bad: { ...typographyStyles.body1, margin: 0, color: appTokens.badForeground },
});

/** Brings an ICS file into the calendar: first it shows what would come, and what not and why. */
export function IcsDrawer({ open, onClose }: DrawerState) {
  const styles = useStyles();
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const format = useFormat();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const [state, show] = useState<{ file: File; outcome: IcsOutcome }>();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, refuse] = useState(false);
  const onUndone = () => void client.refetchQueries({ include: [CalendarRangeDocument] });
  const send = async (file: File, apply: boolean) => {
    setBusy(true);
    refuse(false);
    try {
      const outcome = await sendIcs(file, apply);
      if (!apply) return show({ file, outcome });
      onClose();
      onUndone();
      offerUndo({
        text: words("ics.done", { count: outcome.created, events: format.number(outcome.created) }),
        tokens: [outcome.undoToken],
        onUndone,
      });
    } catch (thrown) {
      if (toAppError(thrown).fields?.["file"]) refuse(true);
      else tellError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const count = state?.outcome.created ?? 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words("ics.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button
            appearance="primary"
            disabled={!state || count === 0 || isBusy}
            onClick={() => state && void send(state.file, true)}
          >
            {words("ics.apply", { count, events: format.number(count) })}
          </Button>
        </>
      }
    >
      <FileChoice
        accept=".ics,text/calendar"
        texts={{ drop: words("ics.drop"), limits: words("ics.limits") }}
        busy={isBusy}
        onFile={(file) => void send(file, false)}
      />
      {isRefused && (
        <p role="alert" className={styles.bad}>
          {words("ics.refused")}
        </p>
      )}
      {state && (
        <>
          <h3 className={styles.heading}>{words("ics.found", { count, events: format.number(count) })}</h3>
          <ul className={styles.list}>
            {state.outcome.first.map(({ title, start }, at) => (
              <li key={`${at} ${title}`} className={styles.row}>
                <bdi>{title}</bdi>
                <span className={styles.quiet}>{format.date(start)}</span>
              </li>
            ))}
          </ul>
          {state.outcome.skipped.length > 0 && (
            <>
              <h3 className={styles.heading}>
                {words("ics.skipped", {
                  count: state.outcome.skipped.length,
                  events: format.number(state.outcome.skipped.length),
                })}
              </h3>
              <ul className={styles.list}>
                {state.outcome.skipped.slice(0, 100).map(({ line, title, field }) => (
                  <li key={line}>
                    <div className={styles.row}>
                      <bdi>{title || words("newEvent")}</bdi>
                      <span className={styles.quiet}>{words("ics.line", { line: format.number(line) })}</span>
                    </div>
                    <div className={styles.quiet}>{words([`ics.reasons.${field}`, "ics.reasons.other"])}</div>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Drawer>
  );
}
