import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Delete16Regular } from "@fluentui/react-icons/svg/delete";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { reviewList } from "./reviewList.ts";
import { ReviewBulkUpdateDocument, type ReviewCellsFragment } from "./reviews.generated.ts";

const useStyles = makeStyles({
  reply: {
    display: "grid",
    gap: "8px",
    padding: "12px 16px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.tint,
  },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px" },
  when: { marginInlineEnd: "auto" },
});

export function ReviewReply({ review, onEdit }: { review: ReviewCellsFragment; onEdit: () => void }) {
  const styles = useStyles();
  const text = useTextStyles();
  const words = useWords(reviewList.texts);
  const { dateTime, relative } = useFormat();
  const update = useRowUpdate(reviewList, ReviewBulkUpdateDocument);
  const { reply, repliedAt } = review;
  const commands = [
    { id: "editReply", icon: <Edit16Regular />, run: onEdit },
    {
      id: "removeReply",
      icon: <Delete16Regular />,
      run: () => void update([review], { reply: "" }, "UNREPLIED"),
    },
  ];
  return (
    <div className={styles.reply}>
      <p className={text.prose} dir="auto">
        {reply}
      </p>
      <div className={styles.foot}>
        <span className={mergeClasses(text.caption, styles.when)}>
          {repliedAt && (
            <time dateTime={repliedAt} title={dateTime(repliedAt)}>
              {words("reply.when", { when: relative(repliedAt) })}
            </time>
          )}
        </span>
        {commands.map(({ id, icon, run }) => (
          <Button key={id} size="small" appearance="subtle" icon={icon} onClick={run}>
            {words(`actions.${id}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
