import { Button } from "@fluentui/react-components";
import { CalendarClock20Regular } from "@fluentui/react-icons/svg/calendar-clock";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { FormProblem } from "#web/ui/form/notes/FormProblem.tsx";
import { showAtFields } from "#web/ui/form/showAtFields.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { timeActions } from "#web/features/email/mails/data/timeActions.ts";
import type { MailActions } from "#web/features/email/mails/data/useMailActions.ts";
import { useComposeContactsQuery } from "#web/features/email/mails/data/compose.generated.ts";
import { ComposeFields } from "./ComposeFields.tsx";
import type { Person } from "#web/features/email/mails/data/composeInput.ts";
import {
  composeSchema,
  replySchema,
  type ComposeValues,
} from "#web/features/email/mails/data/composeSchema.ts";
import {
  type Composing,
  composeStore,
  handOn,
  keepComposing,
} from "#web/features/email/mails/data/composeStore.ts";
import { useDraftSaving } from "./useDraftSaving.ts";
import { useSending } from "./useSending.ts";
import { useComposeWindowStyles } from "./composeWindowStyles.ts";

const none: readonly Person[] = [];

export interface ComposeWindowProps {
  composing: Composing;
  actions: MailActions;
}

/** The window a mail is written in, at the foot of the screen. */
export function ComposeWindow({ composing, actions }: ComposeWindowProps) {
  const styles = useComposeWindowStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data } = useComposeContactsQuery();
  const contacts = useMemo(
    () => data?.chatContacts.items.map(({ fullName: name, email }) => ({ name, email })) ?? none,
    [data],
  );
  const isReply = composing.replyTo !== undefined;
  const form = useForm<ComposeValues>({
    defaultValues: composing.values,
    mode: "onSubmit",
    resolver: schemaResolver(isReply ? replySchema : composeSchema),
  });
  const { state, note, leave, stop } = useDraftSaving(composing, contacts);
  const { send } = useSending(contacts);
  const [problem, setProblem] = useState<AppError>();
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (form.formState.isDirty) note(form.getValues());
  }, [values, form, note, form.formState.isDirty]);
  useEffect(() => {
    if (composing.unsaved) note(form.getValues());
  }, [composing, form, note]);
  useEffect(() => () => handOn(composing), [composing]);
  const { to, message } = composing.values;
  useEffect(() => form.setFocus(to.length === 0 ? "to" : "message"), [form, to, message]);

  const close = () => {
    composeStore.set(undefined);
    void leave();
  };
  const discard = async () => {
    composeStore.set(undefined);
    keepComposing(undefined);
    const draft = await stop();
    if (draft) await actions.change([draft.id], { isDeleted: true }, "movedTRASHED");
  };
  const submit = (sendAt?: Date) =>
    form.handleSubmit(async (given) => {
      setProblem(undefined);
      try {
        const draft = await stop();
        await send({ replyTo: composing.replyTo, draft, values: given }, sendAt);
      } catch (thrown) {
        const error = toAppError(thrown);
        note(given);
        if (!showAtFields(form, error)) setProblem(error);
      }
    })();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      close();
    }
  };
  const title = t(isReply ? "compose.reply" : composing.draft ? "compose.draft" : "compose.new");
  return (
    <FormProvider {...form}>
      <div role="dialog" aria-label={title} className={styles.window} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <span role="status" className={styles.state}>
            {composing.restored && state !== "saving" && state !== "kept"
              ? t("compose.restored")
              : t(`compose.states.${state}`)}
          </span>
          <ToolButton label={t("compose.close")} icon={<Dismiss20Regular />} onPress={close} />
        </div>
        <form
          noValidate
          className={styles.body}
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ComposeFields contacts={contacts} isReply={isReply} />
          {problem && <FormProblem error={problem} />}
        </form>
        <div className={styles.foot}>
          <Button
            appearance="primary"
            icon={<Send20Regular />}
            disabledFocusable={form.formState.isSubmitting}
            onClick={() => void submit()}
          >
            {t("compose.send")}
          </Button>
          <Hint label={t("compose.later")}>
            <MenuButton
              icon={<CalendarClock20Regular />}
              actions={() =>
                timeActions(
                  t,
                  format,
                  { title: t("compose.later"), action: t("compose.schedule") },
                  (at) => void submit(at),
                )
              }
            />
          </Hint>
          <span className={styles.end}>
            <ToolButton
              label={t("compose.discard")}
              icon={<Delete20Regular />}
              onPress={() => void discard()}
            />
          </span>
        </div>
      </div>
    </FormProvider>
  );
}
