import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FileChoice } from "#web/ui/importing/FileChoice.tsx";
import { ChartCreateDocument } from "#web/features/charts/charts/charts.generated.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { filesOfTgz, NotRead } from "#web/features/charts/charts/tgz.ts";
import { useGoOnceClosed } from "#web/features/charts/charts/useGoOnceClosed.ts";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";

const said = (text: string, field: string): string =>
  new RegExp(`^${field}:\\s*["']?([^"'\\n]*?)["']?\\s*$`, "m").exec(text)?.[1] ?? "";

/** Makes a chart of a packed one. */
export function ImportDrawer(state: DrawerState) {
  const words = useWords(chartTexts);
  const mutate = useMutate();
  const once = useOnce();
  const goTo = useGoOnceClosed(state);
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    try {
      const files = await filesOfTgz(file);
      const chart = files.find(({ path }) => path === "Chart.yaml");
      if (!chart) throw new NotRead("NO_CHART");
      const input = {
        name: said(chart.text, "name"),
        description: said(chart.text, "description").slice(0, 200),
        files,
      };
      const made = await once(input, (idempotencyKey) =>
        mutate(ChartCreateDocument, { input, idempotencyKey }),
      );
      if (made) goTo(chartPath(made.chart.id));
    } catch (thrown) {
      if (thrown instanceof NotRead)
        showToast({ tone: "error", text: words(`import.refused.${thrown.message}`) });
      else tellError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer {...state} title={words("import.title")} meta={words("import.line")}>
      <FileChoice
        busy={busy}
        onFile={(file) => void take(file)}
        accept=".tgz,.gz,application/gzip"
        texts={{ drop: words("import.drop"), limits: words("import.limits") }}
      />
    </Drawer>
  );
}
