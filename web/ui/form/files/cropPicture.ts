/** The longest side of a cropped picture, in pixels. */
const usual = 2000;

/** A part of a picture in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a part out of a picture, as a file of the same name: PNG where it was one or a drawing, else JPEG.
 * @param longest the longest side that it may have, in pixels.
 * @throws {DOMException} where the browser cannot read the picture.
 */
export async function cropPicture(
  src: string,
  { x, y, width, height }: PictureArea,
  name: string,
  longest = usual,
): Promise<File> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const drawn = /\.(png|svg|webp|gif)$/i.test(name);
  const type = drawn ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error("The picture cannot be cut.");
  return new File([blob], name.replace(/\.\w+$/, "") + (drawn ? ".png" : ".jpg"), { type });
}
