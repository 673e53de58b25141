import { Pause20Regular } from "@fluentui/react-icons/svg/pause";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Swiper } from "swiper";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const options = {
  spaceBetween: 16,
  rewind: true,
  autoplay: { delay: 4000, pauseOnMouseEnter: true, disableOnInteraction: false },
};
const still = { spaceBetween: 16, rewind: true, autoplay: false } as const;

export const Autoplay: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [swiper, setSwiper] = useState<Swiper>();
  const [runs, setRuns] = useState(!isStill);
  const turn = () => {
    if (runs) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setRuns(!runs);
  };
  return (
    <LazySlides
      label={t("swiper.Autoplay.title")}
      slides={newsSlides}
      onSwiper={setSwiper}
      options={isStill ? still : options}
      tools={
        <ToolButton
          small
          label={t(runs ? "swiper.Autoplay.pause" : "swiper.Autoplay.go")}
          icon={runs ? <Pause20Regular /> : <Play20Regular />}
          onPress={turn}
        />
      }
    />
  );
}
