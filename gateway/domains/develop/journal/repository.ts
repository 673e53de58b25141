import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Journal, KeptRequest } from "#gateway/platform/request/journal.ts";

export const OperationKind = { QUERY: "query", MUTATION: "mutation", SUBSCRIPTION: "subscription" } as const;
export type OperationKindText = (typeof OperationKind)[keyof typeof OperationKind];

export type JournalEntryRow = KeptRequest;

export interface JournalQuery {
  page: number;
  itemsPerPage: number;
  q?: string | null | undefined;
  failed?: boolean | null | undefined;
  /** Empty for the main data. */
  sandbox?: string | null | undefined;
  operation?: string | null | undefined;
}

/** Whether a request failed; a GraphQL answer can carry an error under status 200. */
export const hasFailed = ({ status, code }: JournalEntryRow): boolean => status >= 400 || code !== null;

/** A page of the entries that match, newest first. */
export function page(
  journal: Journal,
  { page: at, itemsPerPage, q, failed, sandbox, operation }: JournalQuery,
) {
  const wanted = foldForSearch(q ?? "");
  const entries = journal
    .all()
    .filter(
      (one) =>
        (failed ?? hasFailed(one)) === hasFailed(one) &&
        (sandbox ?? one.sandbox ?? "") === (one.sandbox ?? "") &&
        (operation ?? one.operation?.name) === one.operation?.name &&
        foldForSearch(
          `${one.method} ${one.path}\n${one.operation?.name ?? ""}\n${one.code ?? ""}\n${one.requestId}`,
        ).includes(wanted),
    );
  return {
    items: entries.slice((at - 1) * itemsPerPage, at * itemsPerPage),
    total: entries.length,
    page: at,
    itemsPerPage,
  };
}
