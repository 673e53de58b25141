import { encode } from "uqr";

/** The squares of a QR code as the path of a drawing, and how many there are on a side. */
export function squaresOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return { path, size };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The poster of an invite link, as a drawing to print or to send. */
export function posterOf(link: string, { title, line }: { title: string; line: string }): string {
  const { path, size } = squaresOf(link);
  const text = (y: number, px: number, weight: number, color: string, words: string) =>
    `<text x="300" y="${y}" font-size="${px}" font-weight="${weight}" fill="${color}" text-anchor="middle" font-family="sans-serif">${escaped(words)}</text>`;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 860" width="600" height="860">',
    '<rect width="600" height="860" fill="#056889"/><rect x="40" y="220" width="520" height="600" rx="24" fill="#fff"/>',
    text(110, 40, 600, "#fff", title),
    text(165, 24, 400, "#c9e7f3", line),
    `<svg x="80" y="250" width="440" height="440" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`,
    text(750, 26, 600, "#1a2226", link.replace(/^https?:\/\//, "")),
    "</svg>",
  ].join("");
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
