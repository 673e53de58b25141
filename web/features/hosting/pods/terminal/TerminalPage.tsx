import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { useCallback, useState } from "react";
import { matchPath, Navigate } from "react-router-dom";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useNavigate, useParams } from "#web/lib/navigation/place.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { RecordMissing } from "#web/ui/screen/missing/RecordMissing.tsx";
import {
  HostedTerminalPodDocument,
  type HostedTerminalPodQuery,
  useHostedTerminalPodQuery,
} from "#web/features/hosting/pods/pods.generated.ts";
import { panelPath, podLooks, terminalPath, terminalPattern } from "#web/features/hosting/shared/podParts.ts";
import { keptTabs } from "./terminalTabs.ts";

const TerminalDock = lazyComponent(() => import("./TerminalDock.tsx"), "TerminalDock");

const texts = "hostingPods";

const nameAt = (pathname: string) => matchPath(terminalPattern, pathname)?.params["podName"];

export function preload({ pathname }: URL, client: ApolloClient): Promise<unknown> | undefined {
  const name = nameAt(pathname);
  return name === undefined ? undefined : startQuery(client, HostedTerminalPodDocument, { name });
}

export function Page() {
  const { podName = "" } = useParams();
  const { title, home } = useScreen();
  const words = useWords(texts);
  const { data, previousData, error, loading, refetch } = useHostedTerminalPodQuery({
    variables: { name: podName },
  });
  const [isKept] = useState(() => keptTabs().tabs.some(({ pod }) => pod === podName));
  const shown = data ?? (loading ? previousData : undefined);
  if (!shown && !error) return <DetailSkeleton label={title} />;
  if (!shown || (!shown.pod && !isKept))
    return <RecordMissing texts={texts} id={podName} error={error} onRetry={refetch} />;
  if (data?.pod && data.pod.name !== podName) return <Navigate replace to={terminalPath(data.pod.name)} />;
  return <Terminals pod={data?.pod ?? null} name={podName} home={home} words={words} />;
}

interface TerminalsProps {
  pod: NonNullable<HostedTerminalPodQuery["pod"]> | null;
  name: string;
  home: string;
  words: ReturnType<typeof useWords>;
}

function Terminals({ pod, name, home, words }: TerminalsProps) {
  const navigate = useNavigate();
  const appId = pod?.appId;
  const leave = useCallback(
    () => void navigate(appId === undefined ? home : panelPath(appId)),
    [navigate, appId, home],
  );
  const may = pod?.app.actions.find((one) => one.name === "TERMINAL")?.allowed ?? false;
  return (
    <>
      <ScreenHeader
        name={name}
        {...(pod && { pill: pillOf(words, "podPhases", podLooks)(pod.phase) })}
        status={[pod?.app.displayName, pod && !may ? words("notNow") : undefined]}
        actions={
          pod ? (
            <ActionLink
              action={{ label: words("showPods"), icon: <AppFolder20Regular />, to: panelPath(pod.appId) }}
            />
          ) : (
            <Button onClick={leave}>{words("showPods")}</Button>
          )
        }
      />
      <TerminalDock pod={pod} name={name} onEmpty={leave} />
    </>
  );
}
