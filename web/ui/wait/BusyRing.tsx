import { makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({
  ring: {
    boxSizing: "border-box",
    inlineSize: "16px",
    blockSize: "16px",
    border: "2px solid currentColor",
    borderBlockEndColor: "transparent",
    borderRadius: "50%",
    animationName: { to: { transform: "rotate(1turn)" } },
    animationDuration: "0.8s",
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
    "@media (prefers-reduced-motion: reduce)": { animationDuration: "4s" },
  },
});

/** A turning ring in the colour of the text around it, while work runs. */
export function BusyRing() {
  return <span aria-hidden className={useStyles().ring} />;
}
