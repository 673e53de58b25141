/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A place on the flat map, in pixels at some zoom: x to the east, y to the south. */
export interface Pixel {
  x: number;
  y: number;
}

/** What part of a map is seen: the place in the middle, and how near (each whole step doubles every length). */
export interface Camera extends Place {
  zoom: number;
}

/** Within what a camera moves. */
export interface MapLimits {
  west: number;
  east: number;
  south: number;
  north: number;
  minZoom: number;
  maxZoom: number;
}

/** How wide the whole earth is at zoom 0, in pixels; the same as MapLibre's. */
const TILE = 512;
const EQUATOR_METRES = 40_075_017;

const worldSize = (zoom: number): number => TILE * 2 ** zoom;
const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Where a place lies on the flat map of the whole earth at a zoom (Web Mercator). */
export function project({ latitude, longitude }: Place, zoom: number): Pixel {
  const size = worldSize(zoom);
  const angle = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * size,
  };
}

/** The place at a pixel of the flat map at a zoom. */
export function unproject({ x, y }: Pixel, zoom: number): Place {
  const size = worldSize(zoom);
  return {
    longitude: (x / size) * 360 - 180,
    latitude: (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
  };
}

/** The camera within its limits. */
export const limited = ({ latitude, longitude, zoom }: Camera, limits: MapLimits): Camera => ({
  latitude: within(latitude, limits.south, limits.north),
  longitude: within(longitude, limits.west, limits.east),
  zoom: within(zoom, limits.minZoom, limits.maxZoom),
});

/** The camera moved by pixels of the screen. */
export function moved(camera: Camera, by: Pixel): Camera {
  const { x, y } = project(camera, camera.zoom);
  return { ...camera, ...unproject({ x: x + by.x, y: y + by.y }, camera.zoom) };
}

/** The camera nearer by so many steps, with what lies so far from the middle of the screen staying where it is. */
export function zoomed(camera: Camera, steps: number, fromMiddle: Pixel, limits: MapLimits): Camera {
  const zoom = within(camera.zoom + steps, limits.minZoom, limits.maxZoom);
  const scale = 1 - 2 ** (camera.zoom - zoom);
  const { x, y } = project(camera, zoom);
  return { zoom, ...unproject({ x: x + fromMiddle.x * scale, y: y + fromMiddle.y * scale }, zoom) };
}

/** The camera that shows all places within a window of so many pixels, with an edge around them. */
export function fitted(places: readonly Place[], size: Pixel, edge: number, limits: MapLimits): Camera {
  const points = places.map((place) => project(place, 0));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const room = (pixels: number, span: number) => Math.log2(Math.max(64, pixels - 2 * edge) / span);
  const zoom = Math.min(room(size.x, right - left), room(size.y, bottom - top), limits.maxZoom);
  return limited({ ...unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom }, limits);
}

/** How many metres a pixel is there. */
export const metresPerPixel = ({ latitude, zoom }: Camera): number =>
  (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom);
