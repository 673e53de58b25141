import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowClockwise16Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { useFocusAround } from "#web/ui/feedback/useFocusAround.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  bad: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
  failed: { display: "grid", justifyItems: "start", gap: "8px" },
});

/** Why there is no price of what is chosen now, and how to ask for it again. */
export interface PriceFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** That the price is not known, or may be an earlier one; the keyboard goes on in the card's form once it is asked for again. */
export function PriceFailure({ error, onRetry }: PriceFailureProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const errorText = useErrorText();
  const button = useFocusAround();
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.bad}>
        {t("price.failed")} {errorText(error)}
      </p>
      <Button ref={button} size="small" icon={<ArrowClockwise16Regular />} onClick={() => onRetry()}>
        {t("price.again")}
      </Button>
    </div>
  );
}
