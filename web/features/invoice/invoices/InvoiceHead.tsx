import { Field, makeStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWords } from "#web/lib/texts/words.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ClientField } from "./ClientField.tsx";
import { dayAfter, daysBetween, type InvoiceFormInput } from "./invoiceForm.ts";
import { invoiceList } from "./invoiceList.ts";

const terms = [0, 7, 14, 28, 30, 60];

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    gap: "12px 16px",
    alignItems: "start",
    "@media (min-width: 640px) and (max-width: 959.98px)": {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    },
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  two: { gridColumnEnd: "span 2", "@media (max-width: 639.98px)": { gridColumnEnd: "auto" } },
});

/** Whom an invoice is for, what for, and until when it is to be paid. */
export function InvoiceHead() {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const cell = (child: React.ReactElement) => <div className={styles.two}>{child}</div>;
  return (
    <Card title={words("form.head")}>
      <div className={styles.grid}>
        {cell(<ClientField name="clientId" />)}
        {cell(<TextField name="service" label={words("fields.service")} required />)}
        {cell(<TextField name="reference" label={words("form.reference")} />)}
        {cell(<DateField name="issuedDate" label={words("fields.date")} required />)}
        {cell(<Terms />)}
        {cell(<DateField name="dueDate" label={words("fields.dueDate")} required />)}
      </div>
    </Card>
  );
}

/** So many days after the issue: what the two days say, and a way to set the later one. */
function Terms() {
  const words = useWords(invoiceList.texts);
  const { setValue } = useFormContext<InvoiceFormInput>();
  const [issued, due] = useWatch<InvoiceFormInput, ["issuedDate", "dueDate"]>({
    name: ["issuedDate", "dueDate"],
  });
  const known = useRef({ issued, due });
  const term = issued && due ? daysBetween(issued, due) : undefined;
  useEffect(() => {
    const before = known.current;
    known.current = { issued, due };
    // An invoice that is issued later is due later.
    if (issued && before.issued && before.due && issued !== before.issued && due === before.due)
      setValue("dueDate", dayAfter(issued, daysBetween(before.issued, before.due)), { shouldDirty: true });
  }, [issued, due, setValue]);
  return (
    <Field label={words("form.terms")}>
      <ListBox
        value={term !== undefined && terms.includes(term) ? String(term) : ""}
        onChange={({ target }) =>
          issued &&
          setValue("dueDate", dayAfter(issued, Number(target.value)), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        <option value="" disabled>
          {words("form.ownTerm")}
        </option>
        {terms.map((days) => (
          <option key={days} value={days}>
            {words("form.days", { count: days })}
          </option>
        ))}
      </ListBox>
    </Field>
  );
}
