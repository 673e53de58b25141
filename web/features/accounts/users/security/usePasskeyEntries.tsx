import { Button } from "@fluentui/react-components";
import { Fingerprint20Regular } from "@fluentui/react-icons/svg/fingerprint";
import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { type ReactNode, useState } from "react";
import { passkeyHindrance } from "#web/features/accounts/shared/passkeys.ts";
import type { OwnPasskeyFragment } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Entry } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const PasskeyAdd = lazyComponent(() => import("./PasskeyAdd.tsx"), "PasskeyAdd");
const PasskeyRename = lazyComponent(() => import("./PasskeyRename.tsx"), "PasskeyRename");
const PasskeyRemove = lazyComponent(() => import("./PasskeyRemove.tsx"), "PasskeyRemove");

interface Shown {
  action: "rename" | "remove";
  passkey: OwnPasskeyFragment;
}

/** The passkeys among the ways to sign in: how one is added, each that is there, and the drawer that belongs to them. */
export function usePasskeyEntries(
  passkeys: readonly OwnPasskeyFragment[],
  username: string,
): [drawer: ReactNode, entries: readonly Entry[]] {
  const words = useWords(`${profileTexts}:passkeys`);
  const format = useFormat();
  const [hindrance] = useState(passkeyHindrance);
  const [drawer, open] = useDrawer<Shown | "add">((shown, state) => {
    if (shown === "add") return <PasskeyAdd username={username} {...state} />;
    const { action, passkey } = shown;
    const props = { passkey, username, ...state };
    return action === "rename" ? <PasskeyRename {...props} /> : <PasskeyRemove {...props} />;
  });
  const add = (
    <Button disabledFocusable={hindrance !== null} onClick={() => open("add")}>
      {words("add")}
    </Button>
  );
  const { length: count } = passkeys;
  const all: Entry = {
    id: "passkeys",
    icon: <Fingerprint20Regular />,
    title: words("title"),
    pills: count > 0 && <StatusPill tone="ok">{words("count", { count })}</StatusPill>,
    lines: [words("why"), hindrance !== null && words(`hindrance.${hindrance.reason}`, { ...hindrance })],
    end:
      hindrance === null ? (
        add
      ) : (
        <Hint describes label={words(`hindrance.${hindrance.reason}`, { ...hindrance })}>
          {add}
        </Hint>
      ),
  };
  const each = passkeys.map((passkey): Entry => {
    const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
    return {
      id,
      icon: <Key20Regular />,
      title: <span dir="auto">{name}</span>,
      pills: isSynced && <StatusPill tone="info">{words("synced")}</StatusPill>,
      lines: [
        lastUsedAt ? words("used", { when: format.relative(lastUsedAt) }) : words("neverUsed"),
        words("since", { when: format.relative(createdAt) }),
      ],
      menu: {
        label: words("manage", { name }),
        actions: () => [
          { id: "rename", label: words("rename"), run: () => open({ action: "rename", passkey }) },
          {
            id: "remove",
            label: words("remove"),
            tone: "danger",
            run: () => open({ action: "remove", passkey }),
          },
        ],
      },
    };
  });
  return [drawer, [all, ...each]];
}
