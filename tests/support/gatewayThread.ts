import { parentPort, workerData } from "node:worker_threads";
import { createTestGateway } from "./gateway.ts";
import type { ThreadAnswer, ThreadRequest } from "./threadGateway.ts";

const gateway = await createTestGateway({ env: workerData });

async function answer({ id, request }: ThreadRequest): Promise<void> {
  const { statusCode, headers, cookies, body } = await gateway.inject(request);
  parentPort?.postMessage({ id, statusCode, headers, cookies, body } satisfies ThreadAnswer);
}

parentPort?.on("message", (request: ThreadRequest) => void answer(request));
