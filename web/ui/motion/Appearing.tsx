import { SlideRelaxed } from "@fluentui/react-motion-components-preview";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Something that appears. */
export interface AppearingProps {
  /** How long it waits once it is in sight, in milliseconds: for one after the other. */
  after?: number;
  children: ReactNode;
}

/**
 * Comes up gently the first time that it is scrolled into sight, and stays. Screen readers and the search of the browser find
 * it before; for a person who asks the system for little motion it stands there at once.
 */
export function Appearing({ after = 0, children }: AppearingProps) {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <SlideRelaxed visible={seen} outY="16px" delay={after}>
        <div>{children}</div>
      </SlideRelaxed>
    </div>
  );
}
