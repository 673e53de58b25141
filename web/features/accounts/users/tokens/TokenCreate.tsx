import { useApolloClient } from "@apollo/client/react";
import { useWatch } from "react-hook-form";
import { PasswordNowField } from "#web/features/accounts/users/security/PasswordNowField.tsx";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { curlWith } from "./curlWith.ts";
import { daysOf, endOf, lives, type TokenLife } from "./tokenLives.ts";
import { ApiTokenCreateDocument, OwnApiTokensDocument } from "./tokens.generated.ts";

const texts = `${profileTexts}:tokens`;
const secretTexts = `${texts}.secret`;
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
  const words = useWords(texts);
  const client = useApolloClient();
  const mutate = useMutate();
  const [shown, show] = useShownOnce<string>({
    texts: secretTexts,
    onClose,
    draw: (secret, onCopied) => (
      <SecretOnce texts={secretTexts} secret={secret} onCopied={onCopied}>
        <CodeExample code={curlWith(secret)} copy={words("copyCommand")} />
      </SecretOnce>
    ),
  });
  const create = async ({ name, access, life, day, password }: Wanted) => {
    const input = { name, scopes: [...scopes[access]], expiresAt: endOf(life, day) };
    show((await mutate(ApiTokenCreateDocument, { input, password })).created.secret);
    void client.refetchQueries({ include: [OwnApiTokensDocument] });
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
  const words = useWords(texts);
  const life: unknown = useWatch({ name: "life" });
  return life === "day" && <DateField name="day" label={words("dayLabel")} required />;
}
