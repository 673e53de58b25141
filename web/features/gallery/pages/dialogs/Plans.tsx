import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LazyDialog } from "./parts/LazyDialog.tsx";
import { useOpen } from "./parts/useOpen.ts";

const useStyles = makeStyles({
  plans: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
    gap: "12px",
  },
  plan: {
    display: "grid",
    alignContent: "start",
    gap: "12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
  chosen: { backgroundColor: appTokens.tint },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", minBlockSize: "24px" },
  name: { ...typographyStyles.subtitle2, margin: 0 },
  price: { ...typographyStyles.title3, fontVariantNumeric: "tabular-nums" },
  list: { display: "grid", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  item: { display: "flex", alignItems: "center", gap: "8px" },
});

const plans = { basic: 0, pro: 9900, team: 29900 };
const points = ["apps", "backups", "support"] as const;

export const Plans: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { money } = useFormat();
  const { used, open, show, close } = useOpen();
  const [span, setSpan] = useState<"month" | "year">("month");
  const [chosen, choose] = useState("basic");
  const say = (key: string) => t(`dialogs.Plans.${key}`);
  return (
    <>
      <Button onClick={show}>{say("open")}</Button>
      {used && (
        <LazyDialog wide open={open} title={say("title")} onClose={close}>
          <div>
            <Segmented
              label={say("span")}
              value={span}
              onChange={setSpan}
              parts={(["month", "year"] as const).map((value) => ({ value, label: say(value) }))}
            />
          </div>
          <div className={styles.plans}>
            {Object.entries(plans).map(([id, price]) => (
              <section key={id} className={mergeClasses(styles.plan, chosen === id && styles.chosen)}>
                <div className={styles.head}>
                  <h3 className={styles.name}>{say(`${id}.name`)}</h3>
                  {chosen === id && <StatusPill tone="ok">{say("now")}</StatusPill>}
                </div>
                <span className={styles.price}>
                  {money(
                    { amountMinor: span === "year" ? price * 10 : price, currency: "CNY" },
                    { whole: true },
                  )}
                </span>
                <ul className={styles.list}>
                  {points.map((point) => (
                    <li key={point} className={styles.item}>
                      <Checkmark16Regular aria-hidden />
                      {say(`${id}.${point}`)}
                    </li>
                  ))}
                </ul>
                <Button
                  appearance={id === "pro" ? "primary" : "secondary"}
                  disabled={chosen === id}
                  onClick={() => choose(id)}
                >
                  {t("dialogs.Plans.choose", { name: say(`${id}.name`) })}
                </Button>
              </section>
            ))}
          </div>
        </LazyDialog>
      )}
    </>
  );
}
