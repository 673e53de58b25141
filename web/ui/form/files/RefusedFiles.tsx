import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { ErrorCircle16Filled } from "@fluentui/react-icons/svg/error-circle";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { RefusedFile } from "./useUploads.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    paddingInlineStart: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.badBackground,
    color: appTokens.badForeground,
  },
  text: { flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" },
});

/** The files that were not taken, each with its reason. */
export function RefusedFiles({
  files,
  onDismiss,
}: {
  files: readonly RefusedFile[];
  onDismiss: (key: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  return (
    <ul className={styles.list} aria-live="polite" hidden={files.length === 0}>
      {files.map(({ key, name, problem }) => (
        <li key={key} className={styles.row}>
          <ErrorCircle16Filled aria-hidden />
          <span className={styles.text}>
            <bdi>{name}</bdi> {t(`files.problems.${problem}`)}
          </span>
          <Hint label={t("files.dismiss", { name })}>
            <Button
              size="small"
              appearance="transparent"
              icon={<Dismiss16Regular />}
              onClick={() => onDismiss(key)}
            />
          </Hint>
        </li>
      ))}
    </ul>
  );
}
