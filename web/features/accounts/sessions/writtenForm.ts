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
  const values = form ? new FormData(form) : new FormData();
  const valueOf = (field: string) => String(values.get(field) ?? "");
  return {
    typed: { name: valueOf("name"), password: valueOf("password"), remember: values.has("remember") },
    focused: fields.find((field) => form?.querySelector(`[name=${field}]:focus`)),
    failure: form && failureOf(form),
  };
}
