import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { changeLayout, type Layout, layoutChoices } from "#web/lib/layout/layout.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";

const useStyles = makeStyles({
  set: { display: "grid", minInlineSize: 0, margin: 0, padding: 0, border: "none" },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: "4px" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 128px",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "36px",
  },
  end: { justifySelf: "end" },
});

export function BarSettings({ layout }: { layout: Layout }) {
  const styles = useStyles();
  const { t } = useTranslation("customiser");
  const blur = useId();
  const rows = [
    { name: "navbar", choose: (navbar: Layout["navbar"]) => changeLayout({ navbar }) },
    { name: "footer", choose: (footer: Layout["footer"]) => changeLayout({ footer }) },
    {
      name: "horizontalNav",
      choose: (horizontalNav: Layout["horizontalNav"]) => changeLayout({ horizontalNav }),
    },
  ] as const;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t("bars.label")}</legend>
      {rows.map(({ name, choose }) => (
        <BarRow key={name} label={t(`bars.${name}`)} value={layout[name]} onChoose={choose} />
      ))}
      <div className={styles.row}>
        <label htmlFor={blur}>{t("bars.blur")}</label>
        <span className={styles.end}>
          <SwitchBox
            id={blur}
            checked={layout.navbarBlur}
            onChange={(navbarBlur) => changeLayout({ navbarBlur })}
          />
        </span>
      </div>
    </fieldset>
  );
}

interface BarRowProps {
  label: string;
  value: Layout["navbar"];
  onChoose: (value: Layout["navbar"]) => void;
}

function BarRow({ label, value, onChoose }: BarRowProps) {
  const styles = useStyles();
  const { t } = useTranslation("customiser");
  const id = useId();
  const choose = (text: string) => {
    const choice = layoutChoices.navbar.find((known) => known === text);
    if (choice) onChoose(choice);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <ListBox id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {layoutChoices.navbar.map((choice) => (
          <option key={choice} value={choice}>
            {t(`bars.${choice}`)}
          </option>
        ))}
      </ListBox>
    </div>
  );
}
