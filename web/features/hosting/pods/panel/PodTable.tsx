import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Copy16Regular } from "@fluentui/react-icons/svg/copy";
import { Delete16Regular } from "@fluentui/react-icons/svg/delete";
import { WindowConsole20Regular } from "@fluentui/react-icons/svg/window-console";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type PlainColumn, PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { HostedPanelPodRemoveDocument } from "#web/features/hosting/pods/pods.generated.ts";
import { podLooks, terminalPath } from "#web/features/hosting/shared/podParts.ts";
import { may, type PanelApp, type PanelPod, panelTexts } from "./panelParts.ts";

const useStyles = makeStyles({
  name: {
    maxInlineSize: "100%",
    padding: 0,
    border: "none",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "13px",
    textAlign: "start",
    overflowWrap: "anywhere",
    color: appTokens.colorNeutralForeground1,
    backgroundColor: "transparent",
    cursor: "pointer",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  chosen: { color: appTokens.colorBrandForeground1, fontWeight: appTokens.fontWeightSemibold },
  tools: { display: "inline-flex", gap: "4px" },
});

export interface PodTableProps {
  app: PanelApp;
  pods: readonly PanelPod[];
  chosen: string;
  onChoose: (name: string) => void;
  /** After a pod was to be ended. */
  onDone: () => void;
}

export function PodTable({ app, pods, chosen, onChoose, onDone }: PodTableProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const { number, relative } = useFormat();
  const mutate = useMutate();
  const step = useConfirmedStep(onDone);
  const end = (name: string) =>
    void step({
      title: words("panel.end.title", { name }),
      text: words("panel.end.text"),
      action: words("panel.end.action"),
      run: async () => {
        await mutate(HostedPanelPodRemoveDocument, { name });
        return words("panel.end.done", { name });
      },
    });
  const ready = pods.filter(({ isReady }) => isReady).length;
  const columns: PlainColumn<PanelPod & { id: string }>[] = [
    {
      id: "name",
      least: 104,
      label: words("panel.fields.name"),
      cell: ({ name }) => (
        <button
          type="button"
          dir="ltr"
          aria-pressed={name === chosen}
          className={mergeClasses(styles.name, name === chosen && styles.chosen)}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ),
    },
    {
      id: "phase",
      label: words("panel.fields.phase"),
      width: 116,
      cell: ({ phase }) => pillOf(words, "podPhases", podLooks)(phase),
    },
    {
      id: "ready",
      from: "tablet",
      label: words("panel.fields.ready"),
      width: 72,
      cell: ({ isReady }) => words(isReady ? "panel.yes" : "panel.no"),
    },
    {
      id: "revision",
      label: words("panel.fields.revision"),
      width: 72,
      cell: ({ revision }) => <bdi dir="ltr">{`#${number(revision)}`}</bdi>,
    },
    {
      id: "node",
      from: "tablet",
      label: words("panel.fields.node"),
      width: 96,
      cell: ({ node }) => <bdi dir="ltr">{node ?? words("panel.none.value")}</bdi>,
    },
    {
      id: "ip",
      from: "tablet",
      label: words("panel.fields.ip"),
      width: 112,
      cell: ({ ip }) => <bdi dir="ltr">{ip ?? words("panel.none.value")}</bdi>,
    },
    {
      id: "age",
      label: words("panel.fields.age"),
      width: 112,
      cell: ({ startedAt, createdAt }) => relative(startedAt ?? createdAt),
    },
    {
      id: "restarts",
      from: "tablet",
      label: words("panel.fields.restarts"),
      width: 72,
      end: true,
      cell: ({ restarts }) => number(restarts),
    },
    {
      id: "tools",
      label: words("panel.fields.tools"),
      width: 104,
      end: true,
      cell: ({ name, phase }) => (
        <span className={styles.tools}>
          {phase === "RUNNING" && may(app, "TERMINAL") && (
            <ActionLink
              iconOnly
              size="small"
              appearance="subtle"
              action={{
                label: words("panel.terminalOf", { name }),
                icon: <WindowConsole20Regular />,
                to: terminalPath(name),
              }}
            />
          )}
          <ToolButton
            small
            label={words("panel.copyOf", { name })}
            icon={<Copy16Regular />}
            onPress={() => void copyText(name, words("copied"))}
          />
          {may(app, "SCALE") && (
            <ToolButton
              small
              label={words("panel.end.of", { name })}
              icon={<Delete16Regular />}
              onPress={() => end(name)}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <Card
      title={words("panel.pods")}
      line={words("panel.line", { count: pods.length, ready: number(ready) })}
    >
      <PlainTable
        label={words("panel.pods")}
        rows={pods.map((pod) => ({ id: pod.name, ...pod }))}
        columns={columns}
      />
    </Card>
  );
}
