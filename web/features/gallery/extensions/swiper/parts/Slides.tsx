import { makeStyles, mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronLeft20Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight20Regular } from "@fluentui/react-icons/svg/chevron-right";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import type { SwiperOptions } from "swiper/types";
import "swiper/css";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  frame: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  swiper: { inlineSize: "100%", borderRadius: appTokens.borderRadiusLarge },
  high: { blockSize: "240px" },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px" },
  dots: { display: "flex", flexWrap: "wrap", marginInline: "auto" },
  dot: {
    display: "grid",
    placeItems: "center",
    inlineSize: "24px",
    blockSize: "24px",
    padding: 0,
    border: "none",
    borderRadius: "50%",
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "::before": {
      content: '""',
      inlineSize: "8px",
      blockSize: "8px",
      borderRadius: "4px",
      backgroundColor: appTokens.colorNeutralStrokeAccessible,
    },
  },
  here: { "::before": { inlineSize: "16px", backgroundColor: appTokens.colorCompoundBrandBackground } },
});

/** One slide. */
export interface Slide {
  id: string;
  content: ReactNode;
}

export interface SlidesProps {
  label: string;
  slides: readonly Slide[];
  /** What Swiper is told beside what is the same everywhere. */
  options?: SwiperOptions;
  /** What stands at the end of the foot. */
  tools?: ReactNode;
  onSwiper?: (swiper: SwiperInstance) => void;
  /** The place of the slide that is shown, when it changes. */
  onAt?: (place: number) => void;
}

/** Swiper with buttons of the kit below it; arrow keys turn it while the focus is inside. */
export function Slides({ label, slides, options = {}, tools, onSwiper, onAt }: SlidesProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const { dir } = useFluent();
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [at, setAt] = useState(0);
  const [stops, setStops] = useState(slides.length);
  const vertical = options.direction === "vertical";
  const [Back, On] = vertical
    ? [ChevronUp20Regular, ChevronDown20Regular]
    : dir === "rtl"
      ? [ChevronRight20Regular, ChevronLeft20Regular]
      : [ChevronLeft20Regular, ChevronRight20Regular];
  return (
    <div
      className={styles.frame}
      onFocus={() => swiper?.keyboard.enable()}
      onBlur={() => swiper?.keyboard.disable()}
    >
      <Swiper
        key={dir}
        dir={dir}
        className={mergeClasses(styles.swiper, vertical && styles.high)}
        tabIndex={0}
        modules={[A11y, Autoplay, Keyboard]}
        speed={window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300}
        a11y={{
          containerMessage: label,
          containerRole: "region",
          containerRoleDescriptionMessage: t("swiper.carousel"),
          itemRoleDescriptionMessage: t("swiper.slide"),
          slideLabelMessage: t("swiper.of", { at: "{{index}}", count: "{{slidesLength}}" }),
        }}
        {...options}
        onSwiper={(made) => {
          setSwiper(made);
          onSwiper?.(made);
          made.keyboard.disable();
          setStops(made.snapGrid.length);
        }}
        onSnapGridLengthChange={(changed) => setStops(changed.snapGrid.length)}
        onSnapIndexChange={({ snapIndex }) => setAt(snapIndex)}
        onSlideChange={({ realIndex }) => onAt?.(realIndex)}
      >
        {slides.map(({ id, content }) => (
          <SwiperSlide key={id}>{content}</SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.foot}>
        <ToolButton small label={t("swiper.back")} icon={<Back />} onPress={() => swiper?.slidePrev()} />
        <div className={styles.dots} role="group" aria-label={t("swiper.places", { label })}>
          {Array.from({ length: stops }, (_, place) => (
            <button
              key={place}
              type="button"
              className={mergeClasses(styles.dot, place === at && styles.here)}
              aria-label={t("swiper.of", { at: place + 1, count: stops })}
              aria-current={place === at}
              onClick={() => swiper?.slideTo(place * (swiper.params.slidesPerGroup ?? 1))}
            />
          ))}
        </div>
        {tools}
        <ToolButton small label={t("swiper.on")} icon={<On />} onPress={() => swiper?.slideNext()} />
      </div>
    </div>
  );
}
