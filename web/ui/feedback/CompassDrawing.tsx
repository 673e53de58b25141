import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";

/** A compass, for panes that show what is chosen beside them; 192 px wide. */
export function CompassDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="128" viewBox="0 0 192 128" aria-hidden>
      <ellipse className={styles.ground} cx="96" cy="114" rx="60" ry="8" />
      <circle className={styles.hull} cx="96" cy="62" r="46" />
      <circle className={styles.dashed} cx="96" cy="62" r="36" />
      <path className={styles.grey} d="M96 16v8M96 100v8M50 62h8M134 62h8M88 12h16" />
      <path className={styles.brand} d="m116 38-12 32-28 16 12-32z" />
      <circle className={styles.grey} cx="96" cy="62" r="4" />
    </svg>
  );
}
