import { saveFile } from "#web/lib/storage/saveFile.ts";
import type { ChartData } from "./chartData.ts";

/** The picture is drawn so many times larger than on the screen. */
const sharpness = 2;

/** Saves the chart that is drawn in `place` as a picture, or its numbers. */
export async function saveChart(
  kind: "svg" | "png" | "csv",
  name: string,
  data: ChartData,
  place: HTMLElement | null,
): Promise<void> {
  if (kind === "csv") return saveFile(`${name}.csv`, new Blob([chartCsv(data)], { type: "text/csv" }));
  const drawing = place?.querySelector<SVGSVGElement>("figure svg.apexcharts-svg");
  if (!drawing) return;
  const picture = new Blob([standingAlone(drawing)], { type: "image/svg+xml" });
  saveFile(`${name}.${kind}`, kind === "svg" ? picture : await pixelsOf(picture, drawing));
}

/** The numbers of a chart as CSV, its first line the names of the columns; Excel reads its letters by the mark at the start. */
export function chartCsv({ categoryLabel, categories, series }: ChartData): string {
  const rows = [
    [categoryLabel, ...series.map(({ name }) => name)],
    ...categories.map((category, place) => [category, ...series.map(({ values }) => values[place] ?? "")]),
  ];
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/** A cell; what a spreadsheet would take for a formula is text. */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The drawing as a file of its own: with its ground, its letters, and its colours instead of their names. */
function standingAlone(drawing: SVGSVGElement): string {
  const style = getComputedStyle(drawing);
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  copy
    .querySelectorAll("foreignObject, style, .apexcharts-xcrosshairs, .apexcharts-ycrosshairs")
    .forEach((part) => part.remove());
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const side of ["width", "height"]) ground.setAttribute(side, "100%");
  ground.setAttribute("fill", "var(--card)");
  copy.prepend(ground);
  const letters = style.fontFamily.replaceAll('"', "'");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--\w+)\)/g, (_, name: string) => style.getPropertyValue(name).trim())
    .replace(/(font-family(?:="|: ))inherit/g, (_, before: string) => before + letters);
}

async function pixelsOf(picture: Blob, { clientWidth, clientHeight }: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = clientWidth * sharpness;
    canvas.height = clientHeight * sharpness;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("The picture could not be drawn."))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
