import { Button } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerTwoStepUpdateMutation } from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).twoStepSchema;

const texts = "ecommerceCustomers:twoStep";

export function CustomerTwoStep({ customer }: { customer: CustomerDetails }) {
  const words = useWords(texts);
  const { t } = useTranslation(["ecommerceCustomers", "ui"]);
  const tellError = useErrorToast();
  const [update] = useCustomerTwoStepUpdateMutation();
  const { twoStepPhone } = customer.account;
  const set = async (phone: string | null) => {
    await update({ variables: { customerId: customer.id, phone } });
    showToast({ tone: "success", text: words(phone === null ? "turnedOff" : "turnedOn") });
  };
  const turnOff = async () => {
    const agreed = await confirm({
      title: words("ask.title", { name: customer.customer }),
      text: words("ask.text"),
      action: words("off"),
    });
    if (agreed) await set(null).catch(tellError);
  };
  const [drawer, ask] = useDrawer((_: true, state) => (
    <FormDrawer
      {...state}
      title={words("title")}
      meta={customer.customer}
      schema={schema}
      initial={{ phone: twoStepPhone ?? customer.contact }}
      submitLabel={t("ui:commands.save")}
      onSubmit={async ({ phone }) => {
        await set(phone);
        state.onClose();
      }}
    >
      <TextField name="phone" label={words("phone")} required kind="ltr" help={t("form.contactHelp")} />
    </FormDrawer>
  ));
  const on = (phone: string) => ({
    id: "phone",
    icon: <Phone20Regular />,
    title: words("phone"),
    pills: <StatusPill tone="ok">{words("on")}</StatusPill>,
    lines: [
      <bdi key="phone" dir="ltr">
        {phone}
      </bdi>,
    ],
    menu: {
      label: words("menu"),
      actions: () => [
        { id: "change", label: t("actions.change"), icon: <Edit20Regular />, run: () => ask(true) },
        {
          id: "off",
          label: words("off"),
          icon: <Delete20Regular />,
          tone: "danger" as const,
          run: () => void turnOff(),
        },
      ],
    },
  });
  return (
    <EntryCard
      texts={texts}
      entries={twoStepPhone === null ? [] : [on(twoStepPhone)]}
      tools={
        twoStepPhone === null && (
          <Button size="small" onClick={() => ask(true)}>
            {words("setUp")}
          </Button>
        )
      }
    >
      {drawer}
    </EntryCard>
  );
}
