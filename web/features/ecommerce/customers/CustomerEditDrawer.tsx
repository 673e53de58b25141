import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { forgetFigures } from "../../../lib/listCache.ts";
import { FormDrawer } from "../../../ui/drawer/FormDrawer.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { CustomerFields } from "./CustomerFields.tsx";
import { customerChanges, type CustomerFormInput, type CustomerFormValues, customerValues } from "./customerForm.ts";
import { useCustomerUpdateMutation } from "./customer.generated.ts";
import type { CustomerDetails } from "./customerDetails.ts";
import { customerFields } from "./useCustomerActions.ts";

const schema = async () => (await import("./customerSchema.ts")).customerSchema;

export interface CustomerEditDrawerProps {
  open: boolean;
  loaded: CustomerDetails;
  reload: () => Promise<CustomerDetails | undefined>;
  onClose: () => void;
}

export function CustomerEditDrawer({ open, loaded, reload, onClose }: CustomerEditDrawerProps) {
  const { t } = useTranslation("ecommerceCustomers");
  const [update] = useCustomerUpdateMutation({ update: (cache) => forgetFigures(cache, customerFields) });
  // What the form's changes are measured against, and the version they are meant for.
  const base = useRef(loaded);
  const initial = useRef<CustomerFormInput>(customerValues(loaded)).current;

  const save = async (values: CustomerFormValues) => {
    const { id, version } = base.current;
    await update({ variables: { id, input: customerChanges(customerValues(base.current), values), expectedVersion: version } });
    onClose();
    showToast({ tone: "success", text: t("saved", { name: values.customer }) });
  };
  const theirs = async () => {
    const current = await reload();
    return (
      current && {
        values: customerValues(current),
        accept: () => {
          base.current = current;
        },
      }
    );
  };
  return (
    <FormDrawer
      open={open}
      title={t("edit.title")}
      meta={t("numberOf", { number: loaded.customerId })}
      schema={schema}
      initial={initial}
      submitLabel={t("save")}
      onSubmit={save}
      theirs={theirs}
      record={`Customer:${loaded.id}`}
      onClose={onClose}
    >
      <CustomerFields />
    </FormDrawer>
  );
}
