import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { people } from "#web/features/gallery/cards/parts/people.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    justifyItems: "center",
    gap: "8px",
    maxInlineSize: "320px",
    marginInline: "auto",
    padding: "24px 16px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    textAlign: "center",
  },
  name: { ...typographyStyles.subtitle2, margin: 0 },
  figures: { display: "flex", gap: "24px", margin: 0, padding: 0, listStyleType: "none" },
  figure: { display: "grid" },
  strong: { ...typographyStyles.subtitle2, fontVariantNumeric: "tabular-nums" },
});

const name = "Priya Raman";
const counts = { apps: 14, deployments: 1286, incidents: 2 };

export const Person: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const [follows, setFollows] = useState(false);
  return (
    <article className={styles.card}>
      <PersonMark name={name} avatar={null} size={64} />
      <h3 className={styles.name}>{name}</h3>
      <p className={text.caption}>{t("card-advance.Person.role")}</p>
      <StatusPill tone="ok">{t("card-advance.Person.duty")}</StatusPill>
      <ul className={styles.figures}>
        {Object.entries(counts).map(([id, count]) => (
          <li key={id} className={styles.figure}>
            <span className={styles.strong}>{number(count)}</span>
            <span className={text.caption}>{t(`card-advance.Person.${id}`)}</span>
          </li>
        ))}
      </ul>
      <AvatarGroup label={t("card-advance.Person.team")} people={people} />
      <Button
        appearance={follows ? "secondary" : "primary"}
        aria-pressed={follows}
        onClick={() => setFollows(!follows)}
      >
        {t(follows ? "card-advance.Person.following" : "card-advance.Person.follow")}
      </Button>
    </article>
  );
}
