import { makeStyles } from "@fluentui/react-components";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const useStyles = makeStyles({ lines: { display: "grid", minInlineSize: 0, "> span": cut } });

export function TwoLines({ title, caption }: { title: string; caption: string }) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <span className={styles.lines}>
      <span dir="auto">{title}</span>
      {caption !== "" && (
        <span className={text.caption} dir="auto">
          {caption}
        </span>
      )}
    </span>
  );
}
