import type { TypedDocumentNode } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { useCopiedId } from "#web/lib/navigation/copyPath.ts";

/** The record that a new one begins as a copy of. */
export interface Copied<TRecord> {
  /** Undefined where there is none, or where it is gone. */
  record: TRecord | undefined;
  /** Whether it is still on its way. */
  loading: boolean;
  /** What its copy is called until it has a name of its own. */
  nameOf: (name: string) => string;
}

/**
 * The record that the address says a new one begins as a copy of (see `copyPath`).
 * @param document its query; the field is called `record`.
 */
export function useCopied<TRecord>(
  document: TypedDocumentNode<{ record?: TRecord | null }, { id: string }>,
): Copied<TRecord> {
  const id = useCopiedId();
  const { t } = useTranslation("ui");
  const { data, loading } = useDocumentQuery(document, id === null ? skipToken : { variables: { id } });
  return { record: data?.record ?? undefined, loading, nameOf: (name) => t("commands.copyOf", { name }) };
}
