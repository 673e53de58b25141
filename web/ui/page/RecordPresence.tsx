import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useRecordPresenceSubscription } from "#web/lib/graphql/presence.generated.ts";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  // A place for the words only when there are some.
  region: { display: "contents" },
  strip: { display: "inline-flex", alignItems: "center", gap: "8px", minInlineSize: 0 },
  apart: { marginBlockEnd: "12px" },
  text: { fontSize: appTokens.fontSizeBase200, color: appTokens.colorNeutralForeground2 },
});

/** Which record, and what the viewer does there. */
export interface RecordPresenceProps {
  /** `Product:7`. */
  record: string;
  /** Whether the viewer has begun to change it. */
  editing: boolean;
  /** With room below, for above a screen. */
  apart?: boolean;
}

/**
 * Says who else is at a record, and tells them that the viewer is there: portraits, a ring around those who change it, and
 * their names in words. It shows nothing while nobody else is there.
 */
export function RecordPresence({ record, editing, apart = false }: RecordPresenceProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const styles = useStyles();
  const { data } = useRecordPresenceSubscription({
    variables: { record, activity: editing ? "EDITING" : "VIEWING" },
  });
  const stays = data?.presence ?? [];
  const people = [
    ...new Map(
      stays
        .toSorted((a, b) => Number(a.activity === "EDITING") - Number(b.activity === "EDITING"))
        .map((stay) => [stay.user.id, stay]),
    ).values(),
  ];
  const editors = people.filter(({ activity }) => activity === "EDITING").map(({ user }) => user.fullName);
  return (
    <div className={styles.region} role="status" aria-label={t("presence.label")}>
      {people.length > 0 && (
        <div className={mergeClasses(styles.strip, apart && styles.apart)}>
          <AvatarGroup
            label={t("presence.label")}
            size={24}
            ground="canvas"
            people={people.map(({ user: { id, fullName, avatar }, activity }) => ({
              id,
              name: fullName,
              avatar,
              hint: t(`presence.${activity}`, { name: fullName }),
              ringed: activity === "EDITING",
            }))}
          />
          <span className={styles.text}>
            {editors.length > 0
              ? t("presence.editing", { names: format.list(editors) })
              : t("presence.viewing", { names: format.list(people.map(({ user }) => user.fullName)) })}
          </span>
        </div>
      )}
    </div>
  );
}
