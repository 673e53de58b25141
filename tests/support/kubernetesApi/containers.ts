import { createServer, type Server } from "node:http";
import { behaviourOf, listensOn } from "#gateway/engine/simulated/behaviour.ts";
import { pageOf } from "#gateway/engine/simulated/pages.ts";
import type { Workload } from "#gateway/engine/engine.ts";

/** A line that a container wrote. */
export interface Written {
  /** As a node writes it: with nine digits. */
  at: string;
  stream: "Stdout" | "Stderr";
  text: string;
}

/** One time that a container runs. */
export interface Run {
  id: string;
  workload: Workload;
  startedAt: Date;
  lines: Written[];
  /** Told with each line, and with undefined at the end. */
  hearing: Set<(line: Written | undefined) => void>;
  isOver: boolean;
  servers: Server[];
  /** How far a talkative one has counted. */
  count: number;
}

/** How often a talkative container writes, in milliseconds. */
const TICK = 200;

const instant = (ms: number, nanos: number): string =>
  `${new Date(ms).toISOString().slice(0, 23)}${String(nanos).padStart(6, "0")}Z`;

/** Writes a line at a moment; some share their instant with others, as on a busy machine. */
export function write(run: Run, now: number, text: string, stream: Written["stream"] = "Stdout"): void {
  const line = { at: instant(now, Math.floor(run.lines.length / 3)), stream, text };
  run.lines.push(line);
  for (const hear of run.hearing) hear(line);
}

const isTalkative = ({ command }: Workload): boolean => /while \[ \$i -lt 150 \]/.test(command?.at(-1) ?? "");

/** What a container writes while time passes: the talkative one of the tests counts, others are silent. */
export function talk(run: Run, now: number, passed: number): void {
  if (!isTalkative(run.workload)) return;
  for (let at = TICK; at <= passed; at += TICK) {
    write(run, now - passed + at, `tick ${run.count}`);
    run.count += 1;
  }
}

const listen = async (server: Server, host: string, port: number): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
};

/** Begins a container that goes on: it listens at the pod's own address, which is one of this machine's loopback. */
export async function begin(
  id: string,
  pod: string,
  workload: Workload,
  ip: string,
  now: number,
): Promise<Run> {
  const run: Run = {
    id,
    workload,
    startedAt: new Date(Math.floor(now / 1_000) * 1_000),
    lines: [],
    hearing: new Set(),
    isOver: false,
    servers: [],
    count: 150,
  };
  const { isNeverWell, exit } = behaviourOf(workload);
  if (exit) return run;
  for (const port of new Set(listensOn(workload))) {
    const server = createServer((request, response) => {
      const page = pageOf(pod, workload, isNeverWell, port, request.url ?? "/");
      response.writeHead(page?.status ?? 404).end(page?.text);
    });
    server.unref();
    await listen(server, ip, port);
    run.servers.push(server);
  }
  if (isTalkative(workload))
    for (let i = 0; i < 150; i += 1) {
      write(run, now, `out ${i}`);
      write(run, now, `err ${i}`, "Stderr");
    }
  else write(run, now, "begun");
  return run;
}

/** Ends a container. */
export function finish(run: Run): void {
  if (run.isOver) return;
  run.isOver = true;
  for (const server of run.servers) {
    server.close();
    server.closeAllConnections();
  }
  for (const hear of run.hearing) hear(undefined);
  run.hearing.clear();
}
