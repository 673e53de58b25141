import { makeStyles, mergeClasses, SearchBox, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { titleKey } from "#web/lib/navigation/screenHandle.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { fold } from "#web/lib/texts/highlight.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  search: { maxInlineSize: "320px" },
  sections: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
    gap: "16px 24px",
  },
  title: { ...typographyStyles.caption1Strong, margin: 0, color: appTokens.colorNeutralForeground3 },
  list: { display: "grid", justifyItems: "start", margin: "4px 0 0", padding: 0, listStyleType: "none" },
  link: { fontSize: "inherit", lineHeight: "24px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** The pages of the gallery by their sections, narrowed to those whose titles hold what is typed. */
export function GalleryCard() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation(["developOverview", "screens"]);
  const areas = useAreas();
  const [q, setQ] = useState("");
  const gallery = areas.find(({ demos }) => demos !== undefined);
  const pages = (gallery?.routes ?? [])
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path, title }) => ({
      path,
      label: t(titleKey(gallery?.name ?? "", title)),
      section: title.includes(".")
        ? t(titleKey(gallery?.name ?? "", title.replace(/\..*$/, ".title")))
        : t("gallery.more"),
    }));
  const found = pages.filter(({ label, section }) => fold(`${label} ${section}`).includes(fold(q.trim())));
  const sections = Object.entries(Object.groupBy(found, ({ section }) => section));
  return (
    <Card title={t("gallery.title")} line={t("gallery.line", { count: pages.length })}>
      <SearchBox
        className={styles.search}
        aria-label={t("gallery.search")}
        placeholder={t("gallery.search")}
        value={q}
        onChange={(_, { value }) => setQ(value)}
      />
      {found.length === 0 && <p className={styles.none}>{t("gallery.none", { q })}</p>}
      <div className={styles.sections}>
        {sections.map(([section, inside = []]) => (
          <section key={section}>
            <h3 className={styles.title}>{section}</h3>
            <ul className={styles.list}>
              {inside.map(({ path, label }) => (
                <li key={path}>
                  <PlaceLink className={mergeClasses(text.link, styles.link)} to={path}>
                    <Highlighted text={label} q={q.trim()} />
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
