import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import type { ThirdParty } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { registrationTexts } from "./registrationTexts.ts";

export function LinkedNotice({ thirdParty, onLetGo }: { thirdParty: ThirdParty; onLetGo: () => void }) {
  const words = useWords(registrationTexts);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{words("linked.text", { name: thirdPartyNames[thirdParty] })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onLetGo}>
          {words("linked.letGo")}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
