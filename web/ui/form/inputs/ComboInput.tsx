import { Combobox, Field, makeStyles, Option, Spinner } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { useChoices, type ChoiceSource } from "./useChoices.ts";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";

/** One of many values, found by typing. */
export interface ComboFieldProps extends FieldDeclaration, ChoiceSource {
  placeholder?: string;
  /** The label of a value that the form begins with, where it is in no list yet. */
  labelOf?: (value: string) => string;
  /** Offers to make a new choice of what was typed. */
  create?: (text: string) => Choice | Promise<Choice>;
}

const useStyles = makeStyles({
  box: { minWidth: 0, ...phoneControl },
  input: { minWidth: 0, inlineSize: "100%" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
  list: { maxHeight: "320px" },
  note: { paddingInline: "8px" },
  create: { display: "flex", alignItems: "center", gap: "8px" },
});

const creating = "\u0000create";

/** The code behind `ComboField`. */
export function ComboInput(props: ComboFieldProps) {
  const { name, options, load, placeholder, labelOf, create, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("form");
  const [known, setKnown] = useState<readonly Choice[]>(options ?? []);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const labelOfValue = (given: unknown) =>
    typeof given !== "string" || given === ""
      ? ""
      : ([...known, ...(options ?? [])].find((choice) => choice.value === given)?.label ??
        labelOf?.(given) ??
        given);
  const { value, set, onBlur, ref, error } = useFormField(props, { describe: labelOfValue });
  const query = typed ?? "";
  const { state, found, more } = useChoices({ options, load }, query, open);
  const text = query.trim();
  const offersNew =
    create !== undefined &&
    text !== "" &&
    state === "ready" &&
    !found.some(({ label }) => label.toLocaleLowerCase() === text.toLocaleLowerCase());

  const take = (choice: Choice) => {
    setKnown([...known.filter(({ value: other }) => other !== choice.value), choice]);
    set(choice.value);
    setTyped(undefined);
  };
  const choose = async (chosen: string | undefined) => {
    if (chosen === creating && create) {
      setBusy(true);
      try {
        take(await create(text));
      } finally {
        setBusy(false);
      }
      return;
    }
    const choice = found.find((each) => each.value === chosen);
    if (choice) take(choice);
  };
  const close = () => {
    if (typed === "") set(null);
    setTyped(undefined);
    onBlur();
  };
  return (
    <Field {...fieldLooks(declaration, error)}>
      <Combobox
        ref={ref}
        className={styles.box}
        input={{ className: styles.input, name, autoComplete: "off", readOnly: declaration.readOnly }}
        listbox={{ className: styles.list }}
        placeholder={placeholder}
        disabled={declaration.disabled}
        open={open && !declaration.readOnly}
        onOpenChange={(_, data) => setOpen(data.open)}
        value={typed ?? labelOfValue(value)}
        selectedOptions={typeof value === "string" ? [value] : []}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          setTyped(target.value);
          setOpen(true);
        }}
        onOptionSelect={(_, { optionValue }) => void choose(optionValue)}
        onBlur={close}
        // The arrow keys open the choices: one stop is enough for the keyboard.
        expandIcon={{ className: styles.expand, tabIndex: -1, "aria-label": t("combo.open") }}
        {...((busy || (open && state === "loading")) && {
          expandIcon: <Spinner size="extra-tiny" aria-hidden />,
        })}
        {...(declaration.readOnly && { expandIcon: null, appearance: "filled-darker" })}
      >
        {found.map((choice) => (
          <Option key={choice.value} value={choice.value} text={choice.label}>
            <bdi>{choice.label}</bdi>
          </Option>
        ))}
        {offersNew && (
          <Option key={creating} value={creating} text={text}>
            <span className={styles.create}>
              <Add20Regular aria-hidden />
              {t("combo.create", { text })}
            </span>
          </Option>
        )}
        {note() && (
          <Option key="note" disabled value="" text="" className={styles.note} checkIcon={null}>
            {note()}
          </Option>
        )}
      </Combobox>
    </Field>
  );

  function note(): string | undefined {
    if (state === "failed") return t("combo.failed");
    if (state === "loading" && found.length === 0) return t("combo.loading");
    if (found.length === 0 && !offersNew) return t("combo.none");
    return more > 0 ? t("combo.more", { count: more }) : undefined;
  }
}
