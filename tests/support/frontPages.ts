import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { written } from "#web/front/written.ts";
import { pagesOf } from "../../.scripts/frontPages.ts";

export const files = { font: "/assets/font.woff2", sheet: "/assets/front.css", script: "/assets/front.js" };

/** The front pages as the build writes them. */
export const frontDocuments = written.documents(files);

/** A build that holds the front pages beside a console without code. */
export async function frontBuild(index: string): Promise<{ dist: URL; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "front-"));
  mkdirSync(join(folder, "front"));
  const documents = await frontDocuments;
  for (const { name, html } of documents) writeFileSync(join(folder, "front", name), html);
  writeFileSync(join(folder, "front/pages.json"), JSON.stringify(pagesOf(documents)));
  writeFileSync(join(folder, "index.html"), index);
  return {
    dist: pathToFileURL(`${folder}/`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
