import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { CourseDrawing } from "#web/features/academy/shared/CourseDrawing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  cover: {
    position: "relative",
    display: "flex",
    alignItems: "end",
    blockSize: "88px",
    padding: "12px 16px",
    overflow: "hidden",
    backgroundColor: appTokens.tint,
    borderBottom: `1px solid ${appTokens.line}`,
  },
  drawing: { position: "absolute", insetBlock: 0, insetInlineEnd: 0, blockSize: "100%" },
  label: {
    ...typographyStyles.caption1Strong,
    position: "relative",
    paddingInline: "8px",
    borderRadius: "4px",
    lineHeight: "20px",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
  },
});

export function CourseCover({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <div className={styles.cover}>
      <CourseDrawing label={label} className={styles.drawing} />
      <bdi className={styles.label}>{label}</bdi>
    </div>
  );
}
