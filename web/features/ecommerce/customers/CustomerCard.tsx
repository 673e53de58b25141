import { Button } from "@fluentui/react-components";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MailLink } from "#web/ui/action/MailLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import { customerList } from "./customerList.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";

export function CustomerCard({ customer, onEdit }: { customer: CustomerDetails; onEdit: () => void }) {
  const words = useWords(customerList.texts);
  const { number, money, relative } = useFormat();
  const { email, contact, countryCode, countryFlag, figures } = customer;
  const last = figures.lastOrderAt && relative(figures.lastOrderAt);
  return (
    <Card
      title={words("card.title")}
      tools={
        <Button size="small" icon={<Edit16Regular />} onClick={onEdit}>
          {words("actions.change")}
        </Button>
      }
    >
      <PersonLine
        name={customer.customer}
        avatar={customer.avatar}
        caption={words("numberOf", { number: customer.customerId })}
        end={<StatusPill tone="ok">{words("active")}</StatusPill>}
      />
      <DescriptionList
        texts={customerList.texts}
        items={[
          { id: "email", value: <MailLink address={email} />, copy: email },
          {
            id: "contact",
            value: contact && <bdi dir="ltr">{contact}</bdi>,
            ...(contact && { copy: contact }),
          },
          { id: "country", value: <CountryCell code={countryCode} flag={countryFlag} /> },
          { id: "orders", value: number(customer.order) },
          { id: "last", name: words("figures.last"), value: last },
          { id: "totalSpent", value: money(customer.totalSpent) },
        ]}
      />
    </Card>
  );
}
