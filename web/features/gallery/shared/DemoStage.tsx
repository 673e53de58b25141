import {
  FluentProvider,
  makeStyles,
  mergeClasses,
  typographyStyles,
  useFluent,
} from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { darkTheme } from "#web/ui/theme/darkTheme.ts";
import { lightTheme } from "#web/ui/theme/lightTheme.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { DemoProps, NamedDemo } from "./demo.ts";
import { DemoBoundary } from "./DemoBoundary.tsx";
import type { DemoLook } from "./demoLooks.ts";

const useStyles = makeStyles({
  stage: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(400px, 100%), 1fr))",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
  },
  pane: {
    boxSizing: "border-box",
    minInlineSize: 0,
    padding: "24px 16px",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    // Of its own theme, not of the card around it.
    "--formGround": appTokens.card,
  },
  beside: { boxShadow: `-1px 0 0 ${appTokens.line}, 0 -1px 0 ${appTokens.line}` },
  phone: { maxInlineSize: "358px" },
  // What the browser draws itself, lists and bars, is of the theme too.
  dark: { colorScheme: "dark" },
  light: { colorScheme: "light" },
  name: { ...typographyStyles.caption1, margin: "0 0 12px", color: appTokens.colorNeutralForeground3 },
});

/** The living demo, and beside it the same one in each look that is asked for. */
export function DemoStage({
  demo: { Piece },
  props,
  looks,
}: {
  demo: NamedDemo;
  props: DemoProps;
  looks: readonly DemoLook[];
}) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  const { dir } = useFluent();
  const other = useStore(themeModeStore) === "dark" ? lightTheme : darkTheme;
  return (
    <div className={styles.stage}>
      <div className={styles.pane}>
        <DemoBoundary>
          <Piece {...props} />
        </DemoBoundary>
      </div>
      {looks.map((look) => (
        <FluentProvider
          key={look}
          theme={look === "theme" ? other : {}}
          dir={look === "direction" ? (dir === "rtl" ? "ltr" : "rtl") : dir}
          className={mergeClasses(
            styles.pane,
            styles.beside,
            look === "phone" && styles.phone,
            look === "theme" && (other === darkTheme ? styles.dark : styles.light),
          )}
        >
          <p className={styles.name}>{t(`demo.looks.${look}`)}</p>
          <DemoBoundary>
            <Piece {...props} />
          </DemoBoundary>
        </FluentProvider>
      ))}
    </div>
  );
}
