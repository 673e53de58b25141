import { useWatch } from "react-hook-form";
import { useWords } from "#web/lib/texts/words.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { texts } from "./calendarView.ts";
import { useCalendarGuestsQuery } from "./events.generated.ts";
import { useCalendarName } from "./useCalendarName.ts";
import { readRule, repeats } from "./repeatRule.ts";

const minutes = ["0", "5", "10", "30", "60", "1440", "10080"];

export interface EventFieldsProps {
  calendars: readonly string[];
  /** The rule that the event begins with. */
  rule: string;
}

export function EventFields({ calendars, rule }: EventFieldsProps) {
  const words = useWords(texts);
  const nameOf = useCalendarName();
  const [allDay, repeat, reminder]: readonly unknown[] = useWatch({ name: ["allDay", "repeat", "reminder"] });
  const contacts = useCalendarGuestsQuery().data?.contacts.items ?? [];
  const offered = readRule(rule).repeat === "KEEP" ? repeats : repeats.filter((one) => one !== "KEEP");
  const before =
    typeof reminder === "string" && reminder !== "" && !minutes.includes(reminder) ? [reminder] : [];
  return (
    <>
      <TextField name="title" label={words("fields.title")} required />
      <ComboField
        name="calendar"
        label={words("fields.calendar")}
        required
        create={(value) => ({ value, label: value })}
        labelOf={nameOf}
        options={calendars.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SwitchField name="allDay" label={words("fields.allDay")} />
      {allDay === true ? (
        <>
          <DateField name="firstDay" label={words("fields.firstDay")} required />
          <DateField name="lastDay" label={words("fields.lastDay")} required />
        </>
      ) : (
        <>
          <DateTimeField name="start" label={words("fields.start")} required />
          <DateTimeField name="end" label={words("fields.end")} required />
        </>
      )}
      <SelectField
        name="repeat"
        label={words("fields.repeat")}
        options={offered.map((value) => ({ value, label: words(`repeats.${value}`) }))}
      />
      {repeat !== "NONE" && (
        <DateField name="until" label={words("fields.until")} help={words("form.untilHelp")} />
      )}
      <TagField
        name="guests"
        label={words("fields.guests")}
        free
        max={50}
        options={contacts.map(({ fullName }) => ({ value: fullName, label: fullName }))}
      />
      <TextField name="location" label={words("fields.location")} />
      <TextField name="url" label={words("fields.url")} kind="ltr" />
      <SelectField
        name="reminder"
        label={words("fields.reminder")}
        options={["", ...minutes, ...before].map((value) => ({
          value,
          label: words([`reminders.${value || "none"}`, "reminders.other"], { count: Number(value) }),
        }))}
      />
      <TextAreaField name="description" label={words("fields.description")} rows={4} max={5_000} />
    </>
  );
}
