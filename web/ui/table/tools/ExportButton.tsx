import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The looks of the tools at the end of a list's toolbar; their words are left out where the window is narrow. */
export const useToolStyles = makeStyles({
  tools: { display: "flex", alignItems: "center", gap: "4px", justifyContent: "flex-end" },
  button: {
    minInlineSize: "32px",
    paddingInline: "8px",
    whiteSpace: "nowrap",
    "@media (max-width: 1599.98px)": { "& .fui-Button__icon": { marginInlineEnd: 0 } },
  },
  word: { fontWeight: appTokens.fontWeightSemibold, "@media (max-width: 1599.98px)": { display: "none" } },
});

/** Fetches the rows of a list as a file. */
export function ExportButton({ href, total = 0 }: { href: string; total: number | undefined }) {
  const styles = useToolStyles();
  const { t } = useTranslation(["table", "ui"]);
  return (
    <Hint label={t("export.hint", { count: total })}>
      <Button
        as="a"
        appearance="subtle"
        className={styles.button}
        icon={<ArrowDownload20Regular />}
        href={href}
        download
        onClick={() => showToast({ tone: "info", text: t("export.begun", { count: total }) })}
      >
        <span className={styles.word}>{t("export.action")}</span>
      </Button>
    </Hint>
  );
}
