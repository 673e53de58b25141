import { makeStyles, typographyStyles, useFluent } from "@fluentui/react-components";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { RunningTour } from "./tour.ts";
import type { TourStep } from "./tourStep.ts";

const button = {
  padding: "3px 12px",
  borderRadius: appTokens.borderRadiusMedium,
  fontFamily: "inherit",
  fontSize: appTokens.fontSizeBase300,
  lineHeight: appTokens.lineHeightBase300,
  textShadow: "none",
  ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "1px" },
} as const;

// The library's sheet comes later than ours: two classes are stronger than its one.
const useStyles = makeStyles({
  popover: {
    "&.driver-popover": {
      minWidth: "240px",
      maxWidth: "min(320px, calc(100vw - 32px))",
      padding: "16px",
      border: `1px solid ${appTokens.line}`,
      borderRadius: appTokens.borderRadiusLarge,
      backgroundColor: appTokens.card,
      color: appTokens.colorNeutralForeground1,
      boxShadow: appTokens.shadow28,
      fontFamily: "inherit",
      textAlign: "start",
    },
    "& .driver-popover-title.driver-popover-title": {
      ...typographyStyles.subtitle2,
      paddingInlineEnd: "64px",
    },
    "& .driver-popover-description.driver-popover-description": {
      ...typographyStyles.body1,
      color: appTokens.colorNeutralForeground2,
    },
    "& .driver-popover-progress-text.driver-popover-progress-text": {
      ...typographyStyles.caption1,
      color: appTokens.colorNeutralForeground3,
    },
    "& .driver-popover-navigation-btns.driver-popover-navigation-btns": { gap: "8px" },
    "& .driver-popover-footer-btn.driver-popover-footer-btn": {
      ...button,
      margin: 0,
      border: `1px solid ${appTokens.colorNeutralStroke1}`,
      backgroundColor: appTokens.card,
      color: appTokens.colorNeutralForeground1,
    },
    "& .driver-popover-footer-btn.driver-popover-next-btn": {
      border: `1px solid ${appTokens.colorBrandBackground}`,
      backgroundColor: appTokens.colorBrandBackground,
      color: appTokens.colorNeutralForegroundOnBrand,
    },
    "& .driver-popover-close-btn.driver-popover-close-btn": {
      ...button,
      insetBlockStart: "12px",
      insetInline: "auto 12px",
      inlineSize: "auto",
      blockSize: "auto",
      padding: "2px 8px",
      color: appTokens.colorNeutralForeground2,
    },
    "& .driver-popover-arrow": { display: "none" },
  },
});

/** A function that starts a tour: what is told is shown in a light on the dimmed page, one place after the other. The code comes with the first one. */
export function useTour(): (steps: readonly TourStep[], onEnd?: () => void) => Promise<void> {
  const { popover } = useStyles();
  const { t } = useTranslation("ui");
  const rtl = useFluent().dir === "rtl";
  const running = useRef<RunningTour>(undefined);
  useEffect(() => () => running.current?.end(), []);
  return useCallback(
    async (steps, onEnd) => {
      const { startTour } = await import("./tour.ts");
      running.current?.end();
      running.current = startTour(steps, {
        look: popover,
        rtl,
        words: {
          next: t("tour.next"),
          back: t("tour.back"),
          done: t("tour.done"),
          skip: t("tour.skip"),
          progress: t("tour.progress", { at: "{{current}}", count: "{{total}}" }),
        },
        ...(onEnd && { onEnd }),
      });
    },
    [popover, rtl, t],
  );
}
