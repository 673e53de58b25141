import { Field, Input, makeStyles } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { readNumber } from "#web/ui/form/fields/readNumber.ts";
import { digitsOf, type PriceRow, priceTexts, stepsOf, valueOf, valueText } from "./priceParts.ts";
import { PriceListDocument, PriceSetDocument } from "./prices.generated.ts";
import { useApolloClient } from "@apollo/client/react";

const useStyles = makeStyles({
  edit: { display: "flex", alignItems: "flex-start", gap: "4px", paddingBlock: "6px" },
  field: { flexGrow: 1, minInlineSize: 0 },
  input: { minWidth: 0, inlineSize: "100%" },
  tools: { display: "flex", gap: "4px", marginBlock: "4px" },
});

export interface PriceEditProps {
  price: PriceRow;
  name: string;
  onClose: () => void;
}

export function PriceEdit({ price, name, onClose }: PriceEditProps) {
  const styles = useStyles();
  const words = useWords(priceTexts);
  const { t } = useTranslation("ui");
  const format = useFormat();
  const errorText = useErrorText();
  const mutate = useMutate();
  const client = useApolloClient();
  const decimal = localeFacts[useLocale()].intl === "fr" ? "," : ".";
  const digits = digitsOf(price);
  const [typed, setTyped] = useState(() => {
    const text = (stepsOf(price, price.value) / 10 ** digits).toFixed(digits);
    const short = digits === 6 ? text.replace(/0{1,4}$/, "") : text;
    return short.replace(".", decimal);
  });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const problemOf = (steps: number | null): string | undefined => {
    if (steps === null) return t("form.errors.REQUIRED");
    if (Number.isNaN(steps))
      return t("form.errors.NO_NUMBER", { example: `12${digits ? `${decimal}40` : ""}` });
    const [min, max] = [price.min, price.max];
    const isWithin = steps >= stepsOf(price, min) && steps <= stepsOf(price, max);
    const bounds = { min: valueText(format, price, min), max: valueText(format, price, max) };
    return isWithin ? undefined : t("form.errors.OUT_OF_RANGE.max_min", bounds);
  };
  const save = async () => {
    const steps = readNumber(typed, digits, decimal);
    const wrong = problemOf(steps);
    setProblem(wrong);
    if (wrong !== undefined || steps === null || busy) return;
    setBusy(true);
    try {
      const wanted = { id: price.id, value: valueOf(price, steps), expectedVersion: price.version };
      await mutate(PriceSetDocument, wanted);
      showToast({ tone: "success", text: words("done", { name }) });
      onClose();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === "VERSION_CONFLICT") await client.refetchQueries({ include: [PriceListDocument] });
      setProblem(error.code === "VERSION_CONFLICT" ? words("overtaken") : errorText(error));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.edit}
      aria-label={words("edit", { name })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <Field className={styles.field} {...(problem !== undefined && { validationMessage: problem })}>
        <Input
          autoFocus
          className={styles.input}
          autoComplete="off"
          inputMode={digits > 0 ? "decimal" : "numeric"}
          aria-label={name}
          value={typed}
          {...(price.kind === "MONEY" && { contentBefore: format.currencySign("CNY") })}
          {...(price.kind === "RATE" && { contentAfter: "%" })}
          onChange={(_, { value }) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
      </Field>
      <span className={styles.tools}>
        <ToolButton small label={words("save")} icon={<Checkmark16Regular />} onPress={() => void save()} />
        <ToolButton small label={t("form.cancel")} icon={<Dismiss16Regular />} onPress={onClose} />
      </span>
    </form>
  );
}
