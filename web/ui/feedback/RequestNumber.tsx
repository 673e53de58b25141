import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CopyButton } from "./CopyButton.tsx";

const useStyles = makeStyles({
  request: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "4px",
    minBlockSize: "24px",
    marginBlock: "16px 0",
    color: appTokens.colorNeutralForeground3,
  },
  id: { fontFamily: appTokens.fontFamilyMonospace },
});

/** The gateway's number of a failed request, to quote to support, with a button that copies it; room for it while it is not known. */
export function RequestNumber({ id }: { id: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <p className={styles.request}>
      {id !== null && (
        <>
          {t("error.request")}
          <bdi dir="ltr" className={styles.id}>
            {id}
          </bdi>
          <CopyButton text={id} label={t("error.copy")} />
        </>
      )}
    </p>
  );
}
