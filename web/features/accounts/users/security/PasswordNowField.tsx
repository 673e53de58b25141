import { useWords } from "#web/lib/texts/words.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";

/** The password once more, before what makes the account less safe or tells a secret. */
export function PasswordNowField({ username }: { username: string }) {
  const words = useWords(profileTexts);
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <TextField
        name="password"
        label={words("fields.password")}
        required
        kind="password"
        autoComplete="current-password"
      />
    </>
  );
}
