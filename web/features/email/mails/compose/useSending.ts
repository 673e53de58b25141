import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { mustWait, sendLater } from "#web/features/email/mails/data/mailOutbox.ts";
import type { Person } from "#web/features/email/mails/data/composeInput.ts";
import { composeStore, keepComposing, type Written } from "#web/features/email/mails/data/composeStore.ts";
import { holdTime, keepHeld } from "#web/features/email/mails/data/heldMail.ts";
import { type Letter, letterOf, sendLetter } from "#web/features/email/mails/data/letters.ts";
import { useTakeBack } from "./useTakeBack.ts";

/** Sends mails so that they can be taken back: each waits on the gateway for a while. */
export function useSending(contacts: readonly Person[]) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const { takeBack } = useTakeBack();
  return useMemo(() => {
    /** Sends a letter, or keeps it until the gateway is back; answers nothing then. */
    async function post(letter: Letter): Promise<string | undefined> {
      const key = newKey();
      if (!mustWait()) {
        try {
          return await sendLetter(client, key, letter);
        } catch (thrown) {
          if (toAppError(thrown).code !== "NETWORK") throw thrown;
        }
      }
      sendLater(client, key, letter);
      return undefined;
    }

    return {
      /** @throws {AppError} BAD_USER_INPUT with fields; the mail stays in its window then. */
      send: async (written: Written, sendAt?: Date) => {
        const id = await post(letterOf(written, contacts, sendAt));
        keepComposing(undefined);
        composeStore.set(undefined);
        if (id === undefined) return;
        if (sendAt)
          offerUndo({
            text: t("compose.scheduled", { time: format.dateTime(sendAt) }),
            takeBack: () => takeBack(id),
            onUndone: () => undefined,
          });
        else keepHeld({ id, until: Date.now() + holdTime });
      },
    };
  }, [t, format, client, offerUndo, takeBack, contacts]);
}
