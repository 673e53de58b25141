import { makeStyles } from "@fluentui/react-components";
import { Activity, type ReactNode, useLayoutEffect, useRef } from "react";
import { placeMark, shownMark } from "./standing.ts";

const useStyles = makeStyles({
  screen: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    "&[aria-hidden]": {
      flexGrow: 0,
      blockSize: 0,
      overflowX: "clip",
      overflowY: "clip",
      contentVisibility: "hidden",
    },
  },
});

/** A screen that is shown, or waits unseen with its effects ended and its layout kept, so that the browser need not work it out again. */
export function StandingScreen({
  shown,
  place,
  children,
}: {
  shown: boolean;
  place: string | undefined;
  children: ReactNode;
}) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = element;
    if (shown || !place) return;
    // React takes what is hidden out of the layout, which costs all of it on the way back.
    const layOut = () => {
      for (const one of place.children) if (one instanceof HTMLElement) one.style.removeProperty("display");
    };
    layOut();
    const observer = new MutationObserver(layOut);
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div
      ref={element}
      aria-hidden={shown ? undefined : true}
      className={styles.screen}
      {...{ [placeMark]: place, [shownMark]: shown }}
    >
      <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
    </div>
  );
}
