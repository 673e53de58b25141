import { Button } from "@fluentui/react-components";
import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { PasswordCard } from "#web/ui/form/sections/PasswordCard.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  UserDeviceSignOutDocument,
  UserPasswordChangeDocument,
  UserTwoStepUpdateDocument,
} from "./userAccount.generated.ts";
import type { UserDetails } from "./userDetails.ts";

const texts = "usersUsers:devices";
const inTheHand = /iPhone|iPad|Android/;

export function UserSecurity({ user: { id: userId, username, account } }: { user: UserDetails }) {
  const words = useWords(texts);
  const twoStep = useWords("usersUsers:twoStep");
  const format = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  return (
    <>
      <PasswordCard
        texts="usersUsers:password"
        username={username}
        changedAt={account.passwordChangedAt}
        onSave={(password) => mutate(UserPasswordChangeDocument, { userId, password })}
      />
      <Card
        title={twoStep("title")}
        line={twoStep("line")}
        tools={
          <SwitchBox
            aria-label={twoStep("title")}
            checked={account.twoStep}
            onChange={() =>
              void mutate(UserTwoStepUpdateDocument, { userId, on: !account.twoStep }).catch(tellError)
            }
          />
        }
      >
        {twoStep(account.twoStep ? "on" : "off")}
      </Card>
      <EntryCard
        texts={texts}
        entries={account.devices.map(({ id, browser, device, place, seenAt }) => {
          const name = words("name", { browser, device });
          return {
            id,
            icon: inTheHand.test(device) ? <Phone20Regular /> : <Desktop20Regular />,
            title: name,
            lines: [words("seen", { place, when: format.relative(seenAt) })],
            end: (
              <Button
                size="small"
                aria-label={words("signOutOf", { name })}
                onClick={() => void mutate(UserDeviceSignOutDocument, { userId, id }).catch(tellError)}
              >
                {words("signOut")}
              </Button>
            ),
          };
        })}
      />
    </>
  );
}
