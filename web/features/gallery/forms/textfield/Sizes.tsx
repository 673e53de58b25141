import { Field, Input, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  looks: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
    gap: "16px",
    padding: "16px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
  },
  input: { minWidth: 0 },
});

const looks = ["outline", "underline", "filled-darker", "filled-lighter"] as const;

export const Sizes: Demo = { order: 60, controls: ["size", "disabled"], Piece };

function Piece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  return (
    <div className={styles.looks}>
      {looks.map((look) => (
        <Field key={look} label={t(`textfield.Sizes.${look}`)} size={size}>
          <Input
            className={styles.input}
            appearance={look}
            size={size}
            disabled={disabled}
            defaultValue={t("words.app")}
          />
        </Field>
      ))}
    </div>
  );
}
