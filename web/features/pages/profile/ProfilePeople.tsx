import { useTranslation } from "react-i18next";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import type { Profile } from "./profileParts.ts";

export interface ProfilePeopleProps {
  of: string;
  people: Profile["teams"][number]["avatarGroup"];
}

export function ProfilePeople({ of, people }: ProfilePeopleProps) {
  const { t } = useTranslation("pages");
  return (
    <AvatarGroup
      label={t("profile.teamOf", { name: of })}
      people={people.map(({ name, avatar }) => ({ id: avatar, name, avatar }))}
      size={24}
    />
  );
}
