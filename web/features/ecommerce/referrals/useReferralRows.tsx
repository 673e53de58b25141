import { makeStyles } from "@fluentui/react-components";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReferralSortField } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ReferralStatusPill } from "./ReferralStatusPill.tsx";
import type { ReferralActions, ReferralRow } from "./useReferralActions.tsx";

const useStyles = makeStyles({
  quiet: { color: appTokens.colorNeutralForeground2 },
  nothing: { color: appTokens.colorNeutralForeground3 },
});

export function useReferralRows(
  { movesOf, removalOf, bulk }: ReferralActions,
  { hrefOf, open }: Pick<OpenRow, "hrefOf" | "open">,
): RowDeclaration<ReferralRow, ReferralSortField> {
  const { t } = useTranslation("ecommerceReferrals");
  const format = useFormat();
  const styles = useStyles();

  return useMemo(() => {
    const field = (id: string) => ({ id, label: t(`fields.${id}`) });
    const number = ({ referredId }: ReferralRow) => <bdi dir="ltr">{`#${referredId}`}</bdi>;
    return {
      name: ({ user }) => user,
      href: ({ id }) => hrefOf(id),
      columns: [
        {
          id: "user",
          header: t("fields.user"),
          sort: "USER",
          width: 260,
          grow: true,
          locked: true,
          exports: [field("user"), field("email")],
          skeleton: "title",
          cell: ({ id, user, email, avatar }) => (
            <PersonCell name={user} caption={email} avatar={avatar} to={hrefOf(id)} />
          ),
        },
        {
          id: "referredId",
          header: t("fields.referredId"),
          sort: "REFERRED_ID",
          width: 140,
          exports: [field("referredId")],
          cell: (row) => <span className={styles.quiet}>{number(row)}</span>,
        },
        {
          id: "status",
          header: t("fields.status"),
          sort: "STATUS",
          width: 144,
          exports: [field("status")],
          skeleton: "box",
          cell: ({ status }) => <ReferralStatusPill status={status} t={t} />,
        },
        {
          id: "value",
          header: t("fields.value"),
          sort: "VALUE",
          align: "end",
          width: 140,
          exports: [field("value")],
          cell: ({ value }) => format.money(value),
        },
        {
          id: "earning",
          header: t("fields.earning"),
          sort: "EARNING",
          align: "end",
          width: 140,
          exports: [field("earning")],
          cell: ({ earning }) =>
            earning.amountMinor === 0 ? (
              <span className={styles.nothing}>{format.money(earning)}</span>
            ) : (
              format.money(earning)
            ),
        },
        {
          id: "created",
          header: t("fields.createdAt"),
          sort: "CREATED",
          optional: true,
          width: 160,
          exports: [field("createdAt")],
          cell: ({ createdAt }) => <TimeCell at={createdAt} />,
        },
      ],
      actions: (referral) => [
        { id: "open", label: t("actions.open"), icon: <Open20Regular />, run: () => open(referral.id) },
        ...movesOf(referral),
        removalOf(referral),
      ],
      bulk,
      card: (referral) => ({
        picture: <PersonMark name={referral.user} avatar={referral.avatar} size={44} />,
        title: referral.user,
        meta: [referral.email],
        pill: <ReferralStatusPill status={referral.status} t={t} />,
        note: number(referral),
        value: format.money(referral.earning),
      }),
    };
  }, [t, format, styles, hrefOf, open, movesOf, removalOf, bulk]);
}
