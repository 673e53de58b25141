import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ReferralStatusPill } from "./ReferralStatusPill.tsx";
import { useReferralCellsFragment, useReferralReadQuery } from "./referrals.generated.ts";
import type { ReferralActions } from "./useReferralActions.tsx";

const red = { color: appTokens.badForeground } as const;
const useStyles = makeStyles({
  danger: { ...red, marginInlineEnd: "auto", ":hover": red, "& .fui-Button__icon": { color: "inherit" } },
});

export interface ReferralDrawerProps {
  id: string;
  open: boolean;
  actions: ReferralActions;
  onClose: OpenRow["close"];
}

export function ReferralDrawer({ id, open, actions, onClose }: ReferralDrawerProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReferrals");
  const format = useFormat();
  const query = useReferralReadQuery({ variables: { id } });
  const seen = useReferralCellsFragment({ from: { __typename: "Referral", id } });
  const gone = query.data?.referral === null;
  const referral = gone
    ? undefined
    : (query.data?.referral ?? (seen.dataState === "complete" ? seen.data : undefined));

  const content = () => {
    if (gone)
      return (
        <EmptyState
          title={t("gone.title")}
          text={t("gone.text")}
          actions={<Button onClick={onClose}>{t("gone.action")}</Button>}
        />
      );
    if (!referral)
      return query.error ? (
        <ErrorState
          title={t("failedOne")}
          error={query.error}
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      ) : (
        <CardSkeleton label={t("drawer.loading")} lines={5} />
      );
    const { user, email, avatar, referredId, status, value, earning, createdAt, updatedAt } = referral;
    return (
      <>
        <PersonLine
          name={user}
          avatar={avatar}
          caption={email}
          end={<ReferralStatusPill status={status} t={t} />}
        />
        <DescriptionList
          items={[
            {
              id: "referredId",
              name: t("fields.referredId"),
              value: <bdi dir="ltr">{`#${referredId}`}</bdi>,
              copy: String(referredId),
            },
            { id: "email", name: t("fields.email"), value: <bdi dir="ltr">{email}</bdi>, copy: email },
            { id: "value", name: t("fields.value"), value: format.money(value) },
            { id: "earning", name: t("fields.earning"), value: format.money(earning) },
            {
              id: "share",
              name: t("drawer.share"),
              value: value.amountMinor === 0 ? null : format.percent(earning.amountMinor / value.amountMinor),
            },
            { id: "createdAt", name: t("fields.createdAt"), value: format.dateTime(createdAt) },
            { id: "updatedAt", name: t("drawer.changed"), value: format.dateTime(updatedAt) },
          ]}
        />
      </>
    );
  };
  const removal = referral && actions.removalOf(referral);
  return (
    <Drawer
      open={open}
      title={referral?.user ?? t("drawer.title")}
      onClose={onClose}
      footer={
        referral &&
        removal && (
          <>
            <Button
              appearance="subtle"
              className={styles.danger}
              icon={removal.icon ?? null}
              onClick={() => (onClose(), removal.run())}
            >
              {removal.label}
            </Button>
            {actions.movesOf(referral).map(({ label, run }, place) => (
              // By its place, so that the pressed button stays, and the focus with it.
              <Button key={place} onClick={run}>
                {label}
              </Button>
            ))}
          </>
        )
      }
    >
      {content()}
    </Drawer>
  );
}
