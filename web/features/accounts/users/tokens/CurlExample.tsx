import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
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

const commandWith = (secret: string): string =>
  `curl ${location.origin}/graphql \\
  -H "Authorization: Bearer ${secret}" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { user { username } } }"}'`;

/** A request with a token; without one a shell's variable stands for it. */
export function CurlExample({ secret = "$BERTH_TOKEN" }: { secret?: string }) {
  const words = useWords(`${profileTexts}:tokens`);
  const styles = useStyles();
  const command = commandWith(secret);
  return (
    <div dir="ltr" className={styles.box}>
      <pre className={styles.text}>{command}</pre>
      <CopyButton text={command} label={words("copyCommand")} />
    </div>
  );
}
