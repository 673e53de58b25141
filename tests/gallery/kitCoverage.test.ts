import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web");

/** The pieces of the kit that files import, at once or later. */
const piecesIn = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(join(web, file), "utf8").matchAll(/"#web\/ui\/([^"]+\.tsx)"/g)].flatMap(
        ([, piece]) => piece ?? [],
      ),
    ),
  );

const shown = piecesIn(globSync("features/gallery/**/*.{ts,tsx}", { cwd: web }));
const used = piecesIn(
  globSync(["features/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"], { cwd: web }).filter(
    (file) => !file.startsWith("features/gallery/"),
  ),
);

/**
 * What stands for a whole screen or the whole window, and so cannot stand in a demo; the screens of the product show it. So do
 * mails show `FramedHtml`, whose frame takes nothing but a document that the gateway serves for it, and apps a terminal, which
 * needs a pod at its other end.
 */
const whole = new Set([
  "editor/FramedHtml.tsx",
  "feedback/FeedbackHost.tsx",
  "formScreen/formScreen.tsx",
  "formScreen/section/sectionScreen.tsx",
  "front/FrontFrame.tsx",
  "page/PrintSheet.tsx",
  "screen/recordScreen.tsx",
  "table/ListScreen.tsx",
  "terminal/TerminalPane.tsx",
]);

/** What works on the rows of a list on the gateway; the lists of the product show it. */
const ofLists = new Set([
  "drawer/useCreateDrawer.tsx",
  "record/BulkEditDrawer.tsx",
  "record/NotificationsCard.tsx",
  "record/RecordDrawer.tsx",
  "record/RecordFormDrawer.tsx",
  "record/useRecordRemoval.tsx",
  "record/useRowsDrawer.tsx",
  "table/ImportButton.tsx",
  "table/useRowCommands.tsx",
]);

test("every piece of the kit that a screen uses is shown by a demo", () => {
  expect([...used].filter((piece) => !shown.has(piece) && !whole.has(piece) && !ofLists.has(piece))).toEqual(
    [],
  );
});

test("what cannot stand in a demo is used by screens, and none shows it", () => {
  expect([...whole, ...ofLists].filter((piece) => !used.has(piece) || shown.has(piece))).toEqual([]);
});
