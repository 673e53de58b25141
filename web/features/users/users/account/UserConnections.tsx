import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { UserConnectionUpdateDocument } from "./userAccount.generated.ts";
import type { UserDetails } from "./userDetails.ts";

const texts = "usersUsers:connections";

export function UserConnections({ user: { id: userId, account } }: { user: UserDetails }) {
  const words = useWords(texts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const set = (service: (typeof account.connections)[number]["service"], connected: boolean) => {
    const connections = account.connections.map((one) =>
      one.service === service ? { ...one, connected } : one,
    );
    mutate(
      UserConnectionUpdateDocument,
      { userId, service, connected },
      { optimisticResponse: { sampleUserConnectionUpdate: { ...account, connections } } },
    ).catch(tellError);
  };
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
            onChange={(on) => set(service, on)}
          />
        ),
      }))}
    />
  );
}
