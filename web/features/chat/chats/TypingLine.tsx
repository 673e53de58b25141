import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const beat = { "0%, 60%, 100%": { opacity: 0.3 }, "30%": { opacity: 1 } };
const still = { animationName: "none" } as const;

const useStyles = makeStyles({
  line: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "20px",
    paddingInlineStart: "44px",
    paddingBlockStart: "4px",
    color: appTokens.okForeground,
  },
  dots: { display: "inline-flex", gap: "3px" },
  dot: {
    inlineSize: "4px",
    blockSize: "4px",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: "currentColor",
    animationName: beat,
    animationDuration: "1.2s",
    animationIterationCount: "infinite",
    "@media (prefers-reduced-motion: reduce)": still,
    ":nth-child(2)": { animationDelay: "150ms" },
    ":nth-child(3)": { animationDelay: "300ms" },
  },
});

export function TypingLine({ name }: { name: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  return (
    <div className={styles.line} role="status">
      {name !== null && (
        <>
          <span className={styles.dots} aria-hidden>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
          {t("typingName", { name })}
        </>
      )}
    </div>
  );
}
