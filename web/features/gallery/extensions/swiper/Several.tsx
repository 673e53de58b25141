import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const options = {
  spaceBetween: 12,
  slidesPerView: 1.15,
  breakpoints: {
    640: { slidesPerView: 2, slidesPerGroup: 2 },
    1100: { slidesPerView: 3, slidesPerGroup: 1 },
  },
};

export const Several: Demo = { order: 20, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  return <LazySlides label={t("swiper.Several.title")} slides={newsSlides} options={options} />;
}
