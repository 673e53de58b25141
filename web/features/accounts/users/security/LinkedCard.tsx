import { Button } from "@fluentui/react-components";
import { ThirdPartyMark, thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { type Profile, profileTexts } from "#web/features/accounts/users/profileParts.ts";
import type { ThirdParty } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const LinkDrawer = lazyComponent(() => import("./LinkDrawer.tsx"), "LinkDrawer");
const UnlinkDrawer = lazyComponent(() => import("./UnlinkDrawer.tsx"), "UnlinkDrawer");

const texts = `${profileTexts}:linked` as const;

export function LinkedCard({ profile: { viewer, thirdParties, thirdPartyLinks } }: { profile: Profile }) {
  const words = useWords(texts);
  const format = useFormat();
  const { username } = viewer.user;
  const [drawer, open] = useDrawer<{ thirdParty: ThirdParty; isLinked: boolean }>(
    ({ thirdParty, isLinked }, state) => {
      const Shown = isLinked ? UnlinkDrawer : LinkDrawer;
      return <Shown username={username} thirdParty={thirdParty} {...state} />;
    },
  );
  const all = new Set([...thirdParties, ...thirdPartyLinks.map(({ thirdParty }) => thirdParty)]);
  if (all.size === 0) return null;
  return (
    <EntryCard
      texts={texts}
      entries={[...all].map((thirdParty) => {
        const link = thirdPartyLinks.find((one) => one.thirdParty === thirdParty);
        const isLinked = link !== undefined;
        const name = thirdPartyNames[thirdParty];
        return {
          id: thirdParty,
          icon: <ThirdPartyMark thirdParty={thirdParty} />,
          title: <bdi>{name}</bdi>,
          lines: link
            ? [<bdi key="name">{link.name}</bdi>, words("since", { when: format.relative(link.linkedAt) })]
            : [words("not")],
          end: (
            <Button
              size="small"
              aria-label={words(isLinked ? "unlinkOf" : "linkOf", { name })}
              onClick={() => open({ thirdParty, isLinked })}
            >
              {words(isLinked ? "unlink" : "link")}
            </Button>
          ),
        };
      })}
    >
      {drawer}
    </EntryCard>
  );
}
