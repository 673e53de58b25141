import { Field, makeStyles, Slider } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 280px) auto",
    justifyContent: "start",
    alignItems: "start",
    gap: "32px",
  },
});

export const Upright: Demo = { order: 40, controls: ["size", "disabled"], keys: true, Piece };

function Piece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  return (
    <div className={styles.pair}>
      <Field label={t("slider.Upright.lying")}>
        <Slider size={size === "small" ? "small" : "medium"} disabled={disabled} defaultValue={40} />
      </Field>
      <Field label={t("slider.Upright.upright")}>
        <Slider vertical size={size === "small" ? "small" : "medium"} disabled={disabled} defaultValue={70} />
      </Field>
    </div>
  );
}
