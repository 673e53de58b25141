import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { holdUsers } from "./accountRepository.ts";

/** Does something in a transaction that holds somebody's money; what is to be done afterwards waits until it is kept. */
export async function inHolding<T>(
  context: RequestContext,
  userId: string,
  work: (inside: RequestContext) => Promise<T>,
): Promise<T> {
  const later: Parameters<RequestContext["afterwards"]>[0][] = [];
  const answer = await inHome(context, async (inside) => {
    await holdUsers(inside.home, [userId]);
    return await work({ ...inside, afterwards: (one) => void later.push(one) });
  });
  for (const one of later) context.afterwards(one);
  return answer;
}
