import { connect } from "node:net";
import { z } from "zod";

const answer = z.looseObject({
  return: z.unknown().optional(),
  error: z.looseObject({ desc: z.string() }).optional(),
  event: z.string().optional(),
  QMP: z.unknown().optional(),
});

/** How long a guest's monitor may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** Asks the monitor of a guest one thing, over its own connection. @throws {Error} where it does not answer, or refuses. */
export async function qmp(path: string, command: string, args: object = {}): Promise<unknown> {
  const socket = connect(path);
  const say = (what: object) => void socket.write(`${JSON.stringify(what)}\n`);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let text = "";
  let isAsked = false;
  socket.setTimeout(PATIENCE, () => reject(new Error("The monitor does not answer.")));
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("The monitor has closed.")));
  socket.on("data", (data) => {
    text += data.toString();
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      const read = answer.safeParse(JSON.parse(line)).data;
      if (!read || read.event !== undefined) continue;
      if (read.error) reject(new Error(read.error.desc));
      else if (read.QMP !== undefined) say({ execute: "qmp_capabilities" });
      else if (!isAsked) {
        isAsked = true;
        say({ execute: command, arguments: args });
      } else resolve(read.return);
    }
  });
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

const stats = z.array(
  z.looseObject({ stats: z.looseObject({ rd_bytes: z.number(), wr_bytes: z.number() }) }),
);

/** How much a guest has read from its disks and written to them. */
export async function blockStats(path: string): Promise<{ readBytes: number; writtenBytes: number }> {
  const all = stats.parse(await qmp(path, "query-blockstats"));
  return {
    readBytes: all.reduce((sum, one) => sum + one.stats.rd_bytes, 0),
    writtenBytes: all.reduce((sum, one) => sum + one.stats.wr_bytes, 0),
  };
}
