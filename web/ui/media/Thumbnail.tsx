import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback } from "react";
import { whenNear } from "#web/lib/layout/whenNear.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  tile: {
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  large: { inlineSize: "44px", blockSize: "44px" },
  drawing: {
    display: "grid",
    placeItems: "center",
    "::before": {
      content: '""',
      inlineSize: "20px",
      blockSize: "20px",
      backgroundColor: appTokens.colorNeutralForeground2,
      // Without a picture nothing shows, not the whole ground.
      maskImage: "var(--picture, linear-gradient(#0000, #0000))",
      maskSize: "contain",
      maskPosition: "center",
      maskRepeat: "no-repeat",
    },
  },
  largeDrawing: { "::before": { inlineSize: "24px", blockSize: "24px" } },
  wide: { inlineSize: "100%", blockSize: "96px", borderRadius: 0 },
  wideDrawing: { "::before": { inlineSize: "64px", blockSize: "64px" } },
  photo: { padding: "2px", backgroundColor: "#FFFFFF", objectFit: "contain" },
});

/** The picture of a thing whose name stands beside it. */
export interface ThumbnailProps {
  /** A path on this host; line drawings end in `.svg`. */
  src: string;
  /** 36 px, or 44 px on cards and choices; `wide` is 96 px high and as wide as its place. */
  size?: "medium" | "large" | "wide";
}

/** The drawings that were in sight before, which the browser has at hand. */
const known = new Set<string>();

/** Shows the drawing in the element once it comes near the window, as `loading="lazy"` does for other pictures. */
function showDrawing(element: HTMLElement, src: string): (() => void) | undefined {
  const show = () => {
    known.add(src);
    element.style.setProperty("--picture", `url(${JSON.stringify(src)})`);
  };
  if (!known.has(src)) return whenNear(element, show);
  show();
  return undefined;
}

/** Marks bring their own ground. */
const isMark = (src: string) => src.startsWith("/media/marks/");

/** A small picture on a tile: a line drawing follows the theme, a mark fills its tile, anything else stands on a white plate. */
export function Thumbnail({ src, size = "medium" }: ThumbnailProps) {
  const styles = useStyles();
  const tile = mergeClasses(styles.tile, size !== "medium" && styles[size]);
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? showDrawing(element, src) : undefined),
    [src],
  );
  if (isMark(src)) return <img className={tile} src={src} alt="" loading="lazy" />;
  if (!src.endsWith(".svg"))
    return <img className={mergeClasses(tile, styles.photo)} src={src} alt="" loading="lazy" />;
  const drawing = mergeClasses(
    tile,
    styles.drawing,
    size === "large" && styles.largeDrawing,
    size === "wide" && styles.wideDrawing,
  );
  return <span aria-hidden className={drawing} ref={ref} />;
}
