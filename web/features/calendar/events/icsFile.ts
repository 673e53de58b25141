import * as z from "zod/mini";
import { AppError, toAppError } from "#web/lib/errors/appError.ts";
import { refusalOf } from "#web/lib/errors/refusal.ts";
import { sandboxHeaders } from "#web/lib/connection/sandbox.ts";
import { importLimits } from "#web/lib/list/importFile.ts";

const outcome = z.object({
  total: z.number(),
  created: z.number(),
  undoToken: z.nullable(z.string()),
  first: z.array(z.object({ title: z.string(), start: z.string(), calendar: z.string() })),
  skipped: z.array(z.object({ line: z.number(), title: z.string(), field: z.string() })),
});

/** What an ICS file brought or, before it is applied, would bring. */
export type IcsOutcome = z.output<typeof outcome>;

/**
 * Sends an ICS file to be looked at, or to be applied.
 * @throws {AppError}
 */
export async function sendIcs(file: Blob, apply: boolean): Promise<IcsOutcome> {
  if (file.size > importLimits.bytes) throw new AppError("PAYLOAD_TOO_LARGE", "The file is too large.");
  try {
    const answer = await fetch(`/api/apps/calendar/import?apply=${apply}`, {
      method: "POST",
      headers: { "content-type": "text/calendar", "x-requested-with": "fetch", ...sandboxHeaders() },
      body: file,
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw refusalOf(body, answer.status);
    return outcome.parse(body);
  } catch (thrown) {
    throw toAppError(thrown);
  }
}
