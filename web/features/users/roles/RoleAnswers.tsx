import { Field } from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { PeopleTeam20Regular } from "@fluentui/react-icons/svg/people-team";
import { useState } from "react";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { userListPath } from "#web/features/users/shared/userPaths.ts";
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
              <PlaceLink key="members" to={`${userListPath}?role=${role.documented.toLowerCase()}`}>
                {words("members", { count: role.memberCount })}
              </PlaceLink>
            ) : (
              words("ownRole")
            ),
          ],
        }))}
      />
    </>
  );
}

export function WhatCan({ roles }: { roles: readonly Role[] }) {
  const words = useWords(roleTexts);
  const { nameOf } = useRoleNames();
  const [id, choose] = useState(roles[0]?.id ?? "");
  const role = roles.find((one) => one.id === id) ?? roles[0];
  return (
    <>
      <Field label={words("what.role")}>
        <ListBox value={role?.id ?? ""} onChange={({ target }) => choose(target.value)}>
          {roles.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </ListBox>
      </Field>
      <EntryList
        label={words("tabs.what")}
        empty={words("what.nothing")}
        entries={(role?.grants ?? []).map((grant) => ({
          id: grant,
          icon: <CheckmarkCircle20Regular />,
          title: words(`grants.${grant}`),
          lines: [],
        }))}
      />
    </>
  );
}
