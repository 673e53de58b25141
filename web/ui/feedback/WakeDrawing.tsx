import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";
import { Waves } from "./Waves.tsx";

/** A loose rope on the quay and a ship on its way out, for what is no longer there; 192 px wide. */
export function WakeDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="128" viewBox="0 0 192 128" aria-hidden>
      <path className={styles.ground} d="M8 70h58v12H8z" />
      <path className={styles.grey} d="M8 70h58v12H8M22 82v24M52 82v24" />
      <path className={styles.hull} d="M130 92h42l-7 16h-28zM141 92V80h18v12M146 86h8M150 80V68" />
      <path className={styles.dashed} d="M76 102h50M92 94h32" />
      <Waves y={112} />
      <path className={styles.brand} d="M28 70V56h-4v-9h28v9h-4v14M48 61c8 1 12 5 12 12v16c0 5 4 8 9 8" />
    </svg>
  );
}
