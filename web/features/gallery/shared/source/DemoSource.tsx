import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { SourceCode } from "#web/ui/detail/SourceCode.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { NamedDemo } from "#web/features/gallery/shared/demo.ts";
import { useSource } from "./useSource.ts";

const useStyles = makeStyles({
  place: {
    position: "relative",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
  },
  name: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    padding: "12px 16px 0",
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
  },
  copy: { position: "absolute", insetBlockStart: "8px", insetInlineEnd: "8px" },
});

/** The very file that a demo is written in, highlighted, to copy; below it those beside it that it is made of. */
export function DemoSource({ source }: Pick<NamedDemo, "source">) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  const files = useSource(source);
  return files?.map(({ name, code }, at) => (
    <div key={name} className={styles.place}>
      {at > 0 && (
        <p dir="ltr" className={styles.name}>
          {name}
        </p>
      )}
      <SourceCode code={code} label={at === 0 ? t("demo.code") : name} />
      <div className={styles.copy}>
        <CopyButton text={code} label={at === 0 ? t("demo.copy") : t("demo.copyPart", { name })} />
      </div>
    </div>
  ));
}
