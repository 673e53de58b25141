import { Button } from "@fluentui/react-components";
import { useState } from "react";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedAppSecretDocument } from "./detail.generated.ts";
import { detailTexts } from "./detailParts.ts";

const schema = z.object({ password: z.string().check(z.minLength(1)) });

export interface SecretDrawerProps extends DrawerState {
  appId: string;
  /** The name of the variable. */
  secret: string;
}

/** A secret is shown once the password was given again; it is gone when the drawer is. */
export function SecretDrawer({ appId, secret, ...state }: SecretDrawerProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const [value, show] = useState<string>();
  return (
    <FormDrawer
      {...state}
      title={words("secret.of", { key: secret })}
      meta={words("secret.line")}
      schema={schema}
      initial={{ password: "" }}
      submitLabel={words("secret.action")}
      outcome={
        value === undefined
          ? undefined
          : {
              content: <CodeExample code={value} copy={words("secret.copy")} />,
              footer: (
                <Button appearance="primary" onClick={state.onClose}>
                  {words("secret.close")}
                </Button>
              ),
            }
      }
      onSubmit={async ({ password }) => {
        show((await mutate(HostedAppSecretDocument, { appId, key: secret, password })).value);
      }}
    >
      <TextField
        name="password"
        kind="password"
        autoComplete="current-password"
        label={words("secret.password")}
        required
      />
    </FormDrawer>
  );
}
