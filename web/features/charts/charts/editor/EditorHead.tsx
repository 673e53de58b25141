import { Button } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { History20Regular } from "@fluentui/react-icons/svg/history";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Save20Regular } from "@fluentui/react-icons/svg/save";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { useEffect, useRef } from "react";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useSaveKey } from "#web/ui/form/useSaveKey.ts";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { chartTexts, statusLooks } from "#web/features/charts/charts/chartParts.ts";
import { ChartMark } from "#web/features/charts/charts/ChartMark.tsx";
import { chartsPath } from "#web/features/charts/shared/chartPaths.ts";
import { type HelmHere, offerOf, type OpenChart, type Problem, type Version } from "./editorParts.ts";
import { useChartSteps } from "./useChartSteps.tsx";
import type { Draft } from "./useDraft.ts";
import { useRareActions } from "./useRareActions.tsx";

export interface EditorHeadProps {
  chart: OpenChart;
  version: Version;
  draft: Draft;
  problems: readonly Problem[];
  changedValues: number;
  helm: HelmHere;
  isSaving: boolean;
  isRunning: boolean;
  /** Answers the version that holds all now; null where not all is kept. */
  onSave: () => Promise<number | null>;
  onDryRun: () => void;
  onChanged: () => void;
}

const reviews = ["REJECT", "APPROVE", "RESUME"] as const;

/** The name of a chart, where its version is, and what can be done with it. */
export function EditorHead(props: EditorHeadProps) {
  const {
    chart,
    version,
    draft,
    problems,
    changedValues,
    helm,
    isSaving,
    isRunning,
    onSave,
    onDryRun,
    onChanged,
  } = props;
  const words = useWords(chartTexts);
  const { short } = useFormat();
  const { title, way } = useScreen();
  const isWide = useMediaQuery("(min-width: 1100px)");
  const steps = useChartSteps(chart, version, onChanged);
  const { drawers, actions: more, showVersions } = useRareActions({ chart, version, draft, helm, steps });
  const canEdit = offerOf(version, "EDIT")?.allowed === true;
  const submit = offerOf(version, "SUBMIT");
  const isOpen = chart.versions.some(
    ({ status }) => status === "DRAFT" || status === "IN_REVIEW" || status === "REJECTED",
  );
  const warnings = problems.filter(({ severity }) => severity === "WARNING").length;
  const errors = problems.length - warnings;
  const isUnsaved = draft.changes.length > 0;
  const saving = useSaveKey(isUnsaved);
  const status = useRef(version.status);
  useEffect(() => {
    if (status.current === version.status) return;
    status.current = version.status;
    // The button that led here may be gone, with the focus on it.
    if (document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [version.status]);
  const submitNow = async () => {
    const kept = await onSave();
    if (kept !== null) await steps.own("SUBMIT", kept);
  };
  const label = (text: string) => (isWide ? text : undefined);
  return (
    <>
      <PageHeader
        title={<span dir="auto">{chart.name}</span>}
        tile={<ChartMark />}
        pill={
          <StatusPill {...statusLooks[version.status]}>
            {words("editor.pill", { status: words(`statuses.${version.status}`), number: version.number })}
          </StatusPill>
        }
        breadcrumb={[...way, { label: title, to: chartsPath }, { label: chart.name }]}
        status={[
          chart.published
            ? words("editor.published", { number: chart.published })
            : words("editor.neverPublished"),
          isUnsaved ? words("editor.unsaved") : words("editor.savedAt", { at: short(version.updatedAt) }),
          changedValues > 0 ? words("editor.changedValues", { count: changedValues }) : undefined,
          errors > 0 ? { text: words("editor.errors", { count: errors }), tone: "bad" } : undefined,
          warnings > 0 ? { text: words("editor.warnings", { count: warnings }), tone: "warn" } : undefined,
          version.note || undefined,
        ]}
        actions={
          <>
            {isWide && (
              <Button appearance="subtle" icon={<History20Regular />} onClick={() => showVersions()}>
                {words("editor.versions")}
              </Button>
            )}
            {canEdit && (
              <form
                ref={saving}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (isUnsaved && !isSaving) void onSave();
                }}
              >
                <Button
                  type="submit"
                  icon={<Save20Regular />}
                  aria-label={words("editor.save")}
                  disabledFocusable={!isUnsaved || isSaving}
                >
                  {label(words("editor.save"))}
                </Button>
              </form>
            )}
            <Button
              icon={<Play20Regular />}
              aria-label={words("editor.dryRun")}
              disabledFocusable={isRunning || !helm.isInstalled}
              onClick={onDryRun}
            >
              {label(words("editor.dryRun"))}
            </Button>
            {submit && (
              <Button
                appearance="primary"
                icon={<Send20Regular />}
                disabledFocusable={errors > 0 || isSaving}
                onClick={() => void submitNow()}
              >
                {words("actions.SUBMIT")}
              </Button>
            )}
            {reviews.map(
              (action) =>
                offerOf(version, action)?.allowed && (
                  <Button
                    key={action}
                    {...(action !== "REJECT" && { appearance: "primary" as const })}
                    onClick={() => void steps.decide(action)}
                  >
                    {words(`actions.${action}`)}
                  </Button>
                ),
            )}
            {chart.isOwn && !isOpen && (
              <Button appearance="primary" icon={<Edit20Regular />} onClick={() => void steps.draft()}>
                {words("editor.newDraft")}
              </Button>
            )}
            <MoreButton label={words("editor.more")} appearance="subtle" actions={() => more} />
          </>
        }
      />
      {steps.drawer}
      {drawers}
    </>
  );
}
