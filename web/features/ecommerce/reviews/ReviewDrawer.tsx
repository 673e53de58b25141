import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import type { Identified } from "#web/ui/table/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { ReviewAbout } from "./ReviewAbout.tsx";
import { ReviewReply } from "./ReviewReply.tsx";
import { ReviewStatusPill } from "./ReviewStatusPill.tsx";
import { useReviewCellsFragment, useReviewReadQuery } from "./reviews.generated.ts";
import type { ReviewActions } from "./useReviewActions.ts";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  date: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    maxInlineSize: "640px",
    lineHeight: "22px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  title: { ...typographyStyles.subtitle2, margin: 0, marginBlockStart: "8px" },
  danger: {
    marginInlineEnd: "auto",
    color: appTokens.badForeground,
    ":hover": { color: appTokens.badForeground },
    "& .fui-Button__icon": { color: "inherit" },
  },
});

export interface ReviewDrawerProps {
  id: string;
  open: boolean;
  opened: OpenRow;
  neighbours: readonly Identified[];
  actions: ReviewActions;
  replying: boolean;
  onReplying: (replying: boolean) => void;
}

export function ReviewDrawer({
  id,
  open,
  opened,
  neighbours,
  actions,
  replying,
  onReplying,
}: ReviewDrawerProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReviews");
  const format = useFormat();
  const guard = useUnsavedGuard();
  const query = useReviewReadQuery({ variables: { id } });
  const seen = useReviewCellsFragment({ from: { __typename: "Review", id } });
  const answer = query.data ?? query.previousData;
  const read = answer?.review?.id === id ? answer.review : undefined;
  const review = read ?? (seen.dataState === "complete" ? seen.data : undefined);
  const gone = query.data?.review === null;
  const at = neighbours.findIndex((one) => one.id === id);
  const leave = (then: () => void) => guard.ask(() => (guard.mark(false), onReplying(false), then()));
  const close = () => leave(opened.close);
  const step = (label: string, icon: React.ReactElement, to: Identified | undefined) =>
    to && <ToolButton label={label} icon={icon} onPress={() => leave(() => opened.openNext(to.id))} />;

  const content = () => {
    if (gone)
      return (
        <EmptyState
          title={t("gone.title")}
          text={t("gone.text")}
          actions={<Button onClick={close}>{t("gone.action")}</Button>}
        />
      );
    if (!review)
      return query.error ? (
        <ErrorState
          title={t("failedOne")}
          error={query.error}
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      ) : (
        <CardSkeleton label={t("drawer.loading")} lines={5} />
      );
    return (
      <>
        <div className={styles.line}>
          <Stars value={review.review} />
          <ReviewStatusPill status={review.status} t={t} />
          <span className={styles.date}>{format.date(`${review.date}T00:00`)}</span>
        </div>
        {review.para !== "" && (
          <p className={styles.text} dir="auto">
            {review.para}
          </p>
        )}
        <ReviewAbout review={review} product={read?.product} />
        <h3 className={styles.title}>{t("reply.title")}</h3>
        {review.reply !== "" && !replying ? (
          <ReviewReply
            review={review}
            onEdit={() => onReplying(true)}
            onRemove={() => void actions.reply([review], "", false)}
          />
        ) : (
          <ReplyForm
            key={id}
            review={review}
            focused={replying}
            guard={guard}
            onCancel={() => (review.reply === "" ? close() : leave(() => undefined))}
            onSaved={() => onReplying(false)}
          />
        )}
      </>
    );
  };
  return (
    <Drawer
      open={open}
      kind="detail"
      title={review && !gone ? review.head : t("drawer.title")}
      onClose={close}
      tools={
        <>
          {step(t("drawer.previous"), <ChevronUp20Regular />, neighbours[at - 1])}
          {step(t("drawer.next"), <ChevronDown20Regular />, at < 0 ? undefined : neighbours[at + 1])}
        </>
      }
      footer={
        review &&
        !gone && (
          <>
            <Button
              appearance="subtle"
              className={styles.danger}
              icon={<Delete20Regular />}
              onClick={() => leave(() => (opened.close(), void actions.remove([review])))}
            >
              {t("actions.delete")}
            </Button>
            {review.status === "PENDING" ? (
              <Button
                icon={<ArrowUpload20Regular />}
                onClick={() => void actions.setStatus([review], "PUBLISHED")}
              >
                {t("actions.publish")}
              </Button>
            ) : (
              <Button icon={<EyeOff20Regular />} onClick={() => void actions.setStatus([review], "PENDING")}>
                {t("actions.takeBack")}
              </Button>
            )}
          </>
        )
      }
    >
      {content()}
    </Drawer>
  );
}
