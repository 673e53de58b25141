import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { couponTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import {
  CouponTemplateCreateDocument,
  CouponTemplateUpdateDocument,
  type ManagedTermsFragment,
} from "./manage.generated.ts";
import { inputOf, type TemplateValues, valuesOf } from "./templateValues.ts";

const schema = async () => (await import("./templateSchema.ts")).templateSchema;

const useStyles = makeStyles({
  changes: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  change: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface TemplateDrawerProps extends DrawerState {
  terms: ManagedTermsFragment | null;
  onDone: () => void;
}

export function TemplateDrawer({ terms, onDone, ...state }: TemplateDrawerProps) {
  const styles = useStyles();
  const words = useWords(couponTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [initial] = useState(() => valuesOf(terms));
  const save = async (values: TemplateValues) => {
    const input = inputOf(values);
    await once([terms?.version, input], (idempotencyKey): Promise<unknown> =>
      terms
        ? mutate(CouponTemplateUpdateDocument, {
            id: terms.id,
            expectedVersion: terms.version,
            input,
            idempotencyKey,
          })
        : mutate(CouponTemplateCreateDocument, { input, idempotencyKey }),
    );
    state.onClose();
    onDone();
    showToast({ tone: "success", text: words("form.done") });
  };
  const field = (name: keyof TemplateValues) => ({ name, label: words(`form.fields.${name}`) });
  return (
    <FormDrawer
      {...state}
      title={words(terms ? "form.edit" : "form.add")}
      meta={terms ? words("form.given", { count: terms.claimed }) : words("form.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("form.submit")}
      onSubmit={save}
    >
      <TextField {...field("title")} required />
      <SelectField
        {...field("kind")}
        required
        options={optionsOf(words, "form.worths", ["AMOUNT", "PERCENT"])}
      />
      <Worth />
      <MoneyField {...field("minSpend")} currency="CNY" />
      <FormSection title={words("form.for")} line={words("form.forLine")}>
        <CheckGroupField
          {...field("productTypes")}
          look="row"
          options={optionsOf(words, "products", ["LAS", "LCV", "DOMAIN", "IMAGE_QUOTA"])}
        />
        <CheckGroupField
          {...field("kinds")}
          look="row"
          options={optionsOf(words, "kinds", ["NEW", "RENEW", "UPGRADE"])}
        />
        <CheckGroupField
          {...field("periods")}
          look="row"
          options={optionsOf(words, "periods", ["1M", "3M", "6M", "1Y"])}
        />
        <SwitchField {...field("firstOrderOnly")} />
      </FormSection>
      <FormSection title={words("form.limits")}>
        <NumberField {...field("total")} help={words("form.totalHelp")} />
        <NumberField {...field("perUser")} required />
        <DateTimeField {...field("claimFrom")} />
        <DateTimeField {...field("claimTo")} />
        <NumberField {...field("validDays")} />
        <DateTimeField {...field("validTo")} help={words("form.validToHelp")} />
        <TextField {...field("code")} help={words("form.codeHelp")} />
        <SwitchField {...field("isOpen")} help={words("form.openHelp")} />
      </FormSection>
      {terms && (
        <FormSection title={words("form.changes")}>
          <ul className={styles.changes}>
            {terms.changes.map(({ id, at, actor, fields }) => (
              <li key={id} className={styles.change}>
                {format.dateTime(at)} · <bdi>{actor ?? words("form.nobody")}</bdi> ·{" "}
                {fields.length === 0
                  ? words("form.made")
                  : format.list(fields.map((name) => words([`form.fields.${name}`, "form.fields.title"])))}
              </li>
            ))}
          </ul>
        </FormSection>
      )}
    </FormDrawer>
  );
}

function Worth() {
  const words = useWords(couponTexts);
  const kind: unknown = useWatch({ name: "kind" });
  if (kind === "AMOUNT")
    return <MoneyField name="amount" label={words("form.fields.amount")} required currency="CNY" />;
  return (
    <>
      <NumberField
        name="percentOff"
        label={words("form.fields.percentOff")}
        help={words("form.percentHelp")}
        required
        digits={2}
      />
      <MoneyField name="maxDiscount" label={words("form.fields.maxDiscount")} currency="CNY" />
    </>
  );
}
