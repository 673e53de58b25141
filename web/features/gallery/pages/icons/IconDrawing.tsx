import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  drawing: { display: "block", fill: "currentColor" },
  waiting: { borderRadius: appTokens.borderRadiusMedium, backgroundColor: appTokens.lineSoft },
});

/** An icon as its paths say it, or its place while they come. */
export function IconDrawing({
  drawing,
  size,
}: {
  drawing: readonly [number, ...string[]] | null | undefined;
  size: number;
}) {
  const styles = useStyles();
  if (!drawing)
    return <span aria-hidden className={styles.waiting} style={{ inlineSize: size, blockSize: size }} />;
  const [box, ...paths] = drawing;
  return (
    <svg aria-hidden className={styles.drawing} width={size} height={size} viewBox={`0 0 ${box} ${box}`}>
      {paths.map((path, at) => (
        <path key={at} d={path} />
      ))}
    </svg>
  );
}
