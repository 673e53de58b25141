import { useWords } from "#web/lib/texts/words.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";

export function CodeField({ help, autoFocus = false }: { help: string; autoFocus?: boolean }) {
  const words = useWords(profileTexts);
  return (
    <TextField
      name="otp"
      label={words("fields.otp")}
      help={help}
      required
      kind="ltr"
      autoFocus={autoFocus}
      autoComplete="one-time-code"
    />
  );
}
