import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RecordDrawer } from "#web/ui/record/RecordDrawer.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { ReviewAbout } from "./ReviewAbout.tsx";
import { reviewList, reviewStatusLooks } from "./reviewList.ts";
import { ReviewReply } from "./ReviewReply.tsx";
import { type ReviewCellsFragment as ReviewRow, ReviewReadDocument } from "./reviews.generated.ts";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  title: { ...typographyStyles.subtitle2, margin: 0, marginBlockStart: "8px" },
});

export interface ReviewDrawerProps {
  id: string;
  open: boolean;
  opened: OpenRow;
  list: readonly ReviewRow[];
  rows: RowDeclaration<ReviewRow, string>;
  replying: boolean;
  onReplying: (replying: boolean) => void;
}

const commands = ["publish", "takeBack", "delete"];

export function ReviewDrawer({ id, open, opened, list, rows, replying, onReplying }: ReviewDrawerProps) {
  const styles = useStyles();
  const text = useTextStyles();
  const words = useWords(reviewList.texts);
  const { date } = useFormat();
  const guard = useUnsavedGuard();
  const pill = pillOf(words, "statuses", reviewStatusLooks);
  const leave = (then: () => void) => guard.ask(() => (guard.mark(false), onReplying(false), then()));
  return (
    <RecordDrawer
      {...{ id, open, leave }}
      kind="detail"
      texts={reviewList.texts}
      document={ReviewReadDocument}
      rows={list}
      nameOf={({ head }) => head}
      actions={(review) => rows.actions(review).filter((action) => commands.includes(action.id))}
      onStep={opened.openNext}
      onClose={opened.close}
    >
      {(review, record) => (
        <>
          <div className={styles.line}>
            <Stars value={review.review} />
            {pill(review.status)}
            <span className={text.caption}>{date(`${review.date}T00:00`)}</span>
          </div>
          {review.para !== "" && (
            <p className={text.prose} dir="auto">
              {review.para}
            </p>
          )}
          <ReviewAbout review={review} product={record?.product} />
          <h3 className={styles.title}>{words("reply.title")}</h3>
          {review.reply !== "" && !replying ? (
            <ReviewReply review={review} onEdit={() => onReplying(true)} />
          ) : (
            <ReplyForm
              key={id}
              review={review}
              focused={replying}
              guard={guard}
              onCancel={() => leave(review.reply === "" ? opened.close : () => undefined)}
              onSaved={() => onReplying(false)}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
