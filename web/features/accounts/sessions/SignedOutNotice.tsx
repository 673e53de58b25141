import { makeStyles, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { SignedOut } from "#web/lib/session/signedOut.ts";

const useStyles = makeStyles({ notice: { marginBlockStart: "16px" } });

export function SignedOutNotice({ by, kept }: SignedOut) {
  const styles = useStyles();
  const { t } = useTranslation("accounts");
  if (by === "here" && kept.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline" className={styles.notice}>
      <MessageBarBody>
        {by !== "here" && `${t(`signedOut.${by}`)} `}
        {kept.length > 0 &&
          t("signedOut.kept", {
            forms: kept.map((form) => t("signedOut.form", { form })).join(t("signedOut.and")),
          })}
      </MessageBarBody>
    </MessageBar>
  );
}
