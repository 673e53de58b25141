import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { rememberTour } from "./tourMemory.ts";

const useStyles = makeStyles({
  card: {
    position: "fixed",
    insetBlockEnd: "16px",
    insetInlineEnd: "16px",
    zIndex: 8,
    display: "grid",
    gap: "12px",
    boxSizing: "border-box",
    inlineSize: "min(320px, calc(100vw - 32px))",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    boxShadow: appTokens.shadow16,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { margin: 0, color: appTokens.colorNeutralForeground2 },
  foot: { display: "flex", gap: "8px" },
});

/** A small card in the corner that offers the tour once; it takes no focus and covers nothing that is pressed. */
export function TourOffer() {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const id = useId();
  return (
    <aside className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("tour.title")}
      </h2>
      <p className={styles.line}>{t("tour.line")}</p>
      <div className={styles.foot}>
        <Button appearance="primary" size="small" onClick={() => consoleTourStore.set(true)}>
          {t("tour.start")}
        </Button>
        <Button appearance="subtle" size="small" onClick={rememberTour}>
          {t("tour.decline")}
        </Button>
      </div>
    </aside>
  );
}
