import { useCallback, useEffect, useRef, useState } from "react";

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const TICK_MS = 250;
const KEEP_EVERY = 15;

export interface PlaybackOptions {
  seconds: number;
  start: number;
  /** Grows by one to have it played. */
  wanted: number;
  /** Keeps the place; called when playing stops or the place is chosen, and now and then while it plays. */
  onPlace: (position: number) => void;
  onEnd: () => void;
}

/** The clock of a lesson: where it is, and whether it runs. */
export function usePlayback({ seconds, start, wanted, onPlace, onEnd }: PlaybackOptions) {
  const [position, setPosition] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [heard, hear] = useState(0);
  if (wanted > heard) {
    hear(wanted);
    setPlaying(true);
  }
  const latest = useRef({ position, kept: start, onPlace, onEnd });
  useEffect(() => {
    latest.current = { ...latest.current, position, onPlace, onEnd };
  });

  const keep = useCallback((at: number) => {
    latest.current.kept = at;
    latest.current.onPlace(at);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const at = Math.min(latest.current.position + (TICK_MS / 1000) * speed, seconds);
      latest.current.position = at;
      setPosition(at);
      if (at - latest.current.kept >= KEEP_EVERY) keep(at);
      if (at < seconds) return;
      clearInterval(timer);
      setPlaying(false);
      keep(at);
      latest.current.onEnd();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [playing, speed, seconds, keep]);

  // Whoever leaves while it plays goes on from there.
  useEffect(() => {
    if (!playing) return;
    return () => keep(latest.current.position);
  }, [playing, keep]);

  const seek = (to: number) => {
    const at = Math.min(Math.max(to, 0), seconds);
    setPosition(at);
    keep(at);
  };
  const play = (from?: number) => {
    if (from !== undefined || position >= seconds) setPosition(from ?? 0);
    setPlaying(true);
  };
  return { position, playing, speed, setSpeed, seek, play, pause: () => setPlaying(false) };
}

export type Playback = ReturnType<typeof usePlayback>;
