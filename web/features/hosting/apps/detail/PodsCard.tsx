import { makeStyles } from "@fluentui/react-components";
import { Delete16Regular } from "@fluentui/react-icons/svg/delete";
import { WindowConsole20Regular } from "@fluentui/react-icons/svg/window-console";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { panelPath, podLooks, terminalPath } from "#web/features/hosting/shared/podParts.ts";
import {
  HostedPodChangesDocument,
  HostedPodRemoveDocument,
  useHostedAppPodsQuery,
} from "./detail.generated.ts";
import { detailTexts } from "./detailParts.ts";
import { useFollow } from "#web/features/hosting/shared/useFollow.ts";

const useStyles = makeStyles({
  name: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "13px" },
  tools: { display: "inline-flex", gap: "4px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface PodsCardProps {
  appId: string;
  /** Whether terminals can be opened in them. */
  isOpen: boolean;
}

export function PodsCard({ appId, isOpen }: PodsCardProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const { number } = useFormat();
  const narrow = useNarrow();
  const mutate = useMutate();
  const { data, error, refetch } = useHostedAppPodsQuery({
    variables: { appId },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useFollow(HostedPodChangesDocument, appId, again);
  const step = useConfirmedStep(again);
  if (!data)
    return error ? (
      <ErrorState title={words("podsFailed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("pods")} lines={3} />
    );
  const { pods } = data;
  const remove = (name: string) =>
    void step({
      title: words("removePod.title", { name }),
      text: words("removePod.text"),
      action: words("removePod.action"),
      run: async () => {
        await mutate(HostedPodRemoveDocument, { name });
        return words("removePod.done", { name });
      },
    });
  return (
    <Card
      title={words("pods")}
      line={words("podsLine", {
        count: pods.length,
        ready: number(pods.filter(({ isReady }) => isReady).length),
      })}
      tools={
        <ActionLink
          size="small"
          appearance="subtle"
          action={{ label: words("allPods"), to: panelPath(appId) }}
        />
      }
    >
      {pods.length === 0 ? (
        <p className={styles.none}>{words("noPods")}</p>
      ) : (
        <PlainTable
          label={words("pods")}
          rows={pods.map((pod) => ({ id: pod.name, ...pod }))}
          columns={[
            {
              id: "name",
              least: 100,
              label: words("podFields.name"),
              cell: ({ name }) => (
                <bdi dir="ltr" className={styles.name}>
                  {name}
                </bdi>
              ),
            },
            {
              id: "phase",
              label: words("podFields.phase"),
              width: 120,
              cell: ({ phase }) => pillOf(words, "podPhases", podLooks)(phase),
            },
            {
              id: "revision",
              label: words("podFields.revision"),
              width: 56,
              cell: ({ revision }) => <bdi dir="ltr">{`#${number(revision)}`}</bdi>,
            },
            {
              id: "node",
              label: words("podFields.node"),
              width: 96,
              cell: ({ node }) => <bdi dir="ltr">{node ?? words("none")}</bdi>,
            },
            // On a phone, where a number would stand without its head, the panel says it.
            ...(narrow
              ? []
              : [
                  {
                    id: "restarts",
                    label: words("podFields.restarts"),
                    width: 56,
                    end: true,
                    cell: ({ restarts }: { restarts: number }) => number(restarts),
                  },
                ]),
            {
              id: "tools",
              label: words("podFields.tools"),
              width: 72,
              end: true,
              cell: ({ name, phase }) => (
                <span className={styles.tools}>
                  {isOpen && phase === "RUNNING" && (
                    <ActionLink
                      iconOnly
                      size="small"
                      appearance="subtle"
                      action={{
                        label: words("terminalOf", { name }),
                        icon: <WindowConsole20Regular />,
                        to: terminalPath(name),
                      }}
                    />
                  )}
                  <ToolButton
                    small
                    label={words("removePod.of", { name })}
                    icon={<Delete16Regular />}
                    onPress={() => remove(name)}
                  />
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
