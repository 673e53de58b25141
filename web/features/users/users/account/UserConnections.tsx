import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import { useLayoutEffect, useRef } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { UserConnectionUpdateDocument } from "./userAccount.generated.ts";
import type { UserDetails } from "./userDetails.ts";

type Service = UserDetails["account"]["connections"][number]["service"];

const texts = "usersUsers:connections";

export function UserConnections({ user: { id: userId, account } }: { user: UserDetails }) {
  const words = useWords(texts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const latest = useRef(account);
  useLayoutEffect(() => {
    latest.current = account;
  });
  const put = (service: Service, connected: boolean) => {
    const connections = latest.current.connections.map((one) =>
      one.service === service ? { ...one, connected } : one,
    );
    return mutate(
      UserConnectionUpdateDocument,
      { userId, service, connected },
      { optimisticResponse: { sampleUserConnectionUpdate: { ...latest.current, connections } } },
    );
  };
  const set = (service: Service, connected: boolean) =>
    put(service, connected).then(
      () =>
        offerUndo({
          text: words(connected ? "connected" : "parted", { name: words(`services.${service}.name`) }),
          takeBack: () => put(service, !connected),
          onUndone: () => undefined,
        }),
      tellError,
    );
  return (
    <EntryCard
      texts={texts}
      entries={account.connections.map(({ service, connected }) => ({
        id: service,
        icon: <PlugConnected20Regular />,
        title: words(`services.${service}.name`),
        lines: [words(`services.${service}.note`)],
        end: (
          <SwitchBox
            aria-label={words("switch", { name: words(`services.${service}.name`) })}
            checked={connected}
            onChange={(on) => void set(service, on)}
          />
        ),
      }))}
    />
  );
}
