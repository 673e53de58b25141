import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { BuildingBank20Regular } from "@fluentui/react-icons/svg/building-bank";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { QrCode20Regular } from "@fluentui/react-icons/svg/qr-code";
import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import type { ReactElement } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { type Channel, rechargeTexts, type Terms } from "./rechargeParts.ts";

const icons: Record<Channel, ReactElement> = {
  ALIPAY: <QrCode20Regular />,
  WECHAT: <Chat20Regular />,
  STRIPE: <Payment20Regular />,
  PAYPAL: <Globe20Regular />,
  MANUAL: <BuildingBank20Regular />,
};

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "8px",
    "@media (max-width: 1279.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  what: { display: "flex", flexGrow: 1, gap: "12px", minInlineSize: 0 },
  icon: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  words: { display: "grid", minInlineSize: 0 },
  name: {
    ...typographyStyles.body1Strong,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px",
  },
  tag: {
    ...typographyStyles.caption1,
    paddingInline: "4px",
    border: `1px dashed ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusSmall,
    color: appTokens.colorNeutralForeground3,
  },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface ChannelStepProps {
  offers: Terms["channels"];
  channel: Channel;
  onChannel: (channel: Channel) => void;
}

export function ChannelStep({ offers, channel, onChannel }: ChannelStepProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  return (
    <div className={styles.cards} role="radiogroup" aria-label={words("channel.title")}>
      {offers.map(({ channel: id, isOpen, isSimulated }) => (
        <ChoiceCard
          key={id}
          name="channel"
          label={words(`channels.${id}`)}
          chosen={id === channel}
          disabled={!isOpen}
          onChoice={() => onChannel(id)}
        >
          <span className={styles.what}>
            <span className={styles.icon} aria-hidden>
              {icons[id]}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                {words(`channels.${id}`)}
                {isSimulated && <span className={styles.tag}>{words("simulated.tag")}</span>}
              </span>
              <span className={styles.line}>{words(isOpen ? `channelLines.${id}` : "channel.closed")}</span>
            </span>
          </span>
        </ChoiceCard>
      ))}
    </div>
  );
}
