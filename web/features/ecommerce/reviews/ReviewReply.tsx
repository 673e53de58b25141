import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Delete16Regular } from "@fluentui/react-icons/svg/delete";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ReviewRow } from "./useReviewActions.ts";

const useStyles = makeStyles({
  reply: {
    display: "grid",
    gap: "8px",
    padding: "12px 16px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.tint,
  },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    lineHeight: "22px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px" },
  when: { ...typographyStyles.caption1, marginInlineEnd: "auto", color: appTokens.colorNeutralForeground3 },
});

export interface ReviewReplyProps {
  review: ReviewRow;
  onEdit: () => void;
  onRemove: () => void;
}

export function ReviewReply({ review: { reply, repliedAt }, onEdit, onRemove }: ReviewReplyProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReviews");
  const format = useFormat();
  return (
    <div className={styles.reply}>
      <p className={styles.text} dir="auto">
        {reply}
      </p>
      <div className={styles.foot}>
        <span className={styles.when}>
          {repliedAt && (
            <time dateTime={repliedAt} title={format.dateTime(repliedAt)}>
              {t("reply.when", { when: format.relative(repliedAt) })}
            </time>
          )}
        </span>
        <Button size="small" appearance="subtle" icon={<Edit16Regular />} onClick={onEdit}>
          {t("actions.editReply")}
        </Button>
        <Button size="small" appearance="subtle" icon={<Delete16Regular />} onClick={onRemove}>
          {t("actions.removeReply")}
        </Button>
      </div>
    </div>
  );
}
