import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Briefcase20Regular } from "@fluentui/react-icons/svg/briefcase";
import { Calendar20Regular } from "@fluentui/react-icons/svg/calendar";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Profile } from "./profileParts.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  card: {
    overflow: "hidden",
    marginBlockEnd: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  cover: {
    display: "block",
    inlineSize: "100%",
    blockSize: "184px",
    objectFit: "cover",
    objectPosition: "50% 70%",
    [phone]: { blockSize: "96px" },
  },
  who: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    padding: "16px",
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  },
  // It stands half on the cover, on a ring of the card's ground.
  picture: {
    display: "grid",
    justifySelf: "start",
    marginBlockStart: "-56px",
    padding: "4px",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.card,
  },
  words: { display: "grid", justifyItems: "start", gap: "8px", minInlineSize: 0 },
  name: { ...typographyStyles.title3, margin: 0, overflowWrap: "anywhere" },
  facts: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 20px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    color: appTokens.colorNeutralForeground2,
  },
  fact: { display: "flex", alignItems: "center", gap: "8px" },
});

export function ProfileHeader({ header }: { header: Profile["header"] }) {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const format = useFormat();
  const { fullName, designation, location, joiningDate, profileImg, coverImg } = header;
  return (
    <section className={styles.card} aria-labelledby="profile-name">
      <img className={styles.cover} src={coverImg} alt="" />
      <div className={styles.who}>
        <span className={styles.picture}>
          <PersonMark name={fullName} avatar={profileImg} size={96} />
        </span>
        <div className={styles.words}>
          <h2 id="profile-name" dir="auto" className={styles.name}>
            {fullName}
          </h2>
          <ul className={styles.facts}>
            <li className={styles.fact}>
              <Briefcase20Regular aria-hidden />
              <bdi>{designation}</bdi>
            </li>
            <li className={styles.fact}>
              <Location20Regular aria-hidden />
              <bdi>{location}</bdi>
            </li>
            <li className={styles.fact}>
              <Calendar20Regular aria-hidden />
              {t("profile.joined", { day: format.date(`${joiningDate}T00:00`) })}
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
