import { makeStyles, Skeleton, SkeletonItem } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useNotificationRowStyles } from "./notificationRowStyles.ts";

const useStyles = makeStyles({
  lines: { display: "grid", gap: "8px", flexGrow: 1, paddingBlockStart: "4px" },
  short: { inlineSize: "60%" },
});

/** Rows that are on their way. */
export function NotificationSkeleton() {
  const rows = useNotificationRowStyles();
  const styles = useStyles();
  const { t } = useTranslation("bar");
  return (
    <Skeleton aria-label={t("notifications.loading")}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={rows.row}>
          <SkeletonItem shape="square" size={28} />
          <div className={styles.lines}>
            <SkeletonItem size={12} />
            <SkeletonItem size={8} className={styles.short} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
