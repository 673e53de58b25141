import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { MailLink } from "#web/ui/action/MailLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ConnectButton } from "./ConnectButton.tsx";
import { ProfileIcon } from "./ProfileIcon.tsx";
import { ProfileTags } from "./ProfileTags.tsx";
import { type Profile, profilePath } from "./profileParts.ts";
import { useConnected } from "./useConnected.ts";

const ProfileFollowed = lazyComponent(() => import("./ProfileFollowed.tsx"), "ProfileFollowed", {
  Waiting: () => <BlankControl height={400} />,
});

const few = 5;

const useStyles = makeStyles({
  parts: {
    display: "grid",
    gridTemplateColumns: "minmax(272px, 1fr) minmax(0, 3fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 1279.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
    gap: "16px",
  },
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  entry: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: "12px",
    color: appTokens.colorNeutralForeground2,
  },
  words: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 12px" },
  value: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  team: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
  },
});

export function ProfileOverview({ profile }: { profile: Profile }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  const format = useFormat();
  const connected = useConnected();
  const { about, contacts, teams, overview, connections, teamsTech, projectTable } = profile;
  return (
    <>
      <StatCards
        figures={overview.map(({ property, value, icon }) => ({
          id: property,
          label: property,
          value,
          icon: <ProfileIcon name={icon} />,
        }))}
      />
      <div className={styles.parts}>
        <div className={styles.column}>
          <Entries title={t("profile.about")} entries={about} />
          <Entries title={t("profile.contacts")} entries={contacts} />
          <Entries title={t("profile.teams")} entries={teams} />
        </div>
        <div className={styles.column}>
          <div className={styles.pair}>
            <Card
              title={t("profile.connections")}
              tools={
                <PlaceLink className={text.link} to={profilePath("connections")}>
                  {t("profile.allConnections")}
                </PlaceLink>
              }
            >
              <ul className={styles.list}>
                {connections.slice(0, few).map((connection) => (
                  <li key={connection.id}>
                    <PersonLine
                      name={connection.name}
                      avatar={connection.avatar}
                      caption={t("profile.knows", { number: connection.connections })}
                      end={<ConnectButton iconOnly connection={connection} connected={connected} />}
                    />
                  </li>
                ))}
              </ul>
            </Card>
            <Card
              title={t("profile.trades")}
              tools={
                <PlaceLink className={text.link} to={profilePath("teams")}>
                  {t("profile.allTeams")}
                </PlaceLink>
              }
            >
              <ul className={styles.list}>
                {teamsTech.map(({ id, title, avatar, members, chips }) => (
                  <li key={id} className={styles.team}>
                    <ThingLine
                      picture={avatar}
                      name={title}
                      caption={t("profile.members", { count: members, total: format.number(members) })}
                    />
                    <ProfileTags chips={chips} />
                  </li>
                ))}
              </ul>
            </Card>
          </div>
          <ProfileFollowed rows={projectTable} />
        </div>
      </div>
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: Profile["about"] }) {
  const styles = useStyles();
  return (
    <Card title={title}>
      <ul className={styles.list}>
        {entries.map(({ property, value, icon }) => (
          <li key={property} className={styles.entry}>
            <ProfileIcon name={icon} />
            <span className={styles.words}>
              <bdi>{property}</bdi>
              <bdi className={styles.value}>{icon === "mail" ? <MailLink address={value} /> : value}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
