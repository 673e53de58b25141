import type * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import type { cardSchema } from "./accountSchemas.ts";
import { brandNames, cardBrands } from "./accountValues.ts";
import { CustomerPaymentMethodCreateDocument } from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).cardSchema;

type CardValues = z.output<typeof cardSchema>;

const texts = "ecommerceCustomers:cards";

const numbers = (first: number, length: number) =>
  Array.from({ length }, (_, at) => String(first + at)).map((value) => ({
    value,
    label: value.padStart(2, "0"),
  }));

export function CardDrawer({ customer, ...drawer }: DrawerState & { customer: CustomerDetails }) {
  const words = useWords(texts);
  const mutate = useMutate();
  const now = new Date();
  const years = numbers(now.getUTCFullYear(), 15);
  const blank: CardValues = {
    brand: "VISA",
    lastFour: "",
    holder: customer.customer,
    expiryMonth: String(now.getUTCMonth() + 1),
    expiryYear: String(now.getUTCFullYear() + 1),
    isDefault: customer.account.paymentMethods.length === 0,
  };
  return (
    <RecordFormDrawer
      {...drawer}
      list={{ texts }}
      meta={customer.customer}
      schema={schema}
      blank={blank}
      inputOf={({ expiryMonth, expiryYear, ...values }: CardValues) => ({
        ...values,
        expiryMonth: Number(expiryMonth),
        expiryYear: Number(expiryYear),
      })}
      create={async (input) =>
        (await mutate(CustomerPaymentMethodCreateDocument, { customerId: customer.id, input })).created
      }
    >
      <SelectField
        name="brand"
        label={words("fields.brand")}
        required
        options={cardBrands.map((value) => ({ value, label: brandNames[value] }))}
      />
      <TextField
        name="lastFour"
        label={words("fields.lastFour")}
        required
        kind="ltr"
        max={4}
        help={words("lastFourHelp")}
      />
      <TextField name="holder" label={words("fields.holder")} required />
      <FieldGrid>
        <SelectField
          name="expiryMonth"
          label={words("fields.expiryMonth")}
          required
          options={numbers(1, 12)}
        />
        <SelectField name="expiryYear" label={words("fields.expiryYear")} required options={years} />
      </FieldGrid>
      <SwitchField name="isDefault" label={words("fields.isDefault")} />
    </RecordFormDrawer>
  );
}
