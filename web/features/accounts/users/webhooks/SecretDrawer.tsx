import { Button, makeStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useSecretOnce } from "./useSecretOnce.tsx";
import { webhookTexts } from "./webhookParts.ts";
import {
  type OwnWebhookFragment,
  OwnWebhooksDocument,
  WebhookSecretRotateDocument,
} from "./webhooks.generated.ts";

const useStyles = makeStyles({ line: { margin: 0 } });

export function SecretDrawer({ webhook, open, onClose }: DrawerState & { webhook: OwnWebhookFragment }) {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const [secret, show] = useSecretOnce(onClose);
  const renew = async () => {
    setBusy(true);
    await mutate(WebhookSecretRotateDocument, { id: webhook.id }).then(
      ({ made }) => show(made.secret),
      tellError,
    );
    setBusy(false);
    void client.refetchQueries({ include: [OwnWebhooksDocument] });
  };
  return (
    <Drawer
      open={open}
      title={secret ? secret.title : words("renew")}
      meta={secret ? secret.meta : webhook.name}
      onClose={secret ? secret.onClose : onClose}
      footer={
        secret ? (
          secret.outcome.footer
        ) : (
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void renew()}>
            {words("renew")}
          </Button>
        )
      }
    >
      {secret ? secret.outcome.content : <p className={styles.line}>{words("renewLine")}</p>}
    </Drawer>
  );
}
