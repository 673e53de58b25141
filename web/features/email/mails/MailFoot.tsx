import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowForward20Regular } from "@fluentui/react-icons/svg/arrow-forward";
import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ArrowReplyAll20Regular } from "@fluentui/react-icons/svg/arrow-reply-all";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { SendClock20Regular } from "@fluentui/react-icons/svg/send-clock";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ReplyKind } from "./compose/useComposing.ts";
import { useMailCellsFragment } from "./data/mailList.generated.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    margin: "0 32px 16px",
    padding: "8px 8px 8px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    "@media (max-width: 639.98px)": { margin: "0 12px 12px", padding: "8px" },
    "@container (max-width: 519.98px)": { "& > button": { flexGrow: 1 } },
  },
  text: {
    flexGrow: 1,
    flexBasis: "64px",
    minInlineSize: 0,
    color: appTokens.colorNeutralForeground3,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@container (max-width: 519.98px)": { display: "none" },
  },
});

export interface MailFootProps {
  id: string;
  onAnswer: (id: string, kind: ReplyKind) => unknown;
  onCancel: (id: string) => unknown;
}

/** What comes after reading: to answer, to go on writing, to stop what is scheduled. */
export function MailFoot({ id, onAnswer, onCancel }: MailFootProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const { data, complete } = useMailCellsFragment({ from: `Mail:${id}` });
  if (!complete) return null;
  if (data.sendAt !== null) {
    return (
      <div className={styles.bar}>
        <span className={styles.text}>{t("foot.scheduled")}</span>
        <Button appearance="primary" icon={<SendClock20Regular />} onClick={() => onCancel(id)}>
          {t("foot.cancel")}
        </Button>
      </div>
    );
  }
  if (data.folder === "DRAFT") {
    return (
      <div className={styles.bar}>
        <span className={styles.text}>{t("foot.draft")}</span>
        <Button appearance="primary" icon={<Edit20Regular />} onClick={() => onAnswer(id, "draft")}>
          {t("foot.write")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <span className={styles.text}>{t("foot.answer", { name: data.from.name })}</span>
      <Button
        appearance="subtle"
        icon={<ArrowReplyAll20Regular />}
        aria-keyshortcuts="a"
        onClick={() => onAnswer(id, "all")}
      >
        {t("reply.all")}
      </Button>
      <Button
        appearance="subtle"
        icon={<ArrowForward20Regular />}
        aria-keyshortcuts="f"
        onClick={() => onAnswer(id, "forward")}
      >
        {t("reply.forward")}
      </Button>
      <Button
        appearance="primary"
        icon={<ArrowReply20Regular />}
        aria-keyshortcuts="r"
        onClick={() => onAnswer(id, "reply")}
      >
        {t("reply.answer")}
      </Button>
    </div>
  );
}
