import { makeStyles } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const CodePane = lazyComponent(() => import("#web/ui/editor/CodePane.tsx"), "CodePane", { texts: ["form"] });

const begun = `resources:
  limits:
    cpu: 500m
  requests:
    cpu: 800m
`;
const useStyles = makeStyles({
  place: {
    blockSize: "180px",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
});

export const Pane: Demo = { order: 45, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const styles = useStyles();
  const [text, set] = useState(begun);
  const said = t("editors.Pane.above");
  const marks = useMemo(
    () => ({
      isYaml: true,
      changed: new Map([[5, "changed" as const]]),
      notes: text === begun ? [{ line: 5, tone: "warn" as const, text: said }] : [],
    }),
    [text, said],
  );
  return (
    <div className={styles.place}>
      <CodePane
        label={t("editors.Pane.label")}
        language="yaml"
        text={text}
        fixed={disabled}
        marks={marks}
        onChange={set}
      />
    </div>
  );
}
