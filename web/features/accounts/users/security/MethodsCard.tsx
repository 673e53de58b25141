import { Button } from "@fluentui/react-components";
import { Password20Regular } from "@fluentui/react-icons/svg/password";
import { ShieldKeyhole20Regular } from "@fluentui/react-icons/svg/shield-keyhole";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import type { Entry } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { usePasskeyEntries } from "./usePasskeyEntries.tsx";
import { type Profile, profileTexts } from "#web/features/accounts/users/profileParts.ts";

const drawers = {
  password: lazyComponent(() => import("./PasswordDrawer.tsx"), "PasswordDrawer"),
  setUp: lazyComponent(() => import("./TwoFactorSetUp.tsx"), "TwoFactorSetUp"),
  renew: lazyComponent(() => import("./RecoveryCodesRenewal.tsx"), "RecoveryCodesRenewal"),
  end: lazyComponent(() => import("./TwoFactorEnd.tsx"), "TwoFactorEnd"),
};

/** With so few recovery codes left it is time for new ones. */
const FEW_CODES = 3;

export function MethodsCard({ profile: { viewer, twoFactor, passkeys } }: { profile: Profile }) {
  const words = useWords(profileTexts);
  const format = useFormat();
  const [drawer, open] = useDrawer<keyof typeof drawers>((shown, state) => {
    const Shown = drawers[shown];
    return <Shown username={viewer.user.username} {...state} />;
  });
  const [passkeyDrawer, passkeyEntries] = usePasskeyEntries(passkeys, viewer.user.username);
  const { passwordChangedAt } = viewer;
  const { isOn, recoveryCodesLeft: count } = twoFactor;
  const secondStep: Pick<Entry, "menu" | "end"> = isOn
    ? {
        menu: {
          label: words("twoFactor.manage"),
          actions: () => [
            { id: "renew", label: words("renew.action"), run: () => open("renew") },
            { id: "end", label: words("end.action"), tone: "danger", run: () => open("end") },
          ],
        },
      }
    : { end: <Button onClick={() => open("setUp")}>{words("twoFactor.setUp")}</Button> };
  return (
    <EntryCard
      texts={`${profileTexts}:methods`}
      entries={[
        {
          id: "password",
          icon: <Password20Regular />,
          title: words("fields.password"),
          lines: [
            passwordChangedAt
              ? words("password.changedAt", { when: format.relative(passwordChangedAt) })
              : words("password.never"),
          ],
          end: <Button onClick={() => open("password")}>{words("password.action")}</Button>,
        },
        {
          id: "twoFactor",
          icon: <ShieldKeyhole20Regular />,
          title: words("fields.twoFactor"),
          pills: (
            <StatusPill tone={isOn ? "ok" : "idle"}>
              {words(isOn ? "twoFactor.on" : "twoFactor.off")}
            </StatusPill>
          ),
          lines: [
            words(isOn ? "twoFactor.codesLeft" : "twoFactor.why", { count }),
            isOn && count <= FEW_CODES && words("twoFactor.fewLeft"),
          ],
          ...secondStep,
        },
        ...passkeyEntries,
      ]}
    >
      {drawer}
      {passkeyDrawer}
    </EntryCard>
  );
}
