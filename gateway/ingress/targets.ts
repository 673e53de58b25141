/** Where an instance of an app is reached. */
export interface Target {
  host: string;
  port: number;
  /** The name by which it is asked whether it is in use. */
  name: string;
}

/** What stands at a host name. */
export type Route =
  | { state: "SERVING"; targets: readonly Target[] }
  | { state: "STOPPED" | "SLEEPING" | "UNKNOWN" }
  /** It answers by TLS alone, at this port. */
  | { state: "SECURED"; port: number };

/** What of a request says where it goes, beside its host. */
export interface Asked {
  /** Its path, decoded of dots, without what is searched for. */
  path: string;
  /** Whether it came by TLS. */
  isSecure: boolean;
}

/** Says what stands at a host name (in small letters, without its port). It is asked for every request: it has to be quick. */
export type FindRoute = (host: string, asked: Asked) => Route | Promise<Route>;

/** Counts what is under way at each target. */
export interface Use {
  /** Something begins at a target; the answer ends it, once. */
  begin(name: string): () => void;
  /** The names of the targets at which something is under way. */
  names(): string[];
  has(name: string): boolean;
}

/**
 * Makes a count of what is under way.
 * @param begun is told each time that something begins.
 */
export function createUse(begun: () => void = () => {}): Use {
  const counts = new Map<string, number>();
  const add = (name: string, more: number): void => {
    const now = (counts.get(name) ?? 0) + more;
    if (now > 0) counts.set(name, now);
    else counts.delete(name);
  };
  return {
    begin: (name) => {
      let isOver = false;
      add(name, 1);
      begun();
      return () => {
        if (!isOver) add(name, -1);
        isOver = true;
      };
    },
    names: () => [...counts.keys()],
    has: (name) => counts.has(name),
  };
}

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
