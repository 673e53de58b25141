import { saveFile } from "#web/lib/storage/saveFile.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { tgzOf } from "#web/features/charts/charts/tgz.ts";
import { type HelmHere, offerOf, type OpenChart, type Version } from "./editorParts.ts";
import type { useChartSteps } from "./useChartSteps.tsx";
import type { Draft } from "./useDraft.ts";

const VersionsDrawer = lazyComponent(() => import("./VersionsDrawer.tsx"), "VersionsDrawer");
const InstallDrawer = lazyComponent(() => import("./InstallDrawer.tsx"), "InstallDrawer");
const ReleasesDrawer = lazyComponent(() => import("./ReleasesDrawer.tsx"), "ReleasesDrawer");
const DuplicateDrawer = lazyComponent(() => import("./DuplicateDrawer.tsx"), "DuplicateDrawer");

const rare = ["WITHDRAW", "ARCHIVE"] as const;

interface Around {
  chart: OpenChart;
  version: Version;
  draft: Draft;
  helm: HelmHere;
  steps: ReturnType<typeof useChartSteps>;
}

/** What is rarely done with a version, and the drawers for it. */
export function useRareActions({ chart, version, draft, helm, steps }: Around) {
  const words = useWords(chartTexts);
  const [versions, showVersions] = useDrawer<true>((_, state) => (
    <VersionsDrawer {...state} chart={chart} shown={version} />
  ));
  const [install, showInstall] = useDrawer<true>((_, state) => (
    <InstallDrawer {...state} chart={chart} version={version} helm={helm} />
  ));
  const [releases, showReleases] = useDrawer<true>((_, state) => (
    <ReleasesDrawer {...state} chart={chart} helm={helm} />
  ));
  const [duplicate, showDuplicate] = useDrawer<true>((_, state) => (
    <DuplicateDrawer {...state} version={version} />
  ));
  const actions: Action[] = [
    { id: "versions", label: words("editor.versions"), run: () => showVersions(true) },
    ...(offerOf(version, "INSTALL")
      ? [{ id: "install", label: words("actions.INSTALL"), run: () => showInstall(true) }]
      : []),
    ...(chart.isOwn
      ? [{ id: "releases", label: words("editor.releases"), run: () => showReleases(true) }]
      : []),
    { id: "duplicate", label: words("editor.duplicate"), run: () => showDuplicate(true) },
    {
      id: "download",
      label: words("editor.download"),
      run: () =>
        void tgzOf(
          chart.name,
          [...draft.files].map(([path, text]) => ({ path, text })),
        ).then((packed) => saveFile(`${chart.name}-${version.number}.tgz`, packed)),
    },
    ...(offerOf(version, "SUSPEND")
      ? [
          {
            id: "SUSPEND",
            label: words("actions.SUSPEND"),
            tone: "danger" as const,
            run: () => void steps.decide("SUSPEND"),
          },
        ]
      : []),
    ...rare.flatMap((action): Action[] =>
      offerOf(version, action)
        ? [
            {
              id: action,
              label: words(`actions.${action}`),
              ...(action === "ARCHIVE" && { tone: "danger" }),
              run: () => void steps.own(action, draft.kept.version),
            },
          ]
        : [],
    ),
  ];
  const drawers = (
    <>
      {versions}
      {install}
      {releases}
      {duplicate}
    </>
  );
  return { drawers, actions, showVersions: () => showVersions(true) };
}
