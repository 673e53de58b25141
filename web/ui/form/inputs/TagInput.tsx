import {
  Field,
  makeStyles,
  mergeClasses,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from "@fluentui/react-components";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { splitTags } from "./splitTags.ts";
import { textsOf } from "#web/ui/form/field/textsOf.ts";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";

/** Several texts or values, as chips. */
export interface TagFieldProps extends FieldDeclaration {
  /** What may be chosen; without it anything may be typed. */
  options?: readonly Choice[];
  /** With options: whether something else may be typed too. Without options it may. */
  free?: boolean;
  /** No more than so many can be entered. */
  max?: number;
  placeholder?: string;
}

const useStyles = makeStyles({
  control: { minWidth: 0, inlineSize: "100%", boxSizing: "border-box", ...phoneControl },
  // As high as the other controls: Fluent leaves the borders out of its sum.
  line: { paddingTop: "5px", paddingBottom: "5px" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
  chip: { maxInlineSize: "100%" },
  wrong: {
    backgroundColor: appTokens.badBackground,
    color: appTokens.badForeground,
    ":hover": { color: appTokens.badForeground },
  },
  none: { padding: "6px 8px", color: appTokens.colorNeutralForeground3 },
});

/** The code behind `TagField`. */
export function TagInput(props: TagFieldProps) {
  const { name, options, free = options === undefined, max = Infinity, placeholder, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation(["form", "ui"]);
  const labelOf = (tag: string) => options?.find(({ value }) => value === tag)?.label ?? tag;
  const { value, set, onBlur, ref, error, errorAt } = useFormField(props, {
    describe: (given) => textsOf(given).map(labelOf).join(t("ui:form.and")),
  });
  const [typed, setTyped] = useState("");
  const tags = textsOf(value);
  const wanted = typed.trim().toLocaleLowerCase();
  const offered = (options ?? []).filter(
    (option) => !tags.includes(option.value) && option.label.toLocaleLowerCase().includes(wanted),
  );
  const fixed = declaration.disabled === true || declaration.readOnly === true;

  const add = (texts: readonly string[]) => {
    const known = texts.map(
      (text) =>
        options?.find(({ label, value: option }) => option === text || label === text)?.value ??
        (free ? text : undefined),
    );
    const next = [...new Set([...tags, ...known.filter((tag) => tag !== undefined)])];
    setTyped("");
    if (next.length > tags.length) set(next.slice(0, max));
  };
  const finish = (event: KeyboardEvent) => {
    const ends = event.key === "," || event.key === "，" || (event.key === "Enter" && free);
    if (!ends || event.nativeEvent.isComposing || (event.key === "Enter" && typed.trim() === "")) return;
    event.preventDefault();
    add(splitTags(typed));
  };
  const paste = (event: ClipboardEvent) => {
    const texts = splitTags(event.clipboardData.getData("text"));
    if (texts.length < 2) return;
    event.preventDefault();
    add(texts);
  };
  const leave = () => {
    if (free && typed.trim() !== "") add(splitTags(typed));
    else setTyped("");
    onBlur();
  };
  return (
    <Field {...fieldLooks(declaration, error)}>
      <TagPicker
        selectedOptions={tags}
        noPopover={options === undefined || fixed}
        disabled={declaration.disabled}
        appearance={declaration.readOnly ? "filled-darker" : "outline"}
        onOptionSelect={(_, { selectedOptions }) => {
          setTyped("");
          if (!fixed) set(selectedOptions.slice(0, max));
        }}
      >
        <TagPickerControl
          className={styles.control}
          {...(options !== undefined && {
            expandIcon: { className: styles.expand, "aria-label": t("combo.open") },
          })}
        >
          {tags.length > 0 && (
            <TagPickerGroup
              className={styles.line}
              aria-label={t("tags.chosen", { label: declaration.label })}
            >
              {tags.map((tag, index) => {
                const wrong = errorAt(index);
                return (
                  <Tag
                    key={tag}
                    value={tag}
                    shape="rounded"
                    className={mergeClasses(styles.chip, wrong !== undefined && styles.wrong)}
                    title={wrong}
                    disabled={declaration.disabled}
                    dismissible={!fixed}
                    dismissIcon={{ "aria-label": t("tags.remove", { name: labelOf(tag) }) }}
                  >
                    <bdi>{labelOf(tag)}</bdi>
                  </Tag>
                );
              })}
            </TagPickerGroup>
          )}
          <TagPickerInput
            ref={ref}
            className={styles.line}
            name={name}
            autoComplete="off"
            readOnly={declaration.readOnly || tags.length >= max}
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={finish}
            onPaste={paste}
            onBlur={leave}
          />
        </TagPickerControl>
        <TagPickerList>
          {offered.length > 0 ? (
            offered.map((option) => (
              <TagPickerOption key={option.value} value={option.value} text={option.label}>
                {option.label}
              </TagPickerOption>
            ))
          ) : (
            <span className={styles.none}>{t("combo.none")}</span>
          )}
        </TagPickerList>
      </TagPicker>
    </Field>
  );
}
