import { useEffect, useState } from "react";
import { beginOf, type Journey, type Speed } from "./journey.ts";

/** The drive so far, shown again. */
export interface Replay {
  from: number;
  /** Where it stands, in milliseconds; the present while nothing is replayed. */
  at: number;
  to: number;
  isPlaying: boolean;
  speed: Speed;
  play: (on: boolean) => void;
  seek: (at: number) => void;
  setSpeed: (speed: Speed) => void;
}

/** @param now the end of what can be replayed. */
export function useReplay(journey: Journey | undefined, now: number): Replay | undefined {
  const [at, seek] = useState<number | null>(null);
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(5);
  const id = journey?.id;
  useEffect(() => {
    seek(null);
    play(false);
  }, [id]);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function first(begun) {
      let last = begun;
      frame = requestAnimationFrame(function next(time) {
        const passed = (time - last) * speed;
        last = time;
        seek((before) => (before === null ? null : Math.min(now, before + passed)));
        frame = requestAnimationFrame(next);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, now]);
  useEffect(() => {
    if (isPlaying && at !== null && at >= now) {
      play(false);
      seek(null);
    }
  }, [isPlaying, at, now]);
  if (!journey) return undefined;
  const from = beginOf(journey);
  if (from >= now) return undefined;
  return {
    from,
    at: at ?? now,
    to: now,
    isPlaying,
    speed,
    seek: (next) => seek(next >= now ? null : next),
    play: (on) => {
      if (on && (at === null || at >= now)) seek(from);
      play(on);
    },
    setSpeed,
  };
}
