import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid } from "#web/ui/form/FieldGrid.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { cardSchema } from "./accountSchemas.ts";
import { brandNames, cardBrands } from "./accountValues.ts";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerPaymentMethodCreateMutation } from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).cardSchema;

const months = Array.from({ length: 12 }, (_, month) => String(month + 1)).map((value) => ({
  value,
  label: value.padStart(2, "0"),
}));

export function CardDrawer({
  open,
  customer,
  onClose,
}: {
  open: boolean;
  customer: CustomerDetails;
  onClose: () => void;
}) {
  const { t } = useTranslation("ecommerceCustomers");
  const [create] = useCustomerPaymentMethodCreateMutation();
  const now = new Date();
  const years = Array.from({ length: 15 }, (_, later) => String(now.getUTCFullYear() + later)).map(
    (value) => ({ value, label: value }),
  );
  const isFirst = customer.account.paymentMethods.length === 0;

  const save = async ({ expiryMonth, expiryYear, ...values }: z.output<typeof cardSchema>) => {
    const input = { ...values, expiryMonth: Number(expiryMonth), expiryYear: Number(expiryYear) };
    await create({ variables: { customerId: customer.id, input } });
    onClose();
    showToast({ tone: "success", text: t("cards.added") });
  };
  return (
    <FormDrawer
      open={open}
      title={t("cards.add")}
      meta={customer.customer}
      schema={schema}
      initial={{
        brand: "VISA" as const,
        lastFour: "",
        holder: customer.customer,
        expiryMonth: String(now.getUTCMonth() + 1),
        expiryYear: String(now.getUTCFullYear() + 1),
        isDefault: isFirst,
      }}
      submitLabel={t("cards.add")}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        name="brand"
        label={t("cards.fields.brand")}
        required
        options={cardBrands.map((value) => ({ value, label: brandNames[value] }))}
      />
      <TextField
        name="lastFour"
        label={t("cards.fields.lastFour")}
        required
        kind="ltr"
        max={4}
        help={t("cards.lastFourHelp")}
      />
      <TextField name="holder" label={t("cards.fields.holder")} required />
      <FieldGrid>
        <SelectField name="expiryMonth" label={t("cards.fields.expiryMonth")} required options={months} />
        <SelectField name="expiryYear" label={t("cards.fields.expiryYear")} required options={years} />
      </FieldGrid>
      <SwitchField name="isDefault" label={t("cards.fields.isDefault")} />
    </FormDrawer>
  );
}
