import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";

const useStyles = makeStyles({ bar: { flexShrink: 0, marginInline: "16px", marginBlockStart: "8px" } });

/** Says that the saved view of a link is gone, and what is shown instead. */
export function ViewGone({ onDismiss }: { onDismiss: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>{t("view.gone")}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Hint label={t("view.goneDismiss")}>
            <Button appearance="transparent" icon={<Dismiss20Regular />} onClick={onDismiss} />
          </Hint>
        }
      />
    </MessageBar>
  );
}
