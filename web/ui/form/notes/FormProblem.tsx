import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ErrorCircle20Filled } from "@fluentui/react-icons/svg/error-circle";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  problem: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.badBackground,
    color: appTokens.badForeground,
  },
  text: { flexGrow: 1, flexBasis: "240px", minInlineSize: 0 },
  request: { ...typographyStyles.caption1, display: "block" },
});

/** Says above the buttons why a form was not saved. */
export function FormProblem({ error }: { error: AppError }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const text = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={box} role="alert" className={styles.problem}>
      <ErrorCircle20Filled aria-hidden />
      <span className={styles.text}>
        {text(error)}
        {error.requestId && (
          <span className={styles.request}>{t("form.request", { id: error.requestId })}</span>
        )}
      </span>
    </div>
  );
}
