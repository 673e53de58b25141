/** The hours of a day as they are written at an axis. */
export const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** A value for each hour that rises and falls in the course of the day. */
export const wave = (base: number, swing: number, shift: number): number[] =>
  hours.map((_, hour) => Math.round(base + swing * Math.sin((hour + shift) / 3)));
