import { makeStyles, PresenceBadge } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { ChatContactStatus } from "#web/generated/types.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const looks = { ONLINE: "available", BUSY: "busy", AWAY: "away", OFFLINE: "offline" } as const;

const useStyles = makeStyles({
  face: { position: "relative", display: "inline-grid", flexShrink: 0 },
  badge: {
    position: "absolute",
    insetBlockEnd: "-2px",
    insetInlineEnd: "-2px",
    backgroundColor: appTokens.card,
    borderRadius: appTokens.borderRadiusCircular,
  },
});

export interface PersonFaceProps {
  person: { fullName: string; avatar: string; status: ChatContactStatus };
  size?: number;
}

export function PersonFace({ person: { fullName, avatar, status }, size = 40 }: PersonFaceProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  return (
    <span className={styles.face}>
      <PersonMark name={fullName} avatar={avatar} size={size} />
      <PresenceBadge
        className={styles.badge}
        status={looks[status]}
        size={size > 60 ? "medium" : "extra-small"}
        aria-label={t(`statuses.${status}`)}
      />
    </span>
  );
}
