import { useState } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CodeField } from "#web/ui/editor/CodeField.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { ChartInstallDocument } from "#web/features/charts/charts/releases.generated.ts";
import type { HelmHere, OpenChart, Version } from "./editorParts.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(53), z.regex(/^[a-z][a-z0-9-]*[a-z0-9]$/)),
  valuesYaml: z.string().check(z.maxLength(65_536)),
});

export interface InstallDrawerProps extends DrawerState {
  chart: OpenChart;
  version: Version;
  helm: HelmHere;
}

/** Installs a version as a release. */
export function InstallDrawer({ chart, version, helm, ...state }: InstallDrawerProps) {
  const words = useWords(chartTexts);
  const mutate = useMutate();
  const [idempotencyKey] = useState(newKey);
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("install.title", { chart: chart.name, number: version.number })}
      meta={words(helm.isCluster ? "install.inCluster" : "install.asData")}
      schema={schema}
      initial={{ name: chart.name, valuesYaml: "" }}
      submitLabel={words("actions.INSTALL")}
      onSubmit={async (given) => {
        await mutate(ChartInstallDocument, { ...given, versionId: version.id, idempotencyKey });
        state.onClose();
        showToast({ tone: "success", text: words("did.INSTALL", { name: given.name }) });
      }}
    >
      <TextField
        name="name"
        kind="ltr"
        label={words("fields.release")}
        help={words("create.nameHelp")}
        required
      />
      <CodeField
        name="valuesYaml"
        language="yaml"
        lines={14}
        label={words("fields.values")}
        help={words("install.valuesHelp")}
      />
    </FormDrawer>
  );
}
