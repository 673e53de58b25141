import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Checkmark20Regular } from "@fluentui/react-icons/svg/checkmark";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Layout, primaries } from "#web/lib/layout/layout.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { brandRamp } from "#web/ui/theme/brandRamp.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  set: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: "none",
  },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: "8px" },
  swatches: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "8px" },
  swatch: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "32px",
    blockSize: "32px",
    borderRadius: appTokens.borderRadiusCircular,
    color: appTokens.colorNeutralForegroundOnBrand,
    cursor: "pointer",
    ":has(:checked)": {
      boxShadow: `0 0 0 2px ${appTokens.card}, 0 0 0 4px ${appTokens.colorCompoundBrandStroke}`,
    },
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "5px" },
    "& svg": { visibility: "hidden" },
    ":has(:checked) svg": { visibility: "visible" },
  },
  own: { "& svg": { visibility: "visible" } },
  unset: {
    border: `1px dashed ${appTokens.colorNeutralStrokeAccessible}`,
    color: appTokens.colorNeutralForeground2,
  },
  input: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  hues: { blockSize: "8px", marginBlockStart: "12px", borderRadius: appTokens.borderRadiusCircular },
});

/** Where the choice of an own hue begins: apart from what is offered. */
const firstHue = 190;

const swatchOf = (primary: Layout["primary"]) => brandRamp(primary)["brand80"];
const wheel = Array.from({ length: 13 }, (_, step) => step * 30);

interface PrimaryColorsProps {
  value: Layout["primary"];
  onChoose: (primary: Layout["primary"]) => void;
}

export function PrimaryColors({ value, onChoose }: PrimaryColorsProps) {
  const styles = useStyles();
  const { t } = useTranslation("customiser");
  const name = useId();
  const isOwn = typeof value === "number";
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t("primary.label")}</legend>
      <div className={styles.swatches}>
        {primaries.map((primary) => (
          <span key={primary} className={styles.swatch} style={{ backgroundColor: swatchOf(primary) }}>
            <Checkmark20Regular aria-hidden />
            <Hint label={t(`primary.${primary}`)}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                checked={primary === value}
                onChange={() => onChoose(primary)}
              />
            </Hint>
          </span>
        ))}
        <span
          className={mergeClasses(styles.swatch, styles.own, !isOwn && styles.unset)}
          style={isOwn ? { backgroundColor: swatchOf(value) } : undefined}
        >
          {isOwn ? <Checkmark20Regular aria-hidden /> : <Add20Regular aria-hidden />}
          <Hint label={t("primary.own")}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={isOwn}
              onChange={() => onChoose(firstHue)}
            />
          </Hint>
        </span>
      </div>
      {isOwn && (
        <>
          <div
            dir="ltr"
            className={styles.hues}
            style={{
              backgroundImage: `linear-gradient(90deg, ${wheel.map((hue) => swatchOf(hue % 360)).join(", ")})`,
            }}
          />
          <div dir="ltr">
            <RangeBox
              thumbs={[{ label: t("primary.hue"), value, set: onChoose }]}
              min={0}
              max={359}
              step={1}
              format={(hue) => t("primary.degrees", { hue })}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
