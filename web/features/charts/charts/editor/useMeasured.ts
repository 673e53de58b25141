import { useMemo, useState } from "react";
import { useChartFilesQuery } from "./editor.generated.ts";
import { baseOf, type OpenChart, VALUES, type Version } from "./editorParts.ts";
import type { Draft } from "./useDraft.ts";
import { changesBetween, readValues } from "./yamlValues.ts";

/** A draft beside the version that it is measured by: the last that was published, until a person chooses another. */
export function useMeasured(chart: OpenChart, version: Version, draft: Draft) {
  const others = chart.versions.filter(({ id }) => id !== version.id);
  const [baseId, measureBy] = useState(() => baseOf(chart.versions, version)?.id);
  const baseFiles = useChartFilesQuery({ variables: { id: baseId ?? "" }, skip: baseId === undefined }).data;
  const base = useMemo(() => {
    const files = baseFiles?.chartVersion?.files;
    return files && new Map(files.map(({ path, text }) => [path, text]));
  }, [baseFiles]);
  const paths = useMemo(
    () =>
      base
        ? [...new Set([...base.keys(), ...draft.files.keys()])]
            .filter((path) => base.get(path) !== draft.files.get(path))
            .toSorted((a, b) => (a === VALUES ? -1 : b === VALUES ? 1 : a < b ? -1 : 1))
        : [],
    [base, draft.files],
  );
  const changedValues = useMemo(
    () =>
      base
        ? changesBetween(readValues(base.get(VALUES) ?? ""), readValues(draft.files.get(VALUES) ?? "")).length
        : 0,
    [base, draft.files],
  );
  return { others, by: others.find(({ id }) => id === baseId), measureBy, base, paths, changedValues };
}
