import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";
import { Waves } from "./Waves.tsx";

/** A quay with a crane that holds the outline of a crate, for what is being built; 192 px wide. */
export function CraneDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="128" viewBox="0 0 192 128" aria-hidden>
      <rect className={styles.ground} x="16" y="82" width="160" height="12" />
      <path className={styles.grey} d="M8 82h176M8 94h176M30 94v16M72 94v16M120 94v16M162 94v16" />
      <Waves y={116} />
      <path
        className={styles.grey}
        d="M146 82V20l5-14 5 14v62M146 40l10 14M156 40l-10 14M146 60l10 14M156 60l-10 14"
      />
      <path className={styles.grey} d="M86 25h94v7H86zM151 6 86 25M151 6l29 19M97 32v6" />
      <path className={styles.dashed} d="M75 38h44v43H75zM90 48v23M104 48v23" />
      <path className={styles.brand} d="M26 82V68h-4v-9h28v9h-4v14M46 72c12 2 18 10 34 12" />
    </svg>
  );
}
