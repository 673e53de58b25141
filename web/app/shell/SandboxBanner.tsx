import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import { useTranslation } from "react-i18next";
import { chooseSandbox } from "../../lib/sandbox.ts";
import { appTokens } from "../../ui/theme/tokens.ts";

const useStyles = makeStyles({
  banner: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    flexShrink: 0,
    gap: "2px 12px",
    paddingBlock: "4px",
    paddingInline: "16px",
    backgroundColor: appTokens.infoBackground,
    color: appTokens.infoForeground,
  },
  text: { ...typographyStyles.body1, flexGrow: 1, flexBasis: "200px", margin: 0, overflowWrap: "anywhere" },
});

/** Says that this tab does not work on the main data, and leads back to it. */
export function SandboxBanner({ sandbox }: { sandbox: string }) {
  const styles = useStyles();
  const { t } = useTranslation("develop");
  return (
    <div role="status" className={styles.banner}>
      <BoxMultiple20Regular aria-hidden />
      <p className={styles.text}>
        {t("mock.banner.text")} <strong dir="auto">{sandbox}</strong>
      </p>
      <Button size="small" onClick={() => chooseSandbox(null)}>
        {t("mock.banner.leave")}
      </Button>
    </div>
  );
}
