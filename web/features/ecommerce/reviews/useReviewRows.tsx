import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { BookOpen20Regular } from "@fluentui/react-icons/svg/book-open";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useMemo } from "react";
import type { ReviewSortField } from "#web/generated/types.ts";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { Identified, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { reviewList, reviewStatusLooks } from "./reviewList.ts";
import {
  ReviewBulkDeleteDocument,
  ReviewBulkUpdateDocument,
  type ReviewCellsFragment as ReviewRow,
} from "./reviews.generated.ts";
import { ReviewTextCell } from "./ReviewTextCell.tsx";

export interface ReviewRowsOptions {
  hrefOf: (id: string) => string;
  onRead: (id: string, replying: boolean) => void;
  onReplyAll: (rows: readonly Identified[]) => Promise<boolean>;
}

export function useReviewRows({
  hrefOf,
  onRead,
  onReplyAll,
}: ReviewRowsOptions): RowDeclaration<ReviewRow, ReviewSortField> {
  const {
    words,
    format: { date, relative },
    columns,
    commands,
  } = useRowTools<ReviewRow, ReviewSortField>(reviewList);
  const { quiet } = useTextStyles();
  const update = useRowUpdate(reviewList, ReviewBulkUpdateDocument);
  const remove = useRowRemoval(reviewList, ReviewBulkDeleteDocument);

  return useMemo(() => {
    const pill = pillOf(words, "statuses", reviewStatusLooks);
    const day = (review: ReviewRow) => date(`${review.date}T00:00`);
    const reply = { icon: <ArrowReply20Regular />, runOne: ({ id }: ReviewRow) => onRead(id, true) };
    return {
      tall: true,
      name: ({ head }) => head,
      href: ({ id }) => hrefOf(id),
      columns: [
        columns.name(
          "product",
          ({ id, productImage, productName, companyName }) => (
            <TitleCell picture={productImage} title={productName} caption={companyName} to={hrefOf(id)} />
          ),
          { exports: ["product", "companyName"] },
        ),
        columns.column("review", {
          width: 260,
          grow: true,
          exports: ["review:rating", "head", "para"],
          cell: (review) => <ReviewTextCell {...review} />,
        }),
        columns.column("reviewer", {
          width: 212,
          exports: ["reviewer", "email"],
          skeleton: "title",
          cell: ({ reviewer, email, avatar }) => (
            <PersonCell name={reviewer} caption={email} avatar={avatar} />
          ),
        }),
        columns.column("date", {
          width: 160,
          cell: (review) => <span className={quiet}>{day(review)}</span>,
        }),
        columns.pill("status", ({ status }) => pill(status), { width: 124 }),
        columns.column("replied", {
          label: "reply",
          optional: true,
          width: 148,
          exports: ["reply", "repliedAt"],
          cell: ({ repliedAt }) => (
            <span className={quiet}>{repliedAt ? relative(repliedAt) : words("filters.repliedNo")}</span>
          ),
        }),
      ],
      ...commands.of<ReviewRow>([
        { id: "read", icon: <BookOpen20Regular />, runOne: ({ id }) => onRead(id, false) },
        { ...reply, id: "reply", only: "menu", offered: (review) => review.reply === "" },
        { ...reply, id: "editReply", offered: (review) => review.reply !== "" },
        {
          id: "publish",
          icon: <ArrowUpload20Regular />,
          offered: ({ status }) => status === "PENDING",
          run: (rows) => update(rows, { status: "PUBLISHED" }, "PUBLISHED"),
        },
        {
          id: "takeBack",
          icon: <EyeOff20Regular />,
          offered: ({ status }) => status === "PUBLISHED",
          run: (rows) => update(rows, { status: "PENDING" }, "PENDING"),
        },
        { id: "reply", icon: reply.icon, only: "bulk", run: onReplyAll },
        commands.common("delete", { run: remove }),
      ]),
      card: (review) => ({
        picture: <Thumbnail src={review.productImage} size="large" />,
        title: review.head,
        meta: [review.productName, review.reviewer, day(review)],
        pill: pill(review.status),
        value: <Stars value={review.review} />,
      }),
    };
  }, [words, date, relative, quiet, columns, commands, hrefOf, onRead, onReplyAll, update, remove]);
}
