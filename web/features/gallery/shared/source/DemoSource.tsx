import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { SourceCode } from "#web/ui/detail/SourceCode.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useSource } from "./useSource.ts";

const useStyles = makeStyles({
  place: {
    position: "relative",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
  },
  copy: { position: "absolute", insetBlockStart: "8px", insetInlineEnd: "8px" },
});

/** The very file that a demo is written in, highlighted, to copy. */
export function DemoSource({ source }: { source: () => Promise<string> }) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  const code = useSource(source);
  if (code === undefined) return null;
  return (
    <div className={styles.place}>
      <SourceCode code={code} label={t("demo.code")} />
      <div className={styles.copy}>
        <CopyButton text={code} label={t("demo.copy")} />
      </div>
    </div>
  );
}
