import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { PanelRight20Regular, PanelRight20Filled } from "@fluentui/react-icons/svg/panel-right";
import { useTranslation } from "react-i18next";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ChatPersonFragment } from "./chats.generated.ts";
import { PersonFace } from "./PersonFace.tsx";

const cut = {
  margin: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "start",
} as const;

const useStyles = makeStyles({
  head: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    boxSizing: "border-box",
    minBlockSize: "60px",
    paddingBlock: "8px",
    paddingInline: "24px 16px",
    borderBottom: `1px solid ${appTokens.line}`,
    "@media (max-width: 639.98px)": { paddingInline: "8px" },
  },
  words: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  name: { ...typographyStyles.subtitle2, ...cut },
  meta: { ...typographyStyles.caption1, ...cut, color: appTokens.colorNeutralForeground3 },
  panel: { display: "grid", ":dir(rtl)": { transform: "scaleX(-1)" } },
});

export interface ConversationHeadProps {
  contact: ChatPersonFragment | undefined;
  narrow: boolean;
  detailsShown: boolean;
  onDetails: () => void;
  onClose: () => void;
}

export function ConversationHead({
  contact,
  narrow,
  detailsShown,
  onDetails,
  onClose,
}: ConversationHeadProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const Name = narrow ? "h1" : "h2";
  const Panel = detailsShown ? PanelRight20Filled : PanelRight20Regular;
  return (
    <header className={styles.head}>
      {narrow && <ToolButton label={t("back")} icon={<BackIcon />} onPress={onClose} />}
      {contact && (
        <>
          <PersonFace person={contact} size={36} />
          <div className={styles.words}>
            <Name className={styles.name}>
              <bdi>{contact.fullName}</bdi>
            </Name>
            <p className={styles.meta}>{[t(`statuses.${contact.status}`), contact.role].join(" · ")}</p>
          </div>
          <ToolButton
            label={t(detailsShown ? "details.hide" : "details.show")}
            icon={
              <span className={styles.panel}>
                <Panel />
              </span>
            }
            onPress={onDetails}
          />
        </>
      )}
    </header>
  );
}
