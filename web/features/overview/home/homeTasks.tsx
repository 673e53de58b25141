import { Fingerprint20Regular } from "@fluentui/react-icons/svg/fingerprint";
import { MailCheckmark20Regular } from "@fluentui/react-icons/svg/mail-checkmark";
import { ShieldKeyhole20Regular } from "@fluentui/react-icons/svg/shield-keyhole";
import type { ReactElement } from "react";
import type { HomeTasksQuery } from "./home.generated.ts";
import { securityPath } from "./homeParts.ts";

export interface HomeTask {
  id: string;
  icon: ReactElement;
  isDone: (facts: HomeTasksQuery) => boolean;
  /** Where it is done; a task without it is done by the way. */
  to?: string;
}

/** What helps to get started; later parts add theirs. An account is only made by a link that its address got. */
export const homeTasks: readonly HomeTask[] = [
  { id: "email", icon: <MailCheckmark20Regular />, isDone: () => true },
  {
    id: "twoFactor",
    icon: <ShieldKeyhole20Regular />,
    isDone: ({ twoFactor }) => twoFactor.isOn,
    to: securityPath,
  },
  {
    id: "passkey",
    icon: <Fingerprint20Regular />,
    isDone: ({ passkeys }) => passkeys.length > 0,
    to: securityPath,
  },
];
