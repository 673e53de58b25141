import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { NotificationSkeleton } from "./NotificationSkeleton.tsx";
import {
  NotificationSettingsDocument,
  type NotificationSettingsQuery,
  useNotificationSettingsQuery,
  useNotificationSettingsSaveMutation,
} from "./notifications.generated.ts";

type Setting = NotificationSettingsQuery["notificationSettings"][number];

const useStyles = makeStyles({
  body: { overflowY: "auto", paddingBlockEnd: "8px" },
  line: {
    ...typographyStyles.caption1,
    margin: 0,
    paddingBlock: "0 8px",
    paddingInline: "16px",
    color: appTokens.colorNeutralForeground3,
  },
  table: { inlineSize: "100%", borderCollapse: "collapse" },
  head: {
    ...typographyStyles.caption1,
    paddingBlock: "8px",
    paddingInline: "16px",
    color: appTokens.colorNeutralForeground3,
    fontWeight: 500,
    textAlign: "start",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  cell: {
    blockSize: "42px",
    paddingInline: "16px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    fontWeight: appTokens.fontWeightRegular,
    textAlign: "start",
  },
});

/** Which kinds are shown and which are told at once; every change is saved as it is made. */
export function NotificationSettings() {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { cache } = useApolloClient();
  const { data, error, refetch } = useNotificationSettingsQuery();
  const [save] = useNotificationSettingsSaveMutation();
  const tellError = useErrorToast();
  if (error && !data) return <ErrorState title={t("notifications.failed")} error={error} onRetry={refetch} />;
  if (!data) return <NotificationSkeleton />;
  const change = ({ kind, shown, told }: Setting) => {
    const notificationSettingsSet = data.notificationSettings.map((one) =>
      one.kind === kind ? { ...one, shown, told } : one,
    );
    save({
      variables: { input: [{ kind, shown, told }] },
      optimisticResponse: { notificationSettingsSet },
      update: (within, { data: saved }) =>
        saved &&
        within.writeQuery({
          query: NotificationSettingsDocument,
          data: { notificationSettings: saved.notificationSettingsSet },
        }),
    }).then(() => {
      // What is shown changes the list and the counts.
      for (const fieldName of ["notifications", "notificationCounts"])
        cache.evict({ id: "ROOT_QUERY", fieldName });
    }, tellError);
  };
  return (
    <div className={styles.body}>
      <p className={styles.line}>{t("notifications.settingsLine")}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["kind", "shown", "told"] as const).map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {t(`notifications.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.notificationSettings.map((setting) => {
            const kind = t(`notifications.kinds.${setting.kind}`);
            return (
              <tr key={setting.kind}>
                <th scope="row" className={styles.cell}>
                  {kind}
                </th>
                <td className={styles.cell}>
                  <SwitchBox
                    aria-label={t("notifications.shownOf", { kind })}
                    checked={setting.shown}
                    onChange={(shown) => change({ ...setting, shown })}
                  />
                </td>
                <td className={styles.cell}>
                  <SwitchBox
                    aria-label={t("notifications.toldOf", { kind })}
                    blocked={!setting.shown}
                    checked={setting.shown && setting.told}
                    onChange={(told) => change({ ...setting, told })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
