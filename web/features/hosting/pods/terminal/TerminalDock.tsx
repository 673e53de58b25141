import { skipToken } from "@apollo/client/react";
import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  type HostedTerminalPodQuery,
  useHostedTerminalPodsQuery,
} from "#web/features/hosting/pods/pods.generated.ts";
import { imageName, terminalPath } from "#web/features/hosting/shared/podParts.ts";
import { DockTools } from "./DockTools.tsx";
import { shortName, TabStrip } from "./TabStrip.tsx";
import type { LinkState } from "#web/ui/terminal/terminalLink.ts";
import { TerminalPane } from "#web/ui/terminal/TerminalPane.tsx";
import { useTerminalTabs } from "./terminalTabs.ts";
import type { PaneHandle } from "#web/ui/terminal/useTerminal.ts";

const useStyles = makeStyles({
  dock: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: "360px",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    "@media (max-width: 639.98px)": {
      flexGrow: 0,
      blockSize: "calc(100dvh - 210px)",
      marginInline: "-16px",
      borderInlineStyle: "none",
      borderRadius: 0,
    },
  },
  panes: { position: "relative", display: "flex", flexGrow: 1, minBlockSize: 0, minInlineSize: 0 },
  status: {
    ...typographyStyles.caption1,
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    gap: "8px",
    minBlockSize: "32px",
    boxSizing: "border-box",
    paddingInline: "16px",
    borderTop: `1px solid ${appTokens.line}`,
    color: appTokens.colorNeutralForeground3,
    backgroundColor: appTokens.card,
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  facts: { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" },
  keys: { marginInlineStart: "auto", "@media (max-width: 975.98px)": { display: "none" } },
});

export interface TerminalDockProps {
  pod: NonNullable<HostedTerminalPodQuery["pod"]> | null;
  name: string;
  onEmpty: () => void;
}

/** Terminals side by side as tabs; those that are not shown go on. */
export function TerminalDock({ pod, name: podName, onEmpty }: TerminalDockProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const { number, relative } = useFormat();
  const navigate = useNavigate();
  const id = useId();
  const { tabs, shown, show, add, close, name } = useTerminalTabs(podName);
  const [states, setStates] = useState<Readonly<Record<string, LinkState>>>({});
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>({});
  const handles = useRef(new Map<string, PaneHandle>());
  const { data } = useHostedTerminalPodsQuery(pod ? { variables: { appId: pod.appId } } : skipToken);
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const here = tabs.find(({ key }) => key === shown);
  useEffect(() => {
    if (!here) onEmpty();
    else if (here.pod !== podName) void navigate(terminalPath(here.pod), { replace: true });
  }, [here, podName, navigate, onEmpty]);
  const pods = data?.pods.filter(({ phase }) => phase === "RUNNING") ?? [];
  return (
    <section className={styles.dock} aria-label={words("terminals")}>
      <TabStrip
        tabs={tabs}
        shown={shown}
        states={states}
        idOf={idOf}
        onShow={show}
        onClose={(key) => {
          handles.current.get(key)?.end();
          close(key);
        }}
        more={() => [
          { id: "same", label: words("another", { name: shortName(podName) }), run: () => add(podName) },
          ...pods
            .filter((one) => one.name !== podName)
            .map((one) => ({ id: one.name, label: one.name, run: () => add(one.name) })),
        ]}
        tools={<DockTools size={sizes[shown]} now={() => handles.current.get(shown)} />}
      />
      <div className={styles.panes}>
        {tabs.map((tab) => (
          <TerminalPane
            key={tab.key}
            tab={tab}
            isShown={tab.key === shown}
            labelledBy={idOf(tab.key)}
            onHandle={(handle) => {
              if (handle) handles.current.set(tab.key, handle);
              else handles.current.delete(tab.key);
            }}
            onState={(state) => setStates((all) => ({ ...all, [tab.key]: state }))}
            onSession={(session) => name(tab.key, session)}
            onSize={(columns, rows) =>
              setSizes((all) => ({ ...all, [tab.key]: `${number(columns)} × ${number(rows)}` }))
            }
            onLeave={() => document.getElementById(idOf(tab.key))?.focus()}
            onClose={() => close(tab.key)}
          />
        ))}
      </div>
      <div className={styles.status}>
        <span className={styles.facts}>
          {[
            pod?.node,
            pod && imageName(pod.image),
            pod?.startedAt && words("since", { when: relative(pod.startedAt) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className={styles.keys}>{words("keys")}</span>
      </div>
    </section>
  );
}
