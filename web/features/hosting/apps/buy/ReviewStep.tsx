import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { CodeButton } from "#web/features/hosting/apps/code/CodeButton.tsx";
import { appTexts, cores, memory } from "#web/features/hosting/apps/appParts.ts";
import { buySchema, type BuyValues, inputOf, linesOf, sizeOf, type TemplateSource } from "./buyForm.ts";
import { type BuyProject, buyTexts } from "./buyParts.ts";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";

export interface ReviewStepProps {
  values: BuyValues;
  template: { slug: string; source: TemplateSource } | undefined;
  projects: readonly BuyProject[];
}

export function ReviewStep({ values, template, projects }: ReviewStepProps) {
  const styles = useStepStyles();
  const words = useWords(buyTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const { name, spec, pack, replicas, sleeps, variables } = values;
  const { cpuMilli, memoryMib } = sizeOf(values);
  const none = words("review.none");
  const project = projects.find(({ id }) => id === values.place);
  const ports = spec.ports.map(
    ({ port, protocol, isPublic }) =>
      `${port ?? 0}/${protocol}${isPublic ? ` · ${words("ports.public")}` : ""}`,
  );
  const chosen = buySchema.safeParse(values);
  return (
    <div className={styles.card}>
      <StepSummary
        entries={[
          { label: words("name.label"), value: name },
          ...(projects.length > 0
            ? [
                {
                  label: words("place.label"),
                  value: project ? `${project.teamName} / ${project.name}` : words("place.personal"),
                },
              ]
            : []),
          { label: words("image.label"), value: spec.image },
          {
            label: words("review.size"),
            value: [
              words(pack === "CUSTOM" ? "pack.custom" : `pack.${pack}`),
              cores(format, apps, cpuMilli),
              memory(format, apps, memoryMib),
              words("review.replicas", { count: replicas }),
            ].join(" · "),
          },
          { label: words("ports.label"), value: ports.length > 0 ? format.list(ports) : none },
          {
            label: words("volumes.label"),
            value:
              spec.volumes.length > 0
                ? format.list(
                    spec.volumes.map(({ mountPath, sizeGib }) => `${mountPath} ${sizeGib ?? 0} GiB`),
                  )
                : none,
          },
          {
            label: words("variables.label"),
            value: words("review.variables", { count: linesOf(variables).length }),
          },
          { label: words("sleep.label"), value: words(sleeps ? "review.yes" : "review.no") },
        ]}
      />
      {chosen.success && <CodeButton input={inputOf(chosen.data, template)} />}
    </div>
  );
}
