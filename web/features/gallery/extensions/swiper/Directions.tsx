import { FluentProvider, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LazySlides } from "./parts/LazySlides.tsx";
import { newsSlides } from "./parts/newsSlides.tsx";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
    gap: "24px",
  },
  side: { minInlineSize: 0, backgroundColor: "transparent", textAlign: "start" },
});

const options = { spaceBetween: 16 };

export const Directions: Demo = { order: 60, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  return (
    <div className={styles.pair}>
      {(["ltr", "rtl"] as const).map((dir) => (
        <FluentProvider key={dir} theme={{}} dir={dir} className={styles.side}>
          <LazySlides label={t(`words.${dir}`)} slides={newsSlides} options={options} />
        </FluentProvider>
      ))}
    </div>
  );
}
