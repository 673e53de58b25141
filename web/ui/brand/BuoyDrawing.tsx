import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";

/** A buoy adrift, for addresses that lead nowhere; 192 px wide. */
export function BuoyDrawing() {
  const styles = useDrawingStyles();
  return (
    <svg className={styles.drawing} width="192" height="136" viewBox="0 0 192 136" aria-hidden="true">
      <ellipse className={styles.ground} cx="96" cy="104" rx="84" ry="24" />
      <g transform="rotate(-9 96 96)">
        <path className={styles.hull} d="M84 40h24l9 50H75z" />
        <path className={styles.brand} d="M81 56h30M79 70h34" />
        <path className={styles.hull} d="M62 90h68l-8 16H70z" />
        <path className={styles.grey} d="M96 40V26M88 26h16l-3-9H91z" />
        <path className={styles.brand} d="M82 12c3-4 8-6 14-6s11 2 14 6" />
      </g>
      <path
        className={styles.grey}
        d="M20 108c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4M120 114c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4"
      />
      <path className={styles.grey} d="M78 124c5 0 5 3 10 3s5-3 10-3 5 3 10 3" />
    </svg>
  );
}
