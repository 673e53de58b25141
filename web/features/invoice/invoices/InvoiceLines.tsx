import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { ReOrderDotsVertical20Regular } from "@fluentui/react-icons/svg/re-order-dots-vertical";
import { useRef } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useRegisteredField } from "#web/ui/form/field/fieldRegistry.ts";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SortableList } from "#web/ui/reorder/SortableList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { blankLine, type InvoiceFormInput } from "./invoiceForm.ts";
import { invoiceList } from "./invoiceList.ts";
import { useLineStyles } from "./lineStyles.ts";
import { currency } from "./invoiceStates.ts";

const mostLines = 200;
const rates = ["0", "550", "1000", "1900", "2000", "2500"];

const useStyles = makeStyles({
  error: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
});

const linesText = (given: unknown) =>
  (Array.isArray(given) ? given : [])
    .map(({ title, quantity }: InvoiceFormInput["lines"][number]) => `${title} × ${quantity ?? "–"}`)
    .join(" · ");

/** The lines of an invoice, which are dragged or moved by Alt and the arrow keys. */
export function InvoiceLines() {
  const own = useStyles();
  const styles = useLineStyles();
  const words = useWords(invoiceList.texts);
  const problemWords = useProblemWords();
  const { money, rate: rateText } = useFormat();
  const { setValue, getValues, formState } = useFormContext<InvoiceFormInput>();
  const lines = useWatch<InvoiceFormInput, "lines">({ name: "lines" });
  const list = useRef<HTMLDivElement>(null);
  useRegisteredField("lines", words("form.lines"), linesText);
  const problem: unknown =
    get(formState.errors, "lines.message") ?? get(formState.errors, "lines.root.message");

  const change = (next: InvoiceFormInput["lines"]) =>
    setValue("lines", next, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  const focusLine = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll("li")[index]?.querySelector<HTMLElement>("input")?.focus(),
    );
  const add = () => {
    change([...getValues("lines"), blankLine(newKey())]);
    focusLine(lines.length);
  };
  const drop = (index: number) => {
    change(getValues("lines").toSpliced(index, 1));
    focusLine(Math.max(0, Math.min(index, lines.length - 2)));
  };
  const move = (key: string, to: number) => {
    const now = getValues("lines");
    const from = now.findIndex((one) => one.key === key);
    const moved = now[from];
    if (moved && to >= 0 && to < now.length) change(now.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const known = [...new Set([...rates, ...lines.map(({ taxRate }) => taxRate)])];
  const taxes = known
    .toSorted((a, b) => Number(a) - Number(b))
    .map((rate) => ({
      value: rate,
      label: rate === "0" ? words("line.exempt") : rateText(Number(rate)),
    }));
  return (
    <Card title={words("form.lines")} line={words("form.linesHint", { count: lines.length })}>
      <div ref={list} role="group" aria-label={words("form.lines")}>
        <div className={mergeClasses(styles.row, styles.head)} aria-hidden>
          {["", "title", "quantity", "price", "tax", "amount"].map((name) => (
            <span key={name} className={name === "amount" ? styles.end : ""}>
              {name && words(`line.${name}`)}
            </span>
          ))}
        </div>
        <SortableList
          ids={lines.map(({ key }) => key)}
          className={styles.list}
          itemClassName={styles.item}
          onMove={move}
        >
          {(key, handle) => {
            const index = lines.findIndex((one) => one.key === key);
            const line = lines[index];
            if (!line) return null;
            const place = { place: index + 1 };
            const at = `lines.${index}`;
            const sum = (line.quantity ?? 0) * (line.price ?? 0);
            return (
              <div className={styles.row} role="group" aria-label={words("line.place", place)}>
                <Hint label={words("line.move", place)}>
                  <Button
                    ref={handle.handleRef}
                    className={styles.handle}
                    appearance="subtle"
                    size="small"
                    icon={<ReOrderDotsVertical20Regular />}
                    onKeyDown={handle.onKeyDown}
                  />
                </Hint>
                <div className={styles.words}>
                  <TextField name={`${at}.title`} label={words("line.title")} required />
                  <TextField
                    name={`${at}.detail`}
                    label={words("line.detail")}
                    placeholder={words("line.detail")}
                  />
                </div>
                <NumberField name={`${at}.quantity`} label={words("line.quantity")} required />
                <MoneyField name={`${at}.price`} label={words("line.price")} required currency={currency} />
                <SelectField name={`${at}.taxRate`} label={words("line.tax")} options={taxes} />
                <span className={styles.amount}>
                  {Number.isSafeInteger(sum) ? money({ amountMinor: sum, currency }) : "–"}
                </span>
                <Hint label={words("line.remove", place)}>
                  <Button
                    className={styles.drop}
                    appearance="subtle"
                    size="small"
                    icon={<Delete20Regular />}
                    onClick={() => drop(index)}
                  />
                </Hint>
              </div>
            );
          }}
        </SortableList>
      </div>
      {typeof problem === "string" && (
        <p role="alert" className={own.error}>
          {problemWords(problem)}
        </p>
      )}
      {lines.length < mostLines && (
        <Button appearance="subtle" className={styles.add} icon={<Add20Regular />} onClick={add}>
          {words("form.addLine")}
        </Button>
      )}
    </Card>
  );
}
