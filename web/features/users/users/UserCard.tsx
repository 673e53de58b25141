import { Button } from "@fluentui/react-components";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { countryCode, useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MailLink } from "#web/ui/action/MailLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import type { UserDetails } from "./account/userDetails.ts";
import { userList } from "./userList.ts";

export function UserCard({ user, onEdit }: { user: UserDetails; onEdit: () => void }) {
  const words = useWords(userList.texts);
  const format = useFormat();
  const nameOf = useCountryName();
  const { fullName, avatar, username, company, email, contact, country, language, taxId } = user;
  const { role, currentPlan, billing } = user;
  const code = countryCode(country);
  return (
    <Card
      title={words("card.title")}
      tools={
        <Button size="small" icon={<Edit16Regular />} onClick={onEdit}>
          {words("card.change")}
        </Button>
      }
    >
      <PersonLine name={fullName} avatar={avatar} caption={`@${username}`} />
      <DescriptionList
        texts={userList.texts}
        items={[
          { id: "email", value: email && <MailLink address={email} />, ...(email && { copy: email }) },
          { id: "contact", value: contact && <bdi dir="ltr">{contact}</bdi> },
          { id: "company", value: company },
          { id: "country", value: code ? nameOf(code) : country },
          { id: "language", value: language },
          { id: "taxId", value: taxId && <bdi dir="ltr">{taxId}</bdi> },
          { id: "role", value: role && words(`roles.${role}`) },
          { id: "plan", value: currentPlan && words(`plans.${currentPlan}`) },
          { id: "billing", value: billing && words(`billings.${billing}`) },
          { id: "createdAt", value: format.date(user.createdAt) },
        ]}
      />
    </Card>
  );
}
