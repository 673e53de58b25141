import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { KeyPairDeleteDocument, type MachineBuyStartQuery } from "./buy.generated.ts";
import { keyTexts } from "./buyParts.ts";

export interface KeyPairsCardProps extends Pick<MachineBuyStartQuery, "keyPairs"> {
  reload: () => void;
  onAdd: () => void;
}

/** The viewer's key pairs. */
export function KeyPairsCard({ keyPairs, reload, onAdd }: KeyPairsCardProps) {
  const words = useWords(keyTexts);
  const mutate = useMutate();
  const ask = useConfirmedStep(reload);
  return (
    <EntryCard
      texts={keyTexts}
      onAdd={onAdd}
      entries={keyPairs.map(({ id, name, fingerprint }) => ({
        id,
        icon: <Key20Regular />,
        title: <bdi dir="ltr">{name}</bdi>,
        lines: [
          <code key="fingerprint" dir="ltr">
            {fingerprint}
          </code>,
        ],
        menu: {
          label: words("more", { name }),
          actions: () => [
            {
              id: "remove",
              label: words("remove"),
              tone: "danger" as const,
              run: () =>
                void ask({
                  title: words("removeTitle", { name }),
                  text: words("removeText"),
                  action: words("remove"),
                  run: () => mutate(KeyPairDeleteDocument, { id }).then(() => words("removed", { name })),
                }),
            },
          ],
        },
      }))}
    />
  );
}
