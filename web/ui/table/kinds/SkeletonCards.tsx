import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", marginBlockStart: "12px" },
  card: {
    boxSizing: "border-box",
    blockSize: "98px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    backgroundImage: `linear-gradient(${appTokens.line} 0 0), linear-gradient(${appTokens.line} 0 0), linear-gradient(${appTokens.line} 0 0)`,
    backgroundRepeat: "no-repeat",
    backgroundSize: "44px 44px, 45% 12px, 30% 10px",
    backgroundPosition: "12px 12px, 68px 18px, 68px 42px",
    ":dir(rtl)": {
      backgroundPosition: "calc(100% - 12px) 12px, calc(100% - 68px) 18px, calc(100% - 68px) 42px",
    },
  },
});

/** Cards before they come. */
export function SkeletonCards({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.card} />
      ))}
    </div>
  );
}
