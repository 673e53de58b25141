import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import {
  type SkipToken,
  useLazyQuery,
  useMutation,
  useQuery,
  useSubscription,
  useSuspenseQuery,
} from "@apollo/client/react";
import { useCallback } from "react";
import type { AppError } from "#web/lib/errors/appError.ts";
import { settled, withAppError } from "./settled.ts";

/*
 * Every generated hook is one call of a factory below. What all operations share stands here: a failure is always an
 * `AppError`, and variables are asked for exactly when the operation asks for them. The overloads carry the types of the
 * document; behind them a document is only a document.
 */

type Vars = OperationVariables;
type Args<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions];
type States = "complete" | "streaming" | "empty";
type WithError<TResult> = TResult & { error?: AppError | undefined };

/** A query's state: `data` is undefined until the first answer; `error` is set when the last try failed. */
export type QueryResult<TData, TVariables extends Vars> = WithError<
  useQuery.Result<TData, TVariables, States, Partial<TVariables>>
>;

/** A query hook: what the cache holds at once, the network for what it lacks. */
export type QueryHook<TData, TVariables extends Vars> = (
  ...args: Args<TVariables, useQuery.Options<TData, TVariables> | SkipToken>
) => QueryResult<TData, TVariables>;

/** Makes the query hook of a document. */
export function queryHook<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
): QueryHook<TData, TVariables>;
export function queryHook(document: DocumentNode) {
  return (options: useQuery.Options | SkipToken = {}) => useDocumentQuery(document, options);
}

/** The query hook of a document that is given: for pieces of the kit, which know no generated hook. */
export function useDocumentQuery<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
  options: useQuery.Options<NoInfer<TData>, NoInfer<TVariables>> | SkipToken,
): QueryResult<TData, TVariables>;
export function useDocumentQuery(
  document: DocumentNode,
  options: useQuery.Options | SkipToken,
): QueryResult<unknown, Vars> {
  return withAppError(useQuery(document, options));
}

/** A query that waits to be asked: `[run, state]`; `run` answers the data and rejects with an `AppError`. */
export type LazyQueryHook<TData, TVariables extends Vars> = (
  options?: useLazyQuery.Options<TData, TVariables>,
) => [
  run: (...args: Args<TVariables, useLazyQuery.ExecOptions<TVariables>>) => Promise<{ data: TData }>,
  state: WithError<useLazyQuery.Result<TData, TVariables, States>>,
];

/** Makes the lazy query hook of a document. */
export function lazyQueryHook<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
): LazyQueryHook<TData, TVariables>;
export function lazyQueryHook(document: DocumentNode) {
  return function useDocumentLazyQuery(
    options?: useLazyQuery.Options,
  ): ReturnType<LazyQueryHook<unknown, Vars>> {
    const [run, state] = useLazyQuery(document, options);
    const runSettled = useCallback((given?: useLazyQuery.ExecOptions) => settled(run(given)), [run]);
    return [runSettled, withAppError(state)];
  };
}

/** A query hook that suspends until its data is there and throws its error to the nearest boundary. */
export type SuspenseQueryHook<TData, TVariables extends Vars> = (
  ...args: Args<TVariables, useSuspenseQuery.Options<TVariables>>
) => useSuspenseQuery.Result<TData, TVariables, Exclude<States, "empty">>;

/** Makes the suspense query hook of a document. */
export function suspenseQueryHook<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
): SuspenseQueryHook<TData, TVariables>;
export function suspenseQueryHook(document: DocumentNode) {
  return function useDocumentSuspenseQuery(options: useSuspenseQuery.Options = {}) {
    return useSuspenseQuery(document, options);
  };
}

/** What a mutation may be called with, beside its variables. */
export type MutateOptions<TData, TVariables extends Vars> = Omit<
  useMutation.MutationFunctionOptions<TData, TVariables>,
  "variables"
> &
  (Record<string, never> extends TVariables ? { variables?: TVariables } : { variables: TVariables });

/** A mutation: `[mutate, state]`. `mutate` answers the data or rejects with an `AppError`; how often it is sent is told at `Mutate`. */
export type MutationHook<TData, TVariables extends Vars> = (
  options?: useMutation.Options<TData, TVariables>,
) => [
  mutate: (...args: Args<TVariables, MutateOptions<TData, TVariables>>) => Promise<{ data: TData }>,
  state: WithError<useMutation.Result<TData>>,
];

/** Makes the mutation hook of a document. */
export function mutationHook<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
): MutationHook<TData, TVariables>;
export function mutationHook(document: DocumentNode) {
  return (options?: useMutation.Options) => useDocumentMutation(document, options);
}

/** The mutation hook of a document that is given. */
export function useDocumentMutation<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>,
): ReturnType<MutationHook<TData, TVariables>>;
export function useDocumentMutation(
  document: DocumentNode,
  options?: useMutation.Options,
): ReturnType<MutationHook<unknown, Vars>> {
  const [mutate, state] = useMutation(document, options);
  const mutateSettled = useCallback(
    (given?: useMutation.MutationFunctionOptions) => settled(mutate(given)),
    [mutate],
  );
  return [mutateSettled, withAppError(state)];
}

/** A subscription hook: the latest event; the socket opens with the first subscription on a screen. */
export type SubscriptionHook<TData, TVariables extends Vars> = (
  ...args: Args<TVariables, useSubscription.Options<TData, TVariables> | SkipToken>
) => WithError<useSubscription.Result<TData>>;

/** Makes the subscription hook of a document. */
export function subscriptionHook<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
): SubscriptionHook<TData, TVariables>;
export function subscriptionHook(document: DocumentNode) {
  return (options: useSubscription.Options | SkipToken = {}) => useDocumentSubscription(document, options);
}

/** The subscription hook of a document that is given. */
export function useDocumentSubscription<TData, TVariables extends Vars>(
  document: TypedDocumentNode<TData, TVariables>,
  options: useSubscription.Options<NoInfer<TData>, NoInfer<TVariables>> | SkipToken,
): WithError<useSubscription.Result<TData>>;
export function useDocumentSubscription(
  document: DocumentNode,
  options: useSubscription.Options | SkipToken,
): WithError<useSubscription.Result> {
  return withAppError(useSubscription(document, options));
}

/**
 * Starts a query before its screen renders, for a page's `preload`. The answer lands in the cache, and the screen's own
 * hook with equal variables joins the request on the way instead of asking again. A failure is left to that hook.
 */
export function startQuery<TData, TVariables extends Vars>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): Promise<unknown> {
  const options: ApolloClient.QueryOptions<TData> = { query, variables };
  return client.query(options).catch(() => undefined);
}

/**
 * Asks the gateway now, past the cache: for an action that needs an answer, not for a screen.
 * @throws {AppError}
 */
export async function fetchUncached<TData, TVariables extends Vars>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): Promise<TData> {
  const options: ApolloClient.QueryOptions<TData> = { query, variables, fetchPolicy: "no-cache" };
  return (await settled(client.query<TData>(options))).data;
}
