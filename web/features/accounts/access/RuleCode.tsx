import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  code: {
    fontFamily: appTokens.fontFamilyMonospace,
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
    whiteSpace: "nowrap",
  },
});

export function RuleCode({ rule: { action, subject } }: { rule: { action: string; subject: string } }) {
  const styles = useStyles();
  return (
    <code dir="ltr" className={styles.code}>
      {action} {subject}
    </code>
  );
}
