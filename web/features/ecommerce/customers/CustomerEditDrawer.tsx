import { useTranslation } from "react-i18next";
import { forgetFigures } from "#web/lib/list/listCache.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import { CustomerFields } from "./CustomerFields.tsx";
import {
  customerChanges,
  type CustomerFormInput,
  type CustomerFormValues,
  customerValues,
} from "./customerForm.ts";
import { useCustomerUpdateMutation } from "./data/customer.generated.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { customerList } from "./customerList.ts";

const schema = async () => (await import("./customerSchema.ts")).customerSchema;

export interface CustomerEditDrawerProps {
  open: boolean;
  loaded: CustomerDetails;
  reload: () => Promise<CustomerDetails | undefined>;
  onClose: () => void;
}

export function CustomerEditDrawer({ open, loaded, reload, onClose }: CustomerEditDrawerProps) {
  const { t } = useTranslation("ecommerceCustomers");
  const [update] = useCustomerUpdateMutation({ update: (cache) => forgetFigures(cache, customerList.cache) });
  const form = useVersionedSave<CustomerDetails, CustomerFormInput, CustomerFormValues>({
    loaded,
    reload,
    valuesOf: customerValues,
    save: async (values, base) => {
      const input = customerChanges(customerValues(base), values);
      await update({ variables: { id: base.id, input, expectedVersion: base.version } });
      onClose();
      showToast({ tone: "success", text: t("saved", { name: values.customer }) });
    },
  });
  return (
    <FormDrawer
      open={open}
      title={t("edit.title")}
      meta={t("numberOf", { number: loaded.customerId })}
      {...form}
      schema={schema}
      submitLabel={t("save")}
      record={`Customer:${loaded.id}`}
      onClose={onClose}
    >
      <CustomerFields />
    </FormDrawer>
  );
}
