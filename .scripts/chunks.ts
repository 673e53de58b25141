import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>["groups"];

const LIST =
  /web\/(?:lib\/list|ui\/(?:cell|layout|media|pill|screen|table(?:\/parts)?|wait))\/[^/]+$|web\/ui\/(?:drawer\/useDrawer|record\/useRowsDrawer)\.|web\/features\/email\/[^/]+$/;
const DIALOG =
  /node_modules\/(?:tabster|@swc\/helpers|@fluentui\/(?:keyboard-keys|tokens|react-(?:context-selector|dialog|motion(?:-components-preview)?|portal|shared-contexts|tabster|utilities)))\//;
const SMALL = /web\/(?:lib\/(?!texts\/countries)|ui\/(?:action|feedback|theme)\/)[^/]+(?:\/[^/]+)?$/;
const ICON = /node_modules\/@fluentui\/react-icons\/lib\/atoms\//;
/** Where the screens of an area are that draw their icons with the first screen; those of the gallery are opened later. */
const AREA = /web\/features\/(?!gallery\/|develop\/)[^/]+\/[^/]+$/;
/** In how many places an icon is drawn that comes with the lists; in how many of the kit's, where these are fewer; and in how many one that comes soon after. */
const COMMON = { all: 14, kit: 2, soon: 2 } as const;

/** Takes what matches and nothing that it leans on, which has a place of its own. */
const alone = { includeDependenciesRecursively: false } as const;

/**
 * The scripts that hold more than one screen's code, by folder; every screen's own code is a script of its own beside them.
 * An earlier one takes what a later one would take, too. A folder that is named here without what is below it holds what is
 * needed at once; what is opened later lies in folders below it.
 */
export const chunks: Groups = [
  // The frameworks: Apollo Client with what it leans on, and what every page needs; then our own code of every page.
  { name: "data", test: /node_modules\/(?:@apollo|@wry|graphql|optimism|rxjs)\//, ...alone },
  {
    name: "base",
    tags: ["$initial"],
    test: (id) => /node_modules\//.test(id) || id.startsWith("\0"),
    ...alone,
  },
  { name: consoleOf, debugName: "console", ...alone },
  // Libraries that several pieces lean on which are opened later: what a dialog needs, what a menu needs beside it, dragging.
  {
    name: "dialog",
    test: DIALOG,
    minShareCount: 4,
    ...alone,
  },
  {
    name: "drag",
    test: /node_modules\/@(?:dnd-kit|preact)\/|web\/ui\/reorder\/(?:dragKit|followDrag|Sort(?:ableList|Handle))\./,
    ...alone,
  },
  {
    name: "overlay",
    test: /node_modules\/(?:@floating-ui|@fluentui\/react-(?:menu|popover|positioning))\//,
    ...alone,
  },
  // The kit's lists and records with all that they lean on, and the icons that many screens have; then its forms.
  { name: listOf, debugName: "list" },
  { name: "marks", test: /node_modules\/@fluentui\/react-icons\/lib\/icons\//, ...alone },
  {
    name: "sizedMarks",
    test: /node_modules\/@fluentui\/react-icons\/lib\/sizedIcons\//,
    entriesAware: true,
    ...alone,
  },
  // A list on a phone, in one file.
  {
    name: "phone",
    test: /web\/ui\/table\/(?:kinds\/(?:CardList|Phone\w+|SkeletonCards)|tools\/useLongPress)\./,
    ...alone,
  },
  // What forms have; the segments lean on a button that most forms lack, with much behind it.
  {
    name: "control",
    test: /node_modules\/@fluentui\/react-(?:field|label)\/|web\/ui\/control\/(?!Segmented)[^/]+$/,
    minShareCount: 14,
    ...alone,
  },
  { name: "form", test: /web\/ui\/form(?:\/field|Screen)?\/[^/]+$/ },
  // What several pieces have that come later, each of a few bytes.
  {
    name: smallOf,
    debugName: "small",
    minShareCount: 2,
    ...alone,
  },
  // The pieces that come by themselves after the first screen; then what several other pieces of the shell lean on.
  { name: laterOf, debugName: "later", ...alone },
  { name: "shell", test: /web\/app\//, minShareCount: 2, ...alone },
  // What several screens of one entity, or of one area, share.
  {
    name: sharedOf,
    debugName: "entity",
    test: /web\/features\/(?!email\/)[^/]+\/[^/]+\/(?!\w+(?:List|Paths|Places?|Values)\.ts$)/,
    minShareCount: 6,
    ...alone,
  },
  // Where the screens of an area are, and what a cell of several of its lists shows.
  {
    name: areaOf,
    debugName: "area",
    test: /web\/features\/[^/]+\/(?:[^/]+|shared\/cell\/[^/]+)$/,
  },
  // What an entity's list declares and asks for, which its other screens share.
  {
    name: sharedOf,
    debugName: "entityList",
    test: /web\/features\/(?!email\/|catalogue\/images\/)[^/]+\/[^/]+\/\w+(?:List|Places?|Values|\.generated)\.ts$/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    ...alone,
  },
];

/** Who leans on an icon; nobody on anything else. */
function drawersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  return ICON.test(id) ? (context.getModuleInfo(id)?.importers ?? []) : [];
}

function listOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const drawers = drawersOf(id, context);
  const isCommon =
    drawers.length >= COMMON.all ||
    drawers.filter((one) => /web\/ui\//.test(one)).length >= COMMON.kit ||
    drawers.some((one) => /web\/ui\/table\/kinds\//.test(one));
  // The cross in the titles of dialogs, whose file has a mark of forms too.
  const isCross =
    id.includes("/react-icons/lib/sizedIcons/") &&
    context.getModuleInfo(id)?.exports.includes("Dismiss20Regular") === true;
  return LIST.test(id) || isCommon || isCross ? "list" : null;
}

function smallOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const drawers = drawersOf(id, context);
  const isDrawn = drawers.length >= COMMON.soon && !drawers.some((one) => AREA.test(one));
  const isOfSmall = drawers.some((one) => SMALL.test(one));
  return isDrawn || isOfSmall || SMALL.test(id) || isLater(id, context) ? "small" : null;
}

function sharedOf(id: string): string | null {
  return /web\/features\/([^/]+\/[^/]+)\//.exec(id)?.[1]?.replace("/", "-") ?? null;
}

function areaOf(id: string): string | null {
  return /web\/features\/([^/]+)\//.exec(id)?.[1] ?? null;
}

const web = join(import.meta.dirname, "../web/");
let later: Set<string> | undefined;

/** Our own code that the modules lean on, which are paths in `web/`, all the way down; with what else of it is wanted. */
function leanedOn(
  context: Rolldown.ChunkingContext,
  paths: readonly string[],
  isWanted = (_id: string) => false,
): Set<string> {
  const found = new Set(paths.map((path) => web + path));
  for (const id of found) {
    if (!id.startsWith(web)) continue;
    for (const one of context.getModuleInfo(id)?.importedIds ?? [])
      if (one.startsWith(web) || isWanted(one)) found.add(one);
  }
  return found;
}

let first: Set<string> | undefined;

/** Our own code that the first script leans on, and what every screen has: where it is, and how it asks. */
function consoleOf(id: string, context: Rolldown.ChunkingContext): string | null {
  first ??= leanedOn(context, ["main.tsx"]);
  return first.has(id) || /web\/lib\/(?:navigation\/|graphql\/(?:operations|settled)\.)/.test(id)
    ? "console"
    : null;
}

/** What comes by itself once the first screen stands, from where it is fetched. */
const laterRoots = [
  "app/shell/laterPieces.ts",
  "app/shell/RootPieces.tsx",
  "app/apollo/socketLink.ts",
  "features/email/mails/useUnreadMails.ts",
  "lib/session/preferenceSync.ts",
  "ui/table/tools/tools.ts",
];

function laterOf(id: string, context: Rolldown.ChunkingContext): string | null {
  return isLater(id, context) || /node_modules\/graphql-ws\//.test(id) ? "later" : null;
}

function isLater(id: string, context: Rolldown.ChunkingContext): boolean {
  later ??= leanedOn(context, laterRoots, (one) => /react-icons\/lib\//.test(one));
  return later.has(id);
}
