import { makeStyles } from "@fluentui/react-components";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { ShoppingBag20Regular } from "@fluentui/react-icons/svg/shopping-bag";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { referralList } from "./referralList.ts";

const useStyles = makeStyles({
  steps: { display: "grid", gap: "16px", margin: 0, padding: 0, listStyleType: "none" },
  step: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    columnGap: "12px",
    alignItems: "start",
  },
  tile: {
    display: "grid",
    placeItems: "center",
    gridRowEnd: "span 2",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
});

const steps = { send: <Send20Regular />, buy: <ShoppingBag20Regular />, earn: <Gift20Regular /> };

export function HowItWorks() {
  const styles = useStyles();
  const { name, caption } = useTextStyles();
  const words = useWords(referralList.texts);
  return (
    <Card title={words("how.title")}>
      <ol className={styles.steps}>
        {Object.entries(steps).map(([id, icon]) => (
          <li key={id} className={styles.step}>
            <span className={styles.tile} aria-hidden>
              {icon}
            </span>
            <span className={name}>{words(`how.${id}.title`)}</span>
            <p className={caption}>{words(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
