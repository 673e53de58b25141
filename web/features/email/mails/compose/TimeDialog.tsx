import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { fieldMessage } from "#web/ui/form/field/fieldMessage.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { dayOf } from "#web/ui/form/dates/dayText.ts";
import { snoozeTimes } from "#web/features/email/mails/data/mailTools.ts";
import type { OpenTimePrompt } from "#web/features/email/mails/data/pickTime.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const longest = 365 * day;

const lastDay = () => dayOf(new Date(Date.now() + longest));
const isOver = (at: string) => Date.parse(at) < Date.now() + minute;
const isFar = (at: string) => Date.parse(at) > Date.now() + longest;

const timeSchema = z.object({
  at: z.pipe(
    z.nullable(z.string()),
    z.string("REQUIRED").check(
      z.refine((at) => !Number.isNaN(Date.parse(at)), "INVALID"),
      z.refine((at) => !isOver(at), "OVER"),
      z.refine((at) => !isFar(at), { error: () => fieldMessage("TOO_LATE", { max: lastDay() }) }),
    ),
  ),
});

const useStyles = makeStyles({ surface: { maxInlineSize: "440px" } });

/** Asks for the day and the time of something. */
export function TimeDialog({
  prompt: { title, action, answer },
  open,
}: {
  prompt: OpenTimePrompt;
  open: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  useFocusBack(open, "dialog");
  const initial = {
    at:
      snoozeTimes(new Date())
        .find(({ id }) => id === "tomorrow")
        ?.at.toISOString() ?? null,
  };
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || answer(undefined)}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <Form
              label={title}
              schema={timeSchema}
              initial={initial}
              onSubmit={async ({ at }) => answer(new Date(at))}
              onCancel={() => answer(undefined)}
              submitLabel={action}
            >
              <DateTimeField
                name="at"
                label={t("snooze.field")}
                required
                min={dayOf(new Date())}
                max={lastDay()}
              />
            </Form>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
