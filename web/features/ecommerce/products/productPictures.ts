import type { ProductCategory } from "../../../generated/types.ts";

const folder = "/media/products/";

export const categoryPictures: Record<ProductCategory, string> = {
  ELECTRONICS: `${folder}electronics.svg`,
  ACCESSORIES: `${folder}accessories.svg`,
  SHOES: `${folder}shoes.svg`,
  OFFICE: `${folder}office.svg`,
  HOME_DECOR: `${folder}home-decor.svg`,
  GAMES: `${folder}games.svg`,
};

const drawings = [
  "beacon-smart-watch",
  "lantern-speaker",
  "pier-mechanical-keyboard",
  "helm-wireless-mouse",
  "tern-wireless-headset",
  "lookout-action-camera",
  "mizzen-backpack",
  "keel-trail-runner",
  "sextant-fountain-pen",
  "logbook-ruled-notebook",
  "halyard-desk-lamp",
  "cove-ceramic-planter",
  "jetty-coffee-mug",
  "drift-game-controller",
] as const;

export const productPictures = drawings.map((drawing) => ({ src: `${folder}${drawing}.svg`, label: drawing.replaceAll("-", " ") }));
