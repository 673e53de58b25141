/** Where an instance of an app is reached. */
export interface Target {
  host: string;
  port: number;
}

/** What stands at a host name. */
export type Route =
  | { state: "SERVING"; targets: readonly Target[] }
  | { state: "STOPPED" | "SLEEPING" | "UNKNOWN" };

/** Says what stands at a host name (in small letters, without its port). It is asked for every request: it has to be quick. */
export type FindRoute = (host: string) => Route | Promise<Route>;

/** How many hosts are remembered. */
const REMEMBERED = 10_000;

/** Gives each request of a host another target first, and the others after it. */
export function createRounds(): (host: string, targets: readonly Target[]) => readonly Target[] {
  const turns = new Map<string, number>();
  return (host, targets) => {
    const turn = turns.get(host) ?? 0;
    if (turns.size >= REMEMBERED) turns.clear();
    turns.set(host, (turn + 1) % 1_000_000);
    const first = targets.length === 0 ? 0 : turn % targets.length;
    return [...targets.slice(first), ...targets.slice(0, first)];
  };
}
