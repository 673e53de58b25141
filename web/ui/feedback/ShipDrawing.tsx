import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";
import { Waves } from "./Waves.tsx";

/** Two bollards and a small ship that has not come in, for what could not be fetched; 192 px wide. */
export function ShipDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="112" viewBox="0 0 192 112" aria-hidden>
      <path className={styles.ground} d="M8 58h62v14H8zM122 58h62v14h-62z" />
      <path
        className={styles.grey}
        d="M8 58h62M122 58h62M8 72h62M122 72h62M30 72v18M60 72v18M132 72v18M162 72v18"
      />
      <Waves y={96} />
      <path className={styles.hull} d="M72 64h48l-9 20H81zM86 64V48h20v16M91 56h10M96 48V36" />
      <path className={styles.grey} d="M96 10v9M75 18l6 7M117 18l-6 7" />
      <path className={styles.brand} d="M40 58V44h-4v-9h28v9h-4v14M64 38c6 2 7 12 7 22" />
      <path className={styles.brand} d="M152 58V44h4v-9h-28v9h4v14M128 38c-6 2-7 12-7 22" />
    </svg>
  );
}
