import { createStore, useStore } from "#web/lib/storage/store.ts";

/** Whether the gateway answers; `away` from the first call without an answer until `/healthz` answers again. */
export type Connectivity = "here" | "away";

const store = createStore<Connectivity>("here");
const firstDelay = 1_000;
const longestDelay = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let delay = firstDelay;

/** The state, for those outside React. */
export const connectivityStore: Pick<typeof store, "get" | "follow"> = store;

/** How often the live updates stopped and could go on: what changed in between nobody told of. */
export const socketReturns = createStore(0);

/** Whether the socket of live updates is open: what follows something from a place on goes on from there when it opens again. */
export const socketOpen = createStore(false);

/** The state, followed by the component. */
export function useConnectivity(): Connectivity {
  return useStore(store);
}

/** Tells that a call got no answer; from now on the gateway is asked again, at growing distances, until it answers. */
export function gatewayAway(): void {
  if (store.get() === "away") return;
  store.set("away");
  delay = firstDelay;
  plan();
}

/** Tells that a call was answered. */
export function gatewayHere(): void {
  clearTimeout(timer);
  store.set("here");
}

/** Asks the gateway at once, for the retry button and after a lost socket. */
export async function askGateway(): Promise<void> {
  clearTimeout(timer);
  if (await answers()) return gatewayHere();
  if (store.get() === "here") return gatewayAway();
  delay = Math.min(delay * 2, longestDelay);
  plan();
}

/** Waits until the gateway is here; at once when it is. */
export function untilGatewayHere(): Promise<void> {
  return new Promise((resolve) => {
    if (store.get() === "here") return resolve();
    const unfollow = store.follow(() => {
      unfollow();
      resolve();
    });
  });
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

function plan(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void askGateway(), delay);
}
