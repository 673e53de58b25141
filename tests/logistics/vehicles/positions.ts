export interface Position {
  id: string;
  latitude: number;
  longitude: number;
  heading: number;
  speed: number;
  at: string;
}
export const MINUTE = 60_000;
/** Kilometres between two places, as the crow flies. */
export function apart(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const [a, b, along] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  return (
    2 *
    6_371 *
    Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(along / 2) ** 2))
  );
}
