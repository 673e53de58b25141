import { Field } from "@fluentui/react-components";
import { PeopleTeam20Regular } from "@fluentui/react-icons/svg/people-team";
import { useState } from "react";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { MembersLink } from "./MembersLink.tsx";
import { grants, type Role } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";
import { useRoleNames } from "./useRoleNames.ts";

export function WhoCan({ roles }: { roles: readonly Role[] }) {
  const words = useWords(roleTexts);
  const { nameOf } = useRoleNames();
  const [grant, choose] = useState<string>(grants[0]);
  const holders = roles.filter((role) => role.grants.some((one) => one === grant));
  return (
    <>
      <Field label={words("who.grant")}>
        <ListBox value={grant} onChange={({ target }) => choose(target.value)}>
          {optionsOf(words, "grants", grants).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ListBox>
      </Field>
      <EntryList
        label={words("tabs.who")}
        empty={words("who.nobody")}
        entries={holders.map((role) => ({
          id: role.id,
          icon: <PeopleTeam20Regular />,
          title: nameOf(role),
          lines: [
            role.documented ? (
              <MembersLink key="members" role={role.documented} count={role.memberCount} />
            ) : (
              words("ownRole")
            ),
          ],
        }))}
      />
    </>
  );
}
