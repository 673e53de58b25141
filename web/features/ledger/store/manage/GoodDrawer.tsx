import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type Good, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { fenOf, microsOf } from "./amounts.ts";
import { GoodCreateDocument, GoodUpdateDocument, useManagedCouponsQuery } from "./manage.generated.ts";

const schema = async () => (await import("./goodSchema.ts")).goodSchema;

const valuesOf = (good: Good | null) => ({
  type: good?.type ?? ("COUPON" as const),
  title: good?.title ?? "",
  line: good?.line ?? "",
  costPoints: good?.costPoints ?? null,
  couponTemplateId: good?.couponTemplate?.id ?? "",
  giftAmount: fenOf(good?.giftAmount),
  quantity: good?.quantity ?? null,
  stock: good?.stock ?? null,
  perUser: good?.perUser ?? null,
  period: good?.period ?? ("EVER" as const),
  from: good?.from ?? null,
  to: good?.to ?? null,
  isOpen: good?.isOpen ?? true,
});
type Values = ReturnType<typeof valuesOf>;

export interface GoodDrawerProps extends DrawerState {
  good: Good | null;
  onDone: () => void;
}

export function GoodDrawer({ good, onDone, ...state }: GoodDrawerProps) {
  const words = useWords(storeTexts);
  const mutate = useMutate();
  const once = useOnce();
  const [initial] = useState(() => valuesOf(good));
  const save = async ({ giftAmount, couponTemplateId, costPoints, ...values }: Values) => {
    const input = {
      ...values,
      costPoints: costPoints ?? 0,
      couponTemplateId: couponTemplateId === "" ? null : couponTemplateId,
      giftAmount: microsOf(giftAmount),
    };
    await once([good?.version, input], (idempotencyKey): Promise<unknown> =>
      good
        ? mutate(GoodUpdateDocument, {
            id: good.id,
            expectedVersion: good.version,
            input,
            idempotencyKey,
          })
        : mutate(GoodCreateDocument, { input, idempotencyKey }),
    );
    state.onClose();
    onDone();
    showToast({ tone: "success", text: words("manage.done") });
  };
  const field = (name: keyof Values) => ({ name, label: words(`manage.fields.${name}`) });
  return (
    <FormDrawer
      {...state}
      title={good ? words("manage.edit", { title: good.title }) : words("manage.add")}
      schema={schema}
      initial={initial}
      submitLabel={words("manage.submit")}
      onSubmit={save}
    >
      <SelectField
        {...field("type")}
        required
        options={optionsOf(words, "types", ["COUPON", "GIFT", "PLAN_DAYS", "DOMAIN_SLOT"])}
      />
      <What />
      <TextField {...field("title")} required />
      <TextField {...field("line")} />
      <NumberField {...field("costPoints")} required />
      <NumberField {...field("stock")} help={words("manage.noLimit")} />
      <NumberField {...field("perUser")} help={words("manage.noLimit")} />
      <SelectField {...field("period")} options={optionsOf(words, "periods", ["EVER", "MONTH"])} />
      <DateTimeField {...field("from")} />
      <DateTimeField {...field("to")} />
      <SwitchField {...field("isOpen")} />
    </FormDrawer>
  );
}

function What() {
  const words = useWords(storeTexts);
  const type: unknown = useWatch({ name: "type" });
  const { data } = useManagedCouponsQuery({ variables: { q: "", page: 1, itemsPerPage: 100 } });
  if (type === "COUPON")
    return (
      <SelectField
        name="couponTemplateId"
        label={words("manage.fields.couponTemplateId")}
        required
        placeholder={words("manage.choose")}
        options={(data?.managedCouponTemplates.items ?? []).map(({ id, title }) => ({
          value: id,
          label: title,
        }))}
      />
    );
  if (type === "GIFT")
    return <MoneyField name="giftAmount" label={words("manage.fields.giftAmount")} required currency="CNY" />;
  return <NumberField name="quantity" label={words("manage.fields.quantity")} required />;
}
