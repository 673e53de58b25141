import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { DateRangeField } from "#web/ui/form/dates/DateRangeField.tsx";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { day, dayRange, instant, time } from "#web/ui/form/dates/dayParts.ts";
import { TimeField } from "#web/ui/form/dates/TimeField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const [min, max] = ["2026-01-01", "2027-12-31"];
const schema = z.object({ due: day({ min, max }), at: time(), start: instant(), period: dayRange() });

export function DateExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.dates.due");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.dates.title")}
        schema={schema}
        initial={{
          due: "2026-11-21",
          at: "09:30",
          start: "2026-11-21T01:41:00.000Z",
          period: { from: "2026-11-01", to: null },
        }}
      >
        <DateField name="due" label={label} required min={min} max={max} />
        <TimeField name="at" label={t("kit.forms.dates.at")} required />
        <DateTimeField name="start" label={t("kit.forms.dates.start")} required />
        <DateRangeField name="period" label={t("kit.forms.dates.period")} required />
      </ExampleForm>
      <FieldStates value="2026-11-21" problem="TOO_LATE?max=2026-11-20">
        {(state) => <DateField {...state} label={label} />}
      </FieldStates>
    </>
  );
}
