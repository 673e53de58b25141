import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "../../../ui/theme/tokens.ts";

const useStyles = makeStyles({ mark: { backgroundColor: appTokens.warnBackground, color: "inherit", borderRadius: "2px" } });

/** A text in which what is searched for stands out. */
export function Highlighted({ text, q }: { text: string; q: string }) {
  const styles = useStyles();
  const [folded, wanted] = [text.toLowerCase(), q.toLowerCase()];
  const at = wanted === "" || folded.length !== text.length ? -1 : folded.indexOf(wanted);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + q.length)}</mark>
      <Highlighted text={text.slice(at + q.length)} q={q} />
    </>
  );
}
