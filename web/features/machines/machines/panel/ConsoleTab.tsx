import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { TerminalPane } from "#web/ui/terminal/TerminalPane.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { mayDo, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import type { Panel } from "./panelParts.ts";

const useStyles = makeStyles({
  place: {
    display: "flex",
    blockSize: "min(560px, 70vh)",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
});

const none = () => {};

/** The serial console of a machine. */
export function ConsoleTab({ machine, onLeave }: { machine: Panel; onLeave: () => void }) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const [session, setSession] = useState<string | null>(null);
  if (!mayDo(machine, "CONSOLE"))
    return <EmptyState title={words("console.closed")} text={words("console.closedText")} />;
  return (
    <div className={styles.place}>
      <TerminalPane
        key={machine.runningSince ?? ""}
        tab={{ pod: machine.id, session }}
        isShown
        labelledBy="machine-console"
        onClose={onLeave}
        onHandle={none}
        onState={none}
        onSession={setSession}
        onSize={none}
        onLeave={onLeave}
      />
    </div>
  );
}
