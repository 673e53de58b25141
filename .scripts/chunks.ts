import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>["groups"];

/** Takes what matches and nothing that it leans on, which has a place of its own. */
const alone = { includeDependenciesRecursively: false } as const;

/**
 * The scripts that hold more than one screen's code, by folder; every screen's own code is a script of its own beside them.
 * An earlier one takes what a later one would take, too. A folder that is named here without what is below it holds what is
 * needed at once; what is opened later lies in folders below it.
 */
export const chunks: Groups = [
  // The frameworks: Apollo Client with what it leans on, and what every page needs; then our own code of every page.
  {
    name: "data",
    tags: ["$initial"],
    test: /node_modules\/(?:@apollo|@wry|graphql|optimism|rxjs)\//,
    ...alone,
  },
  {
    name: "base",
    tags: ["$initial"],
    test: (id) => /node_modules\//.test(id) || id.startsWith("\0"),
    ...alone,
  },
  { name: "console", tags: ["$initial"], test: /web\/(?:app|generated|lib|ui)\//, ...alone },
  // Libraries that several pieces lean on which are opened later: what a dialog needs, what a menu needs beside it, dragging.
  {
    name: "dialog",
    test: /node_modules\/(?:tabster|@swc\/helpers|@fluentui\/(?:keyboard-keys|react-(?:context-selector|dialog|motion(?:-components-preview)?|portal|shared-contexts|tabster|utilities)))\//,
    ...alone,
  },
  { name: "tokens", test: /node_modules\/@fluentui\/tokens\//, ...alone },
  {
    name: "drag",
    test: /node_modules\/@(?:dnd-kit|preact)\/|web\/ui\/reorder\/(?:dragKit|Sort(?:ableList|Handle))\./,
    ...alone,
  },
  {
    name: "overlay",
    test: /node_modules\/(?:@floating-ui|@fluentui\/react-(?:menu|popover|positioning))\//,
    ...alone,
  },
  { name: "marks", test: /node_modules\/@fluentui\/react-icons\/lib\/icons\//, ...alone },
  {
    name: "sizedMarks",
    test: /node_modules\/@fluentui\/react-icons\/lib\/sizedIcons\//,
    entriesAware: true,
    ...alone,
  },
  // Icons that many screens have, which are files of a few bytes each.
  { name: "icons", test: /node_modules\/@fluentui\/react-icons\/lib\/atoms\//, minShareCount: 14, ...alone },
  { name: "navigation", test: /web\/lib\/navigation\// },
  // The kit's lists and records, and its forms, with all that they lean on.
  {
    name: "list",
    test: /web\/(?:lib\/list|ui\/(?:cell|layout|media|pill|screen|table(?:\/parts)?|wait))\/[^/]+$|web\/ui\/(?:drawer\/useDrawer|record\/useRowsDrawer)\./,
  },
  // What forms have; the segments lean on a button that most forms lack, with much behind it.
  {
    name: "control",
    test: /node_modules\/@fluentui\/react-(?:field|label)\/|web\/ui\/control\/(?!Segmented)[^/]+$/,
    minShareCount: 14,
    ...alone,
  },
  { name: "form", test: /web\/ui\/form(?:\/field|Screen)?\/[^/]+$/ },
  // What many pieces have that come later, each of a few bytes.
  {
    name: "small",
    test: /web\/(?:lib\/(?!texts\/countries|session\/preferenceSync)|ui\/(?:action|feedback|theme)\/)[^/]+(?:\/[^/]+)?$|@apollo\/client\/react\/hooks\/useFragment\./,
    minShareCount: 8,
    ...alone,
  },
  // What several later pieces of the shell lean on.
  { name: "shell", test: /web\/app\//, minShareCount: 2, ...alone },
  // What several screens of one entity, or of one area, share; the count of unread mails comes with every page.
  {
    name: sharedOf,
    debugName: "entity",
    test: /web\/features\/(?!email\/)[^/]+\/[^/]+\/(?!\w+(?:List|Paths|Places?|Values)\.ts$)/,
    minShareCount: 6,
    ...alone,
  },
  // Where the screens of an area are.
  { name: areaOf, debugName: "area", test: /web\/features\/[^/]+\/[^/]+$/ },
  // What the pieces that come by themselves after the first screen share with others.
  { name: laterOf, debugName: "later", minShareCount: 2, ...alone },
  // What an entity's list declares and asks for, which its other screens share.
  {
    name: sharedOf,
    debugName: "entityList",
    test: /web\/features\/(?!email\/)[^/]+\/[^/]+\/\w+(?:List|Places?|Values|\.generated)\.ts$/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    ...alone,
  },
  {
    name: "moreIcons",
    test: /node_modules\/@fluentui\/react-icons\/lib\/atoms\//,
    minShareCount: 4,
    ...alone,
  },
];

function sharedOf(id: string): string | null {
  return /web\/features\/([^/]+\/[^/]+)\//.exec(id)?.[1]?.replace("/", "-") ?? null;
}

function areaOf(id: string): string | null {
  return /web\/features\/([^/]+)\//.exec(id)?.[1] ?? null;
}

const web = join(import.meta.dirname, "../web/");
let later: Set<string> | undefined;

/** Our own code, icons and hooks of the data that the shell's and the table's later pieces lean on, all the way down. */
function laterOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!later) {
    later = new Set();
    const queue = ["app/shell/laterPieces.ts", "app/shell/RootPieces.tsx", "ui/table/tools/tools.ts"];
    const leaned = queue.flatMap((path) => [...(context.getModuleInfo(web + path)?.importedIds ?? [])]);
    for (const one of leaned) {
      const isOwn = one.startsWith(web);
      if (later.has(one) || !(isOwn || /react-icons\/lib\/atoms\/|apollo\/client\/react\/hooks/.test(one)))
        continue;
      later.add(one);
      if (isOwn) leaned.push(...(context.getModuleInfo(one)?.importedIds ?? []));
    }
  }
  const isFetchedItself = (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return later.has(id) && !isFetchedItself ? "later" : null;
}
