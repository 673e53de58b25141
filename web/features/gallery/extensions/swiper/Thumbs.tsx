import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Swiper } from "swiper";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LazySlides } from "./parts/LazySlides.tsx";

const useStyles = makeStyles({
  picture: {
    display: "grid",
    alignContent: "center",
    boxSizing: "border-box",
    blockSize: "220px",
    margin: 0,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.idleBackground,
    textAlign: "center",
  },
  thumbs: { display: "flex", gap: "8px", marginBlockStart: "8px", paddingBlock: "4px", overflowX: "auto" },
  thumb: {
    flexShrink: 0,
    padding: 0,
    border: "2px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  here: {
    borderTopColor: appTokens.colorCompoundBrandStroke,
    borderBottomColor: appTokens.colorCompoundBrandStroke,
    borderLeftColor: appTokens.colorCompoundBrandStroke,
    borderRightColor: appTokens.colorCompoundBrandStroke,
  },
});

const pictures = [
  "capstan-desktop-monitor",
  "cleat-charging-cable",
  "foghorn-pocket-radio",
  "estuary-glass-vase",
  "drift-game-controller",
] as const;

const spaced = { spaceBetween: 16 };
const pathOf = (name: string) => `/media/products/${name}.svg`;

export const Thumbs: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const [swiper, setSwiper] = useState<Swiper>();
  const [at, setAt] = useState(0);
  const nameOf = (place: number) => t("swiper.Thumbs.picture", { at: place + 1 });
  return (
    <>
      <LazySlides
        label={t("swiper.Thumbs.title")}
        onSwiper={setSwiper}
        onAt={setAt}
        options={spaced}
        slides={pictures.map((name, place) => ({
          id: name,
          content: (
            <figure className={styles.picture}>
              <Thumbnail src={pathOf(name)} size="wide" />
              <figcaption>{nameOf(place)}</figcaption>
            </figure>
          ),
        }))}
      />
      <div
        className={styles.thumbs}
        role="group"
        aria-label={t("swiper.places", { label: t("swiper.Thumbs.title") })}
      >
        {pictures.map((name, place) => (
          <button
            key={name}
            type="button"
            className={mergeClasses(styles.thumb, place === at && styles.here)}
            aria-label={nameOf(place)}
            aria-current={place === at}
            onClick={() => swiper?.slideTo(place)}
          >
            <Thumbnail src={pathOf(name)} size="large" />
          </button>
        ))}
      </div>
    </>
  );
}
