import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { DemoLook } from "./demoLooks.ts";

const useStyles = makeStyles({
  pane: {
    boxSizing: "border-box",
    blockSize: "100%",
    minInlineSize: 0,
    padding: "24px 16px",
    // A provider writes the side of the page.
    textAlign: "start",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    // Of its own theme, not of the card around it.
    "--formGround": appTokens.card,
  },
  // What the browser draws itself, lists and bars, is of the theme too.
  dark: { colorScheme: "dark" },
  light: { colorScheme: "light" },
  beside: { boxShadow: `-1px 0 0 ${appTokens.line}, 0 -1px 0 ${appTokens.line}` },
  phone: { maxInlineSize: "358px" },
  name: { ...typographyStyles.caption1, margin: "0 0 12px", color: appTokens.colorNeutralForeground3 },
});

/** The ground that a demo stands on; one that stands beside it says how it differs. */
export function DemoPane({
  look,
  scheme,
  children,
}: {
  look?: DemoLook;
  /** The theme, where it is not that of the page. */
  scheme?: "dark" | "light";
  children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  return (
    <div
      className={mergeClasses(
        styles.pane,
        look && styles.beside,
        look === "phone" && styles.phone,
        scheme && styles[scheme],
      )}
    >
      {look && <p className={styles.name}>{t(`demo.looks.${look}`)}</p>}
      {children}
    </div>
  );
}
