import { FluentProvider, makeStyles, useFluent } from "@fluentui/react-components";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { darkTheme } from "#web/ui/theme/darkTheme.ts";
import { lightTheme } from "#web/ui/theme/lightTheme.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { DemoProps, NamedDemo } from "./demo.ts";
import { DemoBoundary } from "./DemoBoundary.tsx";
import { DemoPane } from "./DemoPane.tsx";
import type { DemoLook } from "./demoLooks.ts";

const useStyles = makeStyles({
  stage: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(400px, 100%), 1fr))",
    overflow: "hidden",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
  },
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
  const { dir } = useFluent();
  const other = useStore(themeModeStore) === "dark" ? lightTheme : darkTheme;
  const piece = (
    <DemoBoundary>
      <Piece {...props} />
    </DemoBoundary>
  );
  return (
    <div className={styles.stage}>
      <DemoPane>{piece}</DemoPane>
      {looks.map((look) => (
        <FluentProvider
          key={look}
          theme={look === "theme" ? other : {}}
          dir={look === "direction" ? (dir === "rtl" ? "ltr" : "rtl") : dir}
        >
          <DemoPane look={look} {...(look === "theme" && { scheme: other === darkTheme ? "dark" : "light" })}>
            {piece}
          </DemoPane>
        </FluentProvider>
      ))}
    </div>
  );
}
