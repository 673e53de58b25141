import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { CheckBox } from "../../../ui/control/CheckBox.tsx";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { appTokens } from "../../../ui/theme/tokens.ts";
import type { CustomerDetails } from "./customerDetails.ts";
import { useCustomerNotificationsUpdateMutation } from "./customerAccount.generated.ts";

const channels = ["email", "browser", "app"] as const;

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    "& th, & td": { padding: "8px 0", textAlign: "center", verticalAlign: "middle" },
    "& tr > :first-child": { paddingInlineEnd: "12px", textAlign: "start" },
    "& tbody tr": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  head: { ...typographyStyles.caption1, fontWeight: 500, color: appTokens.colorNeutralForeground3 },
  channel: { inlineSize: "96px", "@media (max-width: 639.98px)": { inlineSize: "60px" } },
  // As large as a finger.
  hit: { display: "grid", placeItems: "center", minBlockSize: "44px", cursor: "pointer" },
  top: { display: "grid", justifyItems: "center", gap: "4px", cursor: "pointer" },
  kind: { display: "grid", fontWeight: appTokens.fontWeightRegular },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function CustomerNotifications({ customer: { id, account } }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const styles = useStyles();
  const tellError = useErrorToast();
  const [update] = useCustomerNotificationsUpdateMutation();
  const { notifications } = account;
  const set = (changed: typeof notifications) => {
    const next = notifications.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one);
    update({
      variables: { customerId: id, notifications: changed.map(({ kind, email, browser, app }) => ({ kind, email, browser, app })) },
      optimisticResponse: { customerNotificationsUpdate: { ...account, notifications: next } },
    }).catch(tellError);
  };
  return (
    <Card title={t("notifications.title")} line={t("notifications.line")}>
      <table className={styles.table} aria-label={t("notifications.title")}>
        <thead>
          <tr className={styles.head}>
            <th scope="col">{t("notifications.kind")}</th>
            {channels.map((channel) => {
              const on = notifications.filter((one) => one[channel]).length;
              return (
                <th key={channel} scope="col" className={styles.channel}>
                  <label className={styles.top}>
                    {t(`notifications.channels.${channel}`)}
                    <CheckBox
                      aria-label={t("notifications.all", { channel: t(`notifications.channels.${channel}`) })}
                      checked={on === notifications.length || (on > 0 && "mixed")}
                      onChange={() => set(notifications.map((one) => ({ ...one, [channel]: on < notifications.length })))}
                    />
                  </label>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {notifications.map((one) => (
            <tr key={one.kind}>
              <th scope="row">
                <span className={styles.kind}>
                  {t(`notifications.kinds.${one.kind}.name`)}
                  <span className={styles.note}>{t(`notifications.kinds.${one.kind}.note`)}</span>
                </span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label className={styles.hit}>
                    <CheckBox
                      aria-label={t("notifications.cell", { kind: t(`notifications.kinds.${one.kind}.name`), channel: t(`notifications.channels.${channel}`) })}
                      checked={one[channel]}
                      onChange={() => set([{ ...one, [channel]: !one[channel] }])}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
