import { Button, makeStyles } from "@fluentui/react-components";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import type { CustomerDetails } from "./data/customerDetails.ts";

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecorationLine: "underline" },
  },
});

export function CustomerCard({ customer, onEdit }: { customer: CustomerDetails; onEdit: () => void }) {
  const { t } = useTranslation("ecommerceCustomers");
  const format = useFormat();
  const styles = useStyles();
  const {
    customer: name,
    avatar,
    customerId,
    email,
    contact,
    countryCode,
    countryFlag,
    order,
    totalSpent,
  } = customer;
  const [mailbox, host] = email.split("@");
  const { lastOrderAt } = customer.figures;
  const edit = (
    <Button size="small" icon={<Edit16Regular />} onClick={onEdit}>
      {t("actions.change")}
    </Button>
  );
  return (
    <Card title={t("card.title")} tools={edit}>
      <PersonLine
        name={name}
        avatar={avatar}
        caption={t("numberOf", { number: customerId })}
        end={<StatusPill tone="ok">{t("active")}</StatusPill>}
      />
      <DescriptionList
        items={[
          {
            id: "email",
            name: t("fields.email"),
            value: (
              <a className={styles.link} href={`mailto:${email}`} dir="ltr">
                {mailbox}
                <wbr />@{host}
              </a>
            ),
            copy: email,
          },
          {
            id: "contact",
            name: t("fields.contact"),
            value: contact === "" ? null : <bdi dir="ltr">{contact}</bdi>,
            ...(contact !== "" && { copy: contact }),
          },
          {
            id: "country",
            name: t("fields.country"),
            value: <CountryCell code={countryCode} flag={countryFlag} />,
          },
          { id: "orders", name: t("fields.orders"), value: format.number(order) },
          { id: "last", name: t("figures.last"), value: lastOrderAt && format.relative(lastOrderAt) },
          { id: "spent", name: t("fields.totalSpent"), value: format.money(totalSpent) },
        ]}
      />
    </Card>
  );
}
