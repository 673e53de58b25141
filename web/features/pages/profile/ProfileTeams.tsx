import { useTranslation } from "react-i18next";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ProfileCards, useProfileCardStyles } from "./ProfileCards.tsx";
import { ProfilePeople } from "./ProfilePeople.tsx";
import { ProfileTags } from "./ProfileTags.tsx";
import type { Profile } from "./profileParts.ts";

export function ProfileTeams({ profile: { teams } }: { profile: Profile }) {
  const styles = useProfileCardStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  return (
    <ProfileCards
      tab="teams"
      label={t("profile.teams")}
      rows={teams}
      textsOf={({ title, description, chips }) => [title, description, ...chips.map((chip) => chip.title)]}
    >
      {({ title, value, description, avatar, avatarGroup, extraMembers, chips }, q) => (
        <>
          <div className={styles.head}>
            <Thumbnail src={avatar} size="large" />
            <div className={styles.names}>
              <h3 dir="auto" className={styles.title}>
                <Highlighted text={title} q={q} />
              </h3>
              <span dir="auto" className={text.caption}>
                {value}
              </span>
            </div>
          </div>
          <p dir="auto" className={styles.text}>
            <Highlighted text={description} q={q} />
          </p>
          <div className={styles.foot}>
            <span className={styles.people}>
              <ProfilePeople of={title} people={avatarGroup} />
              {extraMembers > 0 && (
                <span className={text.caption}>{t("profile.more", { count: extraMembers })}</span>
              )}
            </span>
            <ProfileTags chips={chips} />
          </div>
        </>
      )}
    </ProfileCards>
  );
}
