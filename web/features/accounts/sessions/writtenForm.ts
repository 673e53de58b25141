import { AppError } from "#web/lib/errors/appError.ts";
import { isRecord } from "#web/lib/isRecord.ts";

const fields = ["name", "password"] as const;

/** The failure that the page's script met, as one of our errors. */
function failureOf({ dataset }: HTMLFormElement): AppError | null {
  const read: unknown = JSON.parse(dataset["failure"] ?? "null");
  if (!isRecord(read)) return null;
  return new AppError(String(read["code"]), "The written page met it.", read);
}

/**
 * What was done on the sign-in page that the build wrote out, while it stands: what is typed, where the focus is, and how a
 * try to sign in failed. Nothing where the console drew the page itself.
 */
export function readWrittenForm() {
  const form = document.querySelector<HTMLFormElement>("[data-written] form");
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const { value: name = "" } = field("name") ?? {};
  const { value: password = "" } = field("password") ?? {};
  return {
    typed: { name, password, remember: field("remember")?.checked === true },
    focused: fields.find((one) => field(one)?.matches(":focus")),
    failure: form && failureOf(form),
  };
}
