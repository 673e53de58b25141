import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  values: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: "8px 12px",
    maxBlockSize: "160px",
    overflow: "auto",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    fontFamily: appTokens.fontFamilyMonospace,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

/** The values that a form sent, as they would go to the gateway; nothing before it was sent. */
export function Values({ sent }: { sent: unknown }) {
  const styles = useStyles();
  return (
    <div role="status">
      {sent !== undefined && (
        <pre dir="ltr" className={styles.values}>
          {JSON.stringify(sent, null, 2)}
        </pre>
      )}
    </div>
  );
}
