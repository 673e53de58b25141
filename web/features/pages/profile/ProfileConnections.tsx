import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ConnectButton } from "./ConnectButton.tsx";
import { ProfileCards, useProfileCardStyles } from "./ProfileCards.tsx";
import { ProfileTags } from "./ProfileTags.tsx";
import type { Profile } from "./profileParts.ts";
import { useConnected } from "./useConnected.ts";

const useStyles = makeStyles({
  facts: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "8px",
    margin: 0,
    paddingBlock: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  fact: { display: "flex", flexDirection: "column-reverse", gap: "2px", textAlign: "center" },
  value: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: "tabular-nums" },
  states: { display: "flex", flexWrap: "wrap", gap: "4px" },
});

const counts = ["projects", "tasks", "connections"] as const;

export function ProfileConnections({ profile: { connections } }: { profile: Profile }) {
  const styles = useStyles();
  const cards = useProfileCardStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  const connected = useConnected();
  return (
    <ProfileCards
      tab="connections"
      label={t("profile.connections")}
      rows={connections}
      textsOf={({ name, designation, chips }) => [name, designation, ...chips.map(({ title }) => title)]}
    >
      {(connection, q) => (
        <>
          <div className={cards.head}>
            <PersonMark name={connection.name} avatar={connection.avatar} size={56} />
            <div className={cards.names}>
              <h3 dir="auto" className={cards.title}>
                <Highlighted text={connection.name} q={q} />
              </h3>
              <span dir="auto" className={text.faint}>
                <Highlighted text={connection.designation} q={q} />
              </span>
            </div>
          </div>
          <ProfileTags chips={connection.chips} />
          <dl className={styles.facts}>
            {counts.map((count) => (
              <div key={count} className={styles.fact}>
                <dt className={text.caption}>{t(`profile.facts.${count}`)}</dt>
                <dd className={styles.value}>{connection[count]}</dd>
              </div>
            ))}
          </dl>
          <div className={cards.foot}>
            <span className={styles.states}>
              {connected.is(connection) && <StatusPill tone="ok">{t("profile.connected")}</StatusPill>}
              {connection.isFriend && (
                <ProfileTags chips={[{ title: t("profile.friend"), color: "secondary" }]} />
              )}
            </span>
            <ConnectButton connection={connection} connected={connected} />
          </div>
        </>
      )}
    </ProfileCards>
  );
}
