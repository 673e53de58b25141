import { Field } from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import type { Role } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";
import { useRoleNames } from "./useRoleNames.ts";

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
