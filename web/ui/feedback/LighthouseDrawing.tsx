import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";
import { Waves } from "./Waves.tsx";

/** A lighthouse whose beam finds nothing, for searches and filters without a match; 192 px wide. */
export function LighthouseDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="128" viewBox="0 0 192 128" aria-hidden>
      <path className={styles.ground} d="M72 32 178 12v54L72 40z" />
      <path className={styles.hull} d="M45 100l6-58h18l6 58z" />
      <path
        className={styles.grey}
        d="M49 62h22M47 82h26M46 42h28M24 112c4-8 10-12 20-12h32c10 0 16 4 20 12"
      />
      <path className={styles.hull} d="M52 42V30h16v12zM49 30l11-10 11 10z" />
      <path className={styles.dashed} d="M126 29h22v20h-22z" />
      <path className={styles.brand} d="M72 32 178 12M72 40l106 26" />
      <Waves y={116} />
    </svg>
  );
}
