import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle16Regular } from "@fluentui/react-icons/svg/circle";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { passwordRules } from "./passwordRules.ts";

const useStyles = makeStyles({
  rules: {
    display: "grid",
    gap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    color: appTokens.colorNeutralForeground3,
  },
  rule: { display: "flex", alignItems: "center", gap: "8px" },
  met: { color: appTokens.okForeground },
});

/** What a password needs, and which of it the one that is being written has. */
export interface PasswordRuleListProps {
  /** Where its texts stand: `rulesLabel`, `met`, `open`, `rules`. */
  texts: TextPlace;
  password: string;
}

/** Says below a new password what it needs, and marks what it has. */
export function PasswordRuleList({ texts, password }: PasswordRuleListProps) {
  const words = useWords(texts);
  const styles = useStyles();
  return (
    <ul className={styles.rules} aria-label={words("rulesLabel")}>
      {passwordRules.map(({ id, met }) => {
        const done = met(password);
        const Icon = done ? CheckmarkCircle16Filled : Circle16Regular;
        return (
          <li key={id} className={mergeClasses(styles.rule, done && styles.met)}>
            <Icon aria-label={words(done ? "met" : "open")} />
            {words(`rules.${id}`)}
          </li>
        );
      })}
    </ul>
  );
}
