import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { registrationTexts } from "./registrationTexts.ts";

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", gap: "4px 8px" },
  link: { fontSize: "inherit", lineHeight: "inherit" },
  problem: { ...typographyStyles.caption1, gridColumnStart: 2, color: appTokens.badForeground },
});

export interface AgreementBoxProps {
  agreed: boolean;
  isMissing: boolean;
  onChange: (agreed: boolean) => void;
}

export function AgreementBox({ agreed, isMissing, onChange }: AgreementBoxProps) {
  const words = useWords(`${registrationTexts}:agreement`);
  const styles = useStyles();
  const text = useTextStyles();
  const id = useId();
  return (
    <div className={styles.box}>
      <CheckBox
        id={id}
        checked={agreed}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        onChange={() => onChange(!agreed)}
      />
      <span>
        <label htmlFor={id}>{words("agree")}</label>{" "}
        <a className={mergeClasses(text.link, styles.link)} href="/privacy" target="_blank" rel="noopener">
          {words("terms")}
        </a>
      </span>
      {isMissing && (
        <span id={`${id}-problem`} role="alert" className={styles.problem}>
          {words("missing")}
        </span>
      )}
    </div>
  );
}
