import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecorationLine: "underline" },
  },
});

/** An e-mail address that a letter is written to; where it does not fit into a line, it breaks before its host. */
export function MailLink({ address }: { address: string }) {
  const styles = useStyles();
  const [mailbox, host] = address.split("@");
  return (
    <a className={styles.link} href={`mailto:${address}`} dir="ltr">
      {mailbox}
      <wbr />@{host}
    </a>
  );
}
