import { Button } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { PasswordNowField } from "#web/features/accounts/users/security/PasswordNowField.tsx";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { NewToken } from "./NewToken.tsx";
import { daysOf, endOf, lives, type TokenLife } from "./tokenLives.ts";
import { ApiTokenCreateDocument, OwnApiTokensDocument } from "./tokens.generated.ts";

const schema = async () => (await import("./tokenSchema.ts")).tokenSchema;
const scopes = { READ: ["READ"], WRITE: ["READ", "WRITE"] } as const;
type Access = keyof typeof scopes;
const accesses: readonly Access[] = ["READ", "WRITE"];

interface Wanted {
  name: string;
  access: Access;
  life: TokenLife;
  day: string | null;
  password: string;
}
const initial: Wanted = { name: "", access: "READ", life: "90", day: null, password: "" };

export function TokenCreate({ username, open, onClose }: DrawerState & { username: string }) {
  const words = useWords(`${profileTexts}:tokens`);
  const client = useApolloClient();
  const mutate = useMutate();
  const [secret, show] = useState<string>();
  const copied = useRef(false);
  const create = async ({ name, access, life, day, password }: Wanted) => {
    const input = { name, scopes: [...scopes[access]], expiresAt: endOf(life, day) };
    show((await mutate(ApiTokenCreateDocument, { input, password })).created.secret);
    void client.refetchQueries({ include: [OwnApiTokensDocument] });
  };
  const close = async () => {
    const question = {
      title: words("leave.title"),
      text: words("leave.text"),
      action: words("leave.action"),
      tone: "neutral" as const,
    };
    if (copied.current || (await confirm(question))) onClose();
  };
  const shown = secret !== undefined && {
    title: words("newTitle"),
    meta: words("newLine"),
    onClose: () => void close(),
    outcome: {
      content: <NewToken secret={secret} onCopied={() => (copied.current = true)} />,
      footer: (
        <Button appearance="primary" onClick={() => void close()}>
          {words("done")}
        </Button>
      ),
    },
  };
  return (
    <FormDrawer
      open={open}
      title={words("add")}
      meta={words("addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("create")}
      onSubmit={create}
      onClose={onClose}
      {...shown}
    >
      <TextField name="name" label={words("name")} help={words("nameHelp")} required />
      <RadioField
        name="access"
        label={words("accessLabel")}
        options={accesses.map((value) => ({
          value,
          label: words(`access.${value}`),
          note: words(`accessNote.${value}`),
        }))}
      />
      <SelectField
        name="life"
        label={words("lifeLabel")}
        options={lives.map((value) => ({
          value,
          label:
            value === "day" || value === "never"
              ? words(`life.${value}`)
              : words("life.days", { count: daysOf(value) }),
        }))}
      />
      <LastDay />
      <PasswordNowField username={username} />
    </FormDrawer>
  );
}

function LastDay() {
  const words = useWords(`${profileTexts}:tokens`);
  const life: unknown = useWatch({ name: "life" });
  return life === "day" && <DateField name="day" label={words("dayLabel")} required />;
}
