import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { GrantScope } from "#web/generated/types.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import {
  TicketGrantConfigDocument,
  TicketGrantLogsDocument,
  TicketGrantRestartDocument,
} from "./grantUse.generated.ts";
import { type Grant, type Granted, ticketTexts } from "./ticketParts.ts";
import { TicketThreadDocument } from "./tickets.generated.ts";

const GrantDrawer = lazyComponent(() => import("./GrantDrawer.tsx"), "GrantDrawer");

const GrantTerminal = lazyComponent(() => import("./GrantTerminal.tsx"), "GrantTerminal", {
  texts: ["hostingPods"],
});

/** Uses an access that the owner gave; each use is noted, and stands in the thread. */
export function useGrantUse({ id, appName }: Grant): [drawer: ReactNode, use: (scope: GrantScope) => void] {
  const words = useWords(ticketTexts);
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [drawer, show] = useDrawer<Granted>((granted, state) => (
    <GrantDrawer granted={granted} appName={appName} {...state} />
  ));
  const [terminal, openTerminal] = useDrawer<true>((_, state) => (
    <GrantTerminal grantId={id} appName={appName} {...state} />
  ));
  const restart = async () => {
    const question = {
      title: words("access.restartTitle", { name: appName }),
      text: words("access.restartText"),
      action: words("access.use.RESTART"),
    };
    if (!(await confirm(question))) return;
    await mutate(TicketGrantRestartDocument, { id });
    showToast({ tone: "success", text: words("access.restarted", { name: appName }) });
  };
  const use = async (scope: GrantScope) => {
    if (scope === "EXEC") return openTerminal(true);
    try {
      if (scope === "RESTART") await restart();
      else if (scope === "READ_CONFIG") show(await fetchUncached(client, TicketGrantConfigDocument, { id }));
      else show(await fetchUncached(client, TicketGrantLogsDocument, { id }));
      await client.refetchQueries({ include: [TicketThreadDocument] });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const drawers = (
    <>
      {drawer}
      {terminal}
    </>
  );
  return [drawers, (scope) => void use(scope)];
}
