import { parentPort } from "node:worker_threads";
import { sql } from "kysely";
import { createTestGateway, type TestGateway } from "./gateway.ts";
import type { ThreadReply, ThreadRequest, ThreadTask } from "./threadGateway.ts";

const gateways = new Map<number, TestGateway>();
let made = 0;

async function doTask(task: ThreadTask): Promise<Omit<ThreadReply, "id">> {
  if ("make" in task) {
    const gateway = (made += 1);
    gateways.set(gateway, await createTestGateway({ env: task.make }));
    return { gateway };
  }
  if ("close" in task) {
    await gateways.get(task.close)?.close();
    gateways.delete(task.close);
    return {};
  }
  const gateway = gateways.get(task.gateway);
  if (!gateway) throw new Error("The gateway is closed.");
  if ("sql" in task) {
    await sql.raw(task.sql).execute(gateway.store.db);
    return {};
  }
  if ("pass" in task) {
    await gateway.timers.pass(task.pass);
    return {};
  }
  if ("lead" in task) {
    for (let left = task.lead; left > 0; left -= 1) {
      gateway.clock.move(1_000);
      await gateway.leading.pass(1_000);
    }
    return {};
  }
  const { statusCode, headers, cookies, body } = await gateway.inject(task.request);
  return { answer: { statusCode, headers, cookies, body } };
}

parentPort?.on("message", ({ id, task }: ThreadRequest) => {
  void doTask(task)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((reply: Omit<ThreadReply, "id">) =>
      parentPort?.postMessage({ id, ...reply } satisfies ThreadReply),
    );
});
