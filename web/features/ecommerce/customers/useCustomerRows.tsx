import { makeStyles } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { CustomerSortField } from "#web/generated/types.ts";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { writeMail } from "./writeMail.ts";
import { type CustomerRow, useCustomerActions } from "./useCustomerActions.ts";

const useStyles = makeStyles({
  quiet: { color: appTokens.colorNeutralForeground2 },
  none: { color: appTokens.colorNeutralForeground3 },
});

export function useCustomerRows(): RowDeclaration<CustomerRow, CustomerSortField> {
  const { t } = useTranslation("ecommerceCustomers");
  const format = useFormat();
  const navigate = useNavigate();
  const styles = useStyles();
  const countryName = useCountryName();
  const { remove } = useCustomerActions();

  return useMemo(() => {
    const field = (id: string, key = id) => ({ id, label: t(`fields.${key}`) });
    return {
      name: ({ customer }) => customer,
      href: ({ id }) => customerPath(id),
      columns: [
        {
          id: "customer",
          header: t("fields.customer"),
          sort: "CUSTOMER",
          width: 240,
          grow: true,
          locked: true,
          exports: [field("customer"), field("email"), field("contact")],
          skeleton: "title",
          cell: ({ id, avatar, customer, email }) => (
            <PersonCell avatar={avatar} name={customer} caption={email} to={customerPath(id)} />
          ),
        },
        {
          id: "customerId",
          header: t("fields.customerId"),
          sort: "CUSTOMER_ID",
          width: 128,
          exports: [field("customerId")],
          cell: ({ customerId }) => (
            <span className={styles.quiet}>{t("numberOf", { number: customerId })}</span>
          ),
        },
        {
          id: "country",
          header: t("fields.country"),
          sort: "COUNTRY",
          width: 192,
          exports: [field("country"), field("countryCode")],
          cell: ({ countryCode, countryFlag }) => <CountryCell code={countryCode} flag={countryFlag} />,
        },
        {
          id: "orders",
          header: t("fields.orders"),
          sort: "ORDERS",
          align: "end",
          width: 104,
          exports: [field("order", "orders")],
          cell: ({ order }) =>
            order === 0 ? <span className={styles.none}>{format.number(order)}</span> : format.number(order),
        },
        {
          id: "totalSpent",
          header: t("fields.totalSpent"),
          sort: "TOTAL_SPENT",
          align: "end",
          width: 144,
          exports: [field("totalSpent")],
          cell: ({ totalSpent }) =>
            totalSpent.amountMinor === 0 ? (
              <span className={styles.none}>{format.money(totalSpent)}</span>
            ) : (
              format.money(totalSpent)
            ),
        },
        {
          id: "added",
          header: t("fields.createdAt"),
          sort: "CREATED",
          optional: true,
          width: 160,
          exports: [field("createdAt")],
          cell: ({ createdAt }) => <TimeCell at={createdAt} />,
        },
      ],
      actions: (row) => [
        {
          id: "open",
          label: t("actions.open"),
          icon: <Open20Regular />,
          run: () => void navigate(customerPath(row.id)),
        },
        { id: "mail", label: t("actions.mail"), icon: <Mail20Regular />, run: () => writeMail(row.email) },
        {
          id: "delete",
          label: t("actions.delete"),
          icon: <Delete20Regular />,
          tone: "danger",
          run: () => void remove([row]),
        },
      ],
      bulk: [
        { id: "delete", label: t("actions.delete"), icon: <Delete20Regular />, tone: "danger", run: remove },
      ],
      card: ({ avatar, customer, email, countryCode, order, totalSpent }) => ({
        picture: <PersonMark name={customer} avatar={avatar} size={44} />,
        title: customer,
        meta: [email, countryName(countryCode)],
        note: t("ordersOf", { count: order, orders: format.number(order) }),
        value: format.money(totalSpent),
      }),
    };
  }, [t, format, navigate, styles, countryName, remove]);
}
