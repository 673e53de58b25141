import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";

const useStyles = makeStyles({
  parts: { display: "grid", justifyItems: "start", gap: "12px" },
  chosen: { margin: 0 },
});

export const Parts: Demo = { order: 40, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { billings } = useSamples();
  const [chosen, setChosen] = useState("hour");
  return (
    <div className={styles.parts}>
      <Segmented
        label={t("words.billing")}
        parts={billings}
        value={chosen}
        onChange={setChosen}
        small={size === "small"}
      />
      <p role="status" className={styles.chosen}>
        {t("select.Parts.chosen", { label: billings.find(({ value }) => value === chosen)?.label })}
      </p>
    </div>
  );
}
