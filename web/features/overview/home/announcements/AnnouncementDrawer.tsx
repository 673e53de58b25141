import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";
import {
  AnnouncementCreateDocument,
  AnnouncementUpdateDocument,
  type HomeAnnouncementFragment,
} from "./announcements.generated.ts";
import { announcementTexts, codeOf, importances, languages } from "./announcementParts.ts";

const schema = async () => (await import("./announcementSchema.ts")).announcementSchema;

interface Written {
  title: string;
  text: string;
}
type Values = Record<(typeof languages)[number], Written> & {
  importance: string;
  startsAt: string | null;
  endsAt: string | null;
};

function valuesOf(row: HomeAnnouncementFragment | null, now: number): Values {
  const saying = (locale: (typeof languages)[number]): Written => {
    const found = row?.texts.find(({ language }) => language === codeOf(locale));
    return { title: found?.title ?? "", text: found?.text ?? "" };
  };
  return {
    importance: row?.importance ?? "NORMAL",
    startsAt: row?.startsAt ?? new Date(new Date(now).setSeconds(0, 0)).toISOString(),
    endsAt: row?.endsAt ?? null,
    cn: saying("cn"),
    en: saying("en"),
    ar: saying("ar"),
    fr: saying("fr"),
  };
}

export interface AnnouncementDrawerProps extends DrawerState {
  row: HomeAnnouncementFragment | null;
  now: number;
  onDone: () => void;
}

export function AnnouncementDrawer({ row, now, onDone, ...state }: AnnouncementDrawerProps) {
  const words = useWords(announcementTexts);
  const { t } = useTranslation("shell");
  const mutate = useMutate();
  const [initial] = useState(() => valuesOf(row, now));
  const key = useRef(newKey());
  const save = async ({ importance, startsAt, endsAt, ...said }: Values & { startsAt: string }) => {
    const input = {
      importance: importances.find((one) => one === importance) ?? "NORMAL",
      startsAt,
      endsAt,
      texts: languages
        .filter((one) => said[one].title !== "")
        .map((one) => ({ ...said[one], language: codeOf(one) })),
    };
    await (row
      ? mutate(AnnouncementUpdateDocument, { id: row.id, input })
      : mutate(AnnouncementCreateDocument, { input, idempotencyKey: key.current }));
    state.onClose();
    onDone();
    showToast({ tone: "success", text: words("form.done") });
  };
  return (
    <FormDrawer
      {...state}
      title={words(row ? "form.edit" : "form.write")}
      meta={words("form.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("form.submit")}
      onSubmit={save}
    >
      <SelectField
        name="importance"
        label={words("fields.importance")}
        required
        options={optionsOf(words, "importances", importances)}
      />
      <DateTimeField name="startsAt" label={words("fields.startsAt")} required />
      <DateTimeField name="endsAt" label={words("fields.endsAt")} help={words("form.endsHelp")} />
      {languages.map((one) => (
        <FormSection key={one} title={t(`languages.${one}`)}>
          <TextField name={`${one}.title`} label={words("fields.title")} />
          <TextAreaField name={`${one}.text`} label={words("fields.text")} rows={3} />
        </FormSection>
      ))}
    </FormDrawer>
  );
}
