import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const options = { spaceBetween: 16 };

export const Basic: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  return <LazySlides label={t("swiper.Basic.title")} slides={newsSlides} options={options} />;
}
