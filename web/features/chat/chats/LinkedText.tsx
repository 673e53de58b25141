import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({ link: { color: appTokens.colorBrandForegroundLink } });

const address = /(https?:\/\/[^\s<>"'）)，。]+)/gu;

export function LinkedText({ text }: { text: string }) {
  const styles = useStyles();
  return text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} className={styles.link} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
