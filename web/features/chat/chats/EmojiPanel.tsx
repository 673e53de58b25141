import { makeStyles, Popover, PopoverSurface, typographyStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { emojiGroups } from "./emojis.ts";

const columns = 8;

const useStyles = makeStyles({
  surface: {
    boxSizing: "border-box",
    inlineSize: "min(320px, calc(100vw - 16px))",
    maxBlockSize: "320px",
    overflowY: "auto",
    padding: "8px",
    borderRadius: appTokens.borderRadiusLarge,
  },
  group: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    padding: "4px",
    color: appTokens.colorNeutralForeground3,
  },
  grid: { display: "grid", gridTemplateColumns: `repeat(${columns}, 1fr)` },
  emoji: {
    blockSize: "36px",
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    fontSize: "20px",
    lineHeight: 1,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

export interface EmojiPanelProps {
  target: HTMLElement;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

export function EmojiPanel({ target, onChoose, onClose }: EmojiPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const [active, setActive] = useState(0);
  const choose = (emoji: string) => {
    onClose();
    onChoose(emoji);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll("button")];
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns }[
      event.key
    ];
    const next = step === undefined ? undefined : all[active + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  let at = -1;
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "above", align: "start", offset: 4 }}
      onOpenChange={(_, { open }) => open || (onClose(), returnFocus(target))}
    >
      <PopoverSurface className={styles.surface} aria-label={t("composer.emoji")} onKeyDown={onKeyDown}>
        {emojiGroups.map(({ name, emojis }) => (
          <section key={name} aria-label={t(`emojis.${name}`)}>
            <h3 className={styles.group}>{t(`emojis.${name}`)}</h3>
            <div className={styles.grid}>
              {emojis.map((emoji) => {
                const number = (at += 1);
                return (
                  <button
                    key={emoji}
                    type="button"
                    className={styles.emoji}
                    tabIndex={number === active ? 0 : -1}
                    onFocus={() => setActive(number)}
                    onClick={() => choose(emoji)}
                  >
                    {emoji}
                  </button>
                );
              })}
            </div>
          </section>
        ))}
      </PopoverSurface>
    </Popover>
  );
}
