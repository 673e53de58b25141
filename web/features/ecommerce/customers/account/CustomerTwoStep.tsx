import { Button } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerTwoStepUpdateMutation } from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).twoStepSchema;

export function CustomerTwoStep({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const [asking, ask] = useState(false);
  const tellError = useErrorToast();
  const [update] = useCustomerTwoStepUpdateMutation();
  const { twoStepPhone } = customer.account;
  const set = async (phone: string | null) => {
    await update({ variables: { customerId: customer.id, phone } });
    showToast({ tone: "success", text: t(phone === null ? "twoStep.turnedOff" : "twoStep.turnedOn") });
  };
  const turnOff = async () => {
    const agreed = await confirm({
      title: t("twoStep.ask.title", { name: customer.customer }),
      text: t("twoStep.ask.text"),
      action: t("twoStep.off"),
    });
    if (agreed) await set(null).catch(tellError);
  };
  const setUp = (
    <Button size="small" onClick={() => ask(true)}>
      {t("twoStep.setUp")}
    </Button>
  );
  return (
    <Card
      title={t("twoStep.title")}
      line={t("twoStep.line")}
      {...(twoStepPhone === null && { tools: setUp })}
    >
      <EntryList
        label={t("twoStep.title")}
        empty={t("twoStep.none")}
        entries={
          twoStepPhone === null
            ? []
            : [
                {
                  id: "phone",
                  icon: <Phone20Regular />,
                  title: t("twoStep.phone"),
                  pills: <StatusPill tone="ok">{t("twoStep.on")}</StatusPill>,
                  lines: [
                    <bdi key="phone" dir="ltr">
                      {twoStepPhone}
                    </bdi>,
                  ],
                  end: (
                    <RowMenu
                      label={t("twoStep.menu")}
                      actions={() => [
                        {
                          id: "change",
                          label: t("actions.change"),
                          icon: <Edit20Regular />,
                          run: () => ask(true),
                        },
                        {
                          id: "off",
                          label: t("twoStep.off"),
                          icon: <Delete20Regular />,
                          tone: "danger",
                          run: () => void turnOff(),
                        },
                      ]}
                    />
                  ),
                },
              ]
        }
      />
      <KeepWhileClosing shown={asking || undefined}>
        {(_, open) => (
          <FormDrawer
            open={open}
            title={t("twoStep.title")}
            meta={customer.customer}
            schema={schema}
            initial={{ phone: twoStepPhone ?? customer.contact }}
            submitLabel={t("save")}
            onSubmit={async ({ phone }) => {
              await set(phone);
              ask(false);
            }}
            onClose={() => ask(false)}
          >
            <TextField
              name="phone"
              label={t("twoStep.phone")}
              required
              kind="ltr"
              help={t("form.contactHelp")}
            />
          </FormDrawer>
        )}
      </KeepWhileClosing>
    </Card>
  );
}
