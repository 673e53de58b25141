import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";
import { Waves } from "./Waves.tsx";

/** A quay with a rope made ready, and the outline of the ship that it waits for, for places where nothing is yet; 192 px wide. */
export function BerthDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="128" viewBox="0 0 192 128" aria-hidden>
      <path className={styles.ground} d="M8 70h80v12H8z" />
      <path className={styles.grey} d="M8 70h80v12H8M24 82v24M68 82v24" />
      <path className={styles.dashed} d="M106 84h70l-9 24h-52zM120 84V66h30v18M135 66V44" />
      <Waves y={112} />
      <path className={styles.brand} d="M38 70V56h-4v-9h28v9h-4v14M58 61c9 1 15 6 15 13 0 6-6 8-11 8" />
    </svg>
  );
}
