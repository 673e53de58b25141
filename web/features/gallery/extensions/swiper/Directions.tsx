import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { InDirection } from "#web/features/gallery/shared/InDirection.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
    gap: "24px",
  },
});

const options = { spaceBetween: 16 };

export const Directions: Demo = { order: 60, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  return (
    <div className={styles.pair}>
      {(["ltr", "rtl"] as const).map((dir) => (
        <InDirection key={dir} dir={dir}>
          <LazySlides label={t(`words.${dir}`)} slides={newsSlides} options={options} />
        </InDirection>
      ))}
    </div>
  );
}
