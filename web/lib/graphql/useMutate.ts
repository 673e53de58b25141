import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { settled } from "./settled.ts";

/** What a mutation does to the cache. */
export type MutateEffects<TData> = Pick<ApolloClient.MutateOptions<TData>, "optimisticResponse" | "update">;

/** Sends a mutation: once, unless it has an `idempotencyKey` and no answer comes. Answers the data or rejects with an `AppError`. */
export type Mutate = <TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  effects?: MutateEffects<NoInfer<TData>>,
) => Promise<TData>;

/** Gives the function that sends any mutation: for a screen that has several, and no need of their state. */
export function useMutate(): Mutate {
  const client = useApolloClient();
  return useCallback(
    async <TData, TVariables extends OperationVariables>(
      mutation: TypedDocumentNode<TData, TVariables>,
      variables: NoInfer<TVariables>,
      effects?: MutateEffects<TData>,
    ) => {
      const options: ApolloClient.MutateOptions<TData> = { mutation, variables, ...effects };
      return (await settled(client.mutate<TData>(options))).data;
    },
    [client],
  );
}
