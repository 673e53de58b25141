import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const options = { direction: "vertical", spaceBetween: 12 } as const;

export const Vertical: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  return <LazySlides label={t("swiper.Vertical.title")} slides={newsSlides} options={options} />;
}
