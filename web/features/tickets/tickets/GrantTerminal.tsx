import { makeStyles } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TerminalPane } from "#web/ui/terminal/TerminalPane.tsx";
import type { PaneHandle } from "#web/ui/terminal/useTerminal.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  place: {
    display: "flex",
    blockSize: "100%",
    minBlockSize: "320px",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
});

const none = () => {};

export function GrantTerminal({
  grantId,
  appName,
  open,
  onClose,
}: DrawerState & { grantId: string; appName: string }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const handle = useRef<PaneHandle>(null);
  const [session, setSession] = useState<string | null>(null);
  const isTouched = useMediaQuery("(pointer: coarse), (max-width: 639.98px)");
  const close = () => {
    handle.current?.end();
    onClose();
  };
  const title = words("access.terminalOf", { name: appName });
  return (
    <Drawer open={open} onClose={close} kind="detail" title={title} meta={words("access.noted")}>
      <span id="grant-terminal" hidden>
        {title}
      </span>
      <div
        className={styles.place}
        onKeyDown={(event) => {
          // It is for what runs in the terminal.
          if (event.key === "Escape") event.stopPropagation();
        }}
      >
        <TerminalPane
          tab={{ pod: grantId, name: appName, session }}
          isShown
          labelledBy="grant-terminal"
          onClose={close}
          onHandle={(given) => {
            handle.current = given;
          }}
          onState={({ kind }) => {
            if (kind === "open" && !isTouched) handle.current?.focus();
          }}
          onSession={setSession}
          onSize={none}
          onLeave={none}
        />
      </div>
    </Drawer>
  );
}
