import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  box: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "8px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  text: {
    ...typographyStyles.caption1,
    margin: 0,
    fontFamily: appTokens.fontFamilyMonospace,
    // What is inherited is the side of the console's language.
    textAlign: "start",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

/** A few lines of code to take along. */
export interface CodeExampleProps {
  code: string;
  /** What the button copies, in words. */
  copy: string;
}

/** A few lines of code, wrapped, with a button that copies them; from left to right in every language. */
export function CodeExample({ code, copy }: CodeExampleProps) {
  const styles = useStyles();
  return (
    <div dir="ltr" className={styles.box}>
      <pre className={styles.text}>{code}</pre>
      <CopyButton text={code} label={copy} />
    </div>
  );
}
