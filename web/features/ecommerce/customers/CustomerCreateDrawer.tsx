import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { CustomerFields } from "./CustomerFields.tsx";
import { type CustomerFormInput, type CustomerFormValues, customerInput } from "./customerForm.ts";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { useCustomerCreateMutation } from "./customers.generated.ts";
import { customerList } from "./customerList.ts";

const schema = async () => (await import("./customerSchema.ts")).customerSchema;

const blank: CustomerFormInput = { customer: "", email: "", countryCode: null, contact: "", avatar: [] };

export function CustomerCreateDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("ecommerceCustomers");
  const navigate = useNavigate();
  const [create] = useCustomerCreateMutation({ update: (cache) => refreshLists(cache, customerList.cache) });

  const save = async (values: CustomerFormValues) => {
    const { data } = await create({ variables: { input: customerInput(values) } });
    const { id, customer } = data.customerCreate;
    onClose();
    showToast({
      tone: "success",
      text: t("created", { name: customer }),
      action: { label: t("actions.open"), run: () => void navigate(customerPath(id)) },
    });
  };
  return (
    <FormDrawer
      open={open}
      title={t("add")}
      meta={t("form.addLine")}
      schema={schema}
      initial={blank}
      submitLabel={t("add")}
      onSubmit={save}
      onClose={onClose}
    >
      <CustomerFields />
    </FormDrawer>
  );
}
