import { Button, mergeClasses } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowDown20Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp20Regular } from "@fluentui/react-icons/svg/arrow-up";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isRecord } from "#web/lib/isRecord.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useRegisteredField } from "#web/ui/form/field/fieldRegistry.ts";
import type { FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";
import { useArrayFieldStyles } from "./arrayFieldStyles.ts";

/** Rows of fields. */
export interface ArrayFieldProps extends FieldDeclaration {
  /** The fields of a row; `row` is the name to begin theirs with, `ports.0`. */
  children: (row: string, index: number) => ReactNode;
  /** The values of a new row. */
  blank: object;
  /** The word on the button that adds one. */
  addLabel: string;
  max?: number;
  /** Each row in a box, its fields one below the other and its buttons under them, as on a phone: for rows of several lines. */
  boxed?: boolean;
  /** Writes the rows for the panel of a version conflict; their `name`s by default. */
  describe?: (rows: unknown) => string;
}

/** A field for rows of fields that can be added, removed and brought into order; Alt and the arrow keys move a row too. */
export function ArrayField({
  name,
  label,
  help,
  required = false,
  disabled = false,
  readOnly = false,
  children,
  blank,
  addLabel,
  max = 50,
  boxed = false,
  describe,
}: ArrayFieldProps) {
  const styles = useArrayFieldStyles();
  const { t } = useTranslation("ui");
  const { setValue, formState } = useFormContext();
  const held: unknown = useWatch({ name });
  const rows: readonly unknown[] = Array.isArray(held) ? held : [];
  // A row keeps its number wherever it is moved, so that its fields keep what was typed.
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const keys = rows.map((_, index) => numbers[index] ?? -1 - index);
  const words = useProblemWords();
  useRegisteredField(name, label, describe ?? ((given) => namesOf(given) || t("form.nothing")));
  // What is wrong within a row stands there.
  const problem: unknown = get(formState.errors, `${name}.message`);
  const error = typeof problem === "string" ? words(problem) : undefined;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const fixed = disabled || readOnly;
  const note = error ?? help;

  const focusRow = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>("input, select, textarea")?.focus(),
    );
  const change = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setNumbers(nextKeys);
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  };
  const add = () => {
    change([...rows, blank], [...keys, Math.max(0, ...keys) + 1]);
    focusRow(rows.length);
  };
  const drop = (index: number) => {
    change(rows.toSpliced(index, 1), keys.toSpliced(index, 1));
    if (rows.length > 1) focusRow(Math.min(index, rows.length - 2));
    else addButton.current?.focus();
  };
  const shift = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    const moved = <TEntry,>(list: readonly TEntry[]) =>
      list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1));
    change(moved(rows), moved(keys));
  };
  const shiftByKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || fixed || event.defaultPrevented) return;
    event.preventDefault();
    shift(index, by);
  };
  return (
    <fieldset className={styles.field} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={styles.legend}>
        {label}
        {required && (
          <span aria-hidden className={styles.star}>
            *
          </span>
        )}
      </legend>
      <ol ref={list} className={styles.rows}>
        {keys.map((key, index) => (
          <li
            key={key}
            className={mergeClasses(styles.row, boxed && styles.boxed)}
            onKeyDown={(event) => shiftByKey(event, index)}
          >
            <div className={mergeClasses(styles.fields, boxed && styles.stacked)}>
              {children(`${name}.${index}`, index)}
            </div>
            {!fixed && (
              <div className={mergeClasses(styles.tools, !boxed && styles.lowered)}>
                <Hint label={t("form.rows.up", { place: index + 1 })}>
                  <Button
                    appearance="subtle"
                    icon={<ArrowUp20Regular />}
                    disabledFocusable={index === 0}
                    onClick={() => shift(index, -1)}
                  />
                </Hint>
                <Hint label={t("form.rows.down", { place: index + 1 })}>
                  <Button
                    appearance="subtle"
                    icon={<ArrowDown20Regular />}
                    disabledFocusable={index === rows.length - 1}
                    onClick={() => shift(index, 1)}
                  />
                </Hint>
                <Hint label={t("form.rows.remove", { place: index + 1 })}>
                  <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => drop(index)} />
                </Hint>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!fixed && rows.length < max && (
        <Button ref={addButton} className={styles.add} icon={<Add20Regular />} onClick={add}>
          {addLabel}
        </Button>
      )}
      {note && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : "alert"}
          className={mergeClasses(styles.note, error !== undefined && styles.error)}
        >
          {note}
        </p>
      )}
    </fieldset>
  );
}

function namesOf(rows: unknown): string {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return list.map((row) => (isRecord(row) && "name" in row ? String(row["name"]) : "")).join(" · ");
}
