import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useMemo } from "react";
import type { CustomerSortField } from "#web/generated/types.ts";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { customerList } from "./customerList.ts";
import {
  CustomerBulkDeleteDocument,
  type CustomerCellsFragment as CustomerRow,
} from "./customers.generated.ts";
import { writeMail } from "./writeMail.ts";

export function useCustomerRows(
  copyPathOf: (id: string) => string,
  bulkEdit: BulkAction["run"],
): RowDeclaration<CustomerRow, CustomerSortField> {
  const { words, format, columns, commands } = useRowTools<CustomerRow, CustomerSortField>(customerList);
  const { quiet } = useTextStyles();
  const countryName = useCountryName();
  const remove = useRowRemoval(customerList, CustomerBulkDeleteDocument);

  return useMemo(() => {
    return {
      name: ({ customer }) => customer,
      href: ({ id }) => customerPath(id),
      columns: [
        columns.name(
          "customer",
          ({ id, avatar, customer, email }) => (
            <PersonCell avatar={avatar} name={customer} caption={email} to={customerPath(id)} />
          ),
          { exports: ["customer", "email", "contact"] },
        ),
        columns.column("customerId", {
          width: 128,
          cell: ({ customerId }) => (
            <span className={quiet}>{words("numberOf", { number: customerId })}</span>
          ),
        }),
        columns.column("country", {
          width: 192,
          exports: ["country", "countryCode"],
          cell: ({ countryCode, countryFlag }) => <CountryCell code={countryCode} flag={countryFlag} />,
        }),
        columns.number("orders", ({ order }) => order, {
          width: 104,
          exports: ["order:orders"],
          dimZero: true,
        }),
        columns.money("totalSpent", ({ totalSpent }) => totalSpent, { width: 144, dimZero: true }),
        {
          ...columns.time("added", ({ createdAt }) => createdAt, {
            label: "createdAt",
            exports: ["createdAt"],
            optional: true,
          }),
          sort: "CREATED",
        },
      ],
      ...commands.of<CustomerRow>([
        commands.common("open", { to: ({ id }) => customerPath(id) }),
        commands.common("duplicate", { to: ({ id }) => copyPathOf(id) }),
        { id: "mail", icon: <Mail20Regular />, runOne: ({ email }) => writeMail(email) },
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: ({ avatar, customer, email, countryCode, order, totalSpent }) => ({
        picture: <PersonMark name={customer} avatar={avatar} size={44} />,
        title: customer,
        meta: [email, countryName(countryCode)],
        note: words("ordersOf", { count: order, orders: format.number(order) }),
        value: format.money(totalSpent),
      }),
    };
  }, [words, format, quiet, countryName, columns, commands, remove, copyPathOf, bulkEdit]);
}
