import { makeStyles } from "@fluentui/react-components";
import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { BookOpen20Regular } from "@fluentui/react-icons/svg/book-open";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewSortField } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { Identified, RowDeclaration } from "#web/ui/table/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ReviewStatusPill } from "./ReviewStatusPill.tsx";
import { ReviewTextCell } from "./ReviewTextCell.tsx";
import type { ReviewActions, ReviewRow } from "./useReviewActions.ts";

const useStyles = makeStyles({ quiet: { color: appTokens.colorNeutralForeground2 } });

export interface ReviewRowsOptions {
  actions: ReviewActions;
  hrefOf: (id: string) => string;
  onRead: (id: string, replying: boolean) => void;
  onReplyAll: (rows: readonly Identified[]) => Promise<boolean>;
}

export function useReviewRows({
  actions,
  hrefOf,
  onRead,
  onReplyAll,
}: ReviewRowsOptions): RowDeclaration<ReviewRow, ReviewSortField> {
  const { t } = useTranslation("ecommerceReviews");
  const format = useFormat();
  const styles = useStyles();
  const { setStatus, remove } = actions;

  return useMemo(() => {
    const field = (id: string, key = id) => ({ id, label: t(`fields.${key}`) });
    const publish = { id: "publish", label: t("actions.publish"), icon: <ArrowUpload20Regular /> };
    const takeBack = { id: "takeBack", label: t("actions.takeBack"), icon: <EyeOff20Regular /> };
    const destroy = {
      id: "delete",
      label: t("actions.delete"),
      icon: <Delete20Regular />,
      tone: "danger" as const,
    };
    return {
      tall: true,
      name: ({ head }) => head,
      href: ({ id }) => hrefOf(id),
      columns: [
        {
          id: "product",
          header: t("fields.product"),
          sort: "PRODUCT",
          width: 240,
          locked: true,
          exports: [field("product"), field("companyName")],
          skeleton: "title",
          cell: ({ id, productImage, productName, companyName }) => (
            <TitleCell picture={productImage} title={productName} caption={companyName} to={hrefOf(id)} />
          ),
        },
        {
          id: "review",
          header: t("fields.review"),
          sort: "REVIEW",
          width: 260,
          grow: true,
          exports: [field("review", "rating"), field("head"), field("para")],
          cell: (review) => <ReviewTextCell review={review} t={t} />,
        },
        {
          id: "reviewer",
          header: t("fields.reviewer"),
          sort: "REVIEWER",
          width: 212,
          exports: [field("reviewer"), field("email")],
          skeleton: "title",
          cell: ({ reviewer, email, avatar }) => (
            <PersonCell name={reviewer} caption={email} avatar={avatar} />
          ),
        },
        {
          id: "date",
          header: t("fields.date"),
          sort: "DATE",
          width: 160,
          exports: [field("date")],
          cell: ({ date }) => <span className={styles.quiet}>{format.date(`${date}T00:00`)}</span>,
        },
        {
          id: "status",
          header: t("fields.status"),
          sort: "STATUS",
          width: 124,
          exports: [field("status")],
          skeleton: "box",
          cell: ({ status }) => <ReviewStatusPill status={status} t={t} />,
        },
        {
          id: "replied",
          header: t("fields.reply"),
          optional: true,
          width: 148,
          exports: [field("reply"), field("repliedAt")],
          cell: ({ repliedAt }) => (
            <span className={styles.quiet}>{repliedAt ? format.relative(repliedAt) : t("unreplied")}</span>
          ),
        },
      ],
      actions: (review) => [
        {
          id: "read",
          label: t("actions.read"),
          icon: <BookOpen20Regular />,
          run: () => onRead(review.id, false),
        },
        {
          id: "reply",
          label: t(review.reply === "" ? "actions.reply" : "actions.editReply"),
          icon: <ArrowReply20Regular />,
          run: () => onRead(review.id, true),
        },
        review.status === "PUBLISHED"
          ? { ...takeBack, run: () => void setStatus([review], "PENDING") }
          : { ...publish, run: () => void setStatus([review], "PUBLISHED") },
        { ...destroy, run: () => void remove([review]) },
      ],
      bulk: [
        { ...publish, run: (rows) => setStatus(rows, "PUBLISHED") },
        { ...takeBack, run: (rows) => setStatus(rows, "PENDING") },
        { id: "reply", label: t("actions.reply"), icon: <ArrowReply20Regular />, run: onReplyAll },
        { ...destroy, run: remove },
      ],
      card: ({ productImage, head, productName, reviewer, status, review, date }) => ({
        picture: <Thumbnail src={productImage} size="large" />,
        title: head,
        meta: [productName, reviewer, format.date(`${date}T00:00`)],
        pill: <ReviewStatusPill status={status} t={t} />,
        value: <Stars value={review} />,
      }),
    };
  }, [t, format, styles, hrefOf, onRead, onReplyAll, setStatus, remove]);
}
