import { useDrawingStyles } from "#web/ui/theme/drawingStyles.ts";

/** The water under the drawings of a quay, 168 px wide; `y` is where its line stands in the drawing. */
export function Waves({ y }: { y: number }) {
  const styles = useDrawingStyles();
  return (
    <path
      className={styles.grey}
      transform={`translate(14 ${y})`}
      d="M0 0c6 0 6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5s6 5 12 5s6-5 12-5"
    />
  );
}
