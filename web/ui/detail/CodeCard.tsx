import { makeStyles } from "@fluentui/react-components";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CodeExample, type CodeExampleProps } from "./CodeExample.tsx";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "8px",
    margin: 0,
    paddingInlineStart: "20px",
    color: appTokens.colorNeutralForeground2,
  },
});

/** How something is used, by example. */
export interface CodeCardProps extends CodeExampleProps {
  title: string;
  line: string;
  /** What is to be known beside the code, a sentence each. */
  notes: readonly string[];
}

/** A card that shows with a few lines of code how something is used, and what is to be known of it. */
export function CodeCard({ title, line, notes, ...example }: CodeCardProps) {
  const styles = useStyles();
  return (
    <Card title={title} line={line}>
      <CodeExample {...example} />
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
