import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import type { DoorLayout, DoorName } from "./door.ts";
import { doorPath } from "./doorPath.ts";

const useStyles = makeStyles({
  note: {
    ...typographyStyles.caption1,
    display: "grid",
    gap: "4px",
    marginBlockStart: "24px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  links: { display: "flex", flexWrap: "wrap", gap: "4px 16px" },
  link: { fontSize: "inherit", lineHeight: "inherit" },
});

/** Says that the page is an example, and leads to the other layout and back to the gallery. */
export function ExampleNote({ door, layout }: { door?: DoorName; layout: DoorLayout }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryDoors");
  const link = mergeClasses(text.link, styles.link);
  return (
    <div className={styles.note}>
      {t("note")}
      <div className={styles.links}>
        {door && (
          <PlaceLink className={link} to={doorPath(door, layout === "v1" ? "v2" : "v1")}>
            {t(layout === "v1" ? "layout.v2" : "layout.v1")}
          </PlaceLink>
        )}
        <PlaceLink className={link} to="/develop">
          {t("gallery")}
        </PlaceLink>
      </div>
    </div>
  );
}
