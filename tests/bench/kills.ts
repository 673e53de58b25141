import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, type GatewayProcess, startGateway } from "#tests/support/gatewayProcess.ts";

const KILLS = 20;
const WRITERS = 8;
const FIRST_SKU = 100_000_000;

const create = `mutation($sku: Int!, $key: String!) { productCreate(idempotencyKey: $key, input: {
  productName: "Kill", productBrand: "Bench", category: SHOES, sku: $sku, price: { amountMinor: 100 }, qty: 0 }) { id qty } }`;
const change = `mutation($id: ID!, $qty: Int!, $key: String!) {
  productUpdate(id: $id, input: { qty: $qty }, idempotencyKey: $key) { id qty } }`;

interface Product {
  id: string;
  qty: number;
}

/** A change until it is answered, with the same key each time: whether it was done before is the gateway's to know. */
async function insist(origin: string, query: string, variables: object): Promise<Product> {
  const key = crypto.randomUUID();
  for (;;) {
    try {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { ...variables, key } }),
      });
      const { data, errors } = (await answer.json()) as {
        data?: Record<string, Product>;
        errors?: unknown;
      };
      const [product] = Object.values(data ?? {});
      if (product) return product;
      throw new Error(`A change was refused: ${JSON.stringify(errors)}`);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      await sleep(20);
    }
  }
}

/** What a process says of a product; undefined when it is gone in the middle of it. */
async function qtyAt(origin: string, id: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/apps/ecommerce/products/${id}`);
    return ((await answer.json()) as Product).qty;
  } catch {
    return undefined;
  }
}

const totalAt = async (origin: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/apps/ecommerce/products?itemsPerPage=1`);
  return ((await answer.json()) as { total: number }).total;
};

/** Kills one of two gateways over the same file again and again while products are written, and looks whether any is lost, done twice or shown as it was before. */
export async function killWriters(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "berth-kills-"));
  const port = String(await freePort());
  const env = { DATABASE_URL: `file:${join(folder, "berth.db")}`, RATE_LIMIT: "off" };
  const start = () => startGateway({ ...env, PORT: port });
  let writer: GatewayProcess | undefined = await start();
  const reader = await startGateway(env);
  try {
    const before = await totalAt(reader.origin);
    const known = new Map<string, number>();
    let stale = 0;
    let looks = 0;
    let isOver = false;
    const write = async (number: number, origin: string) => {
      for (let count = 0; !isOver; count += 1) {
        const { id } = await insist(origin, create, { sku: FIRST_SKU + number * 1_000_000 + count });
        for (const qty of [1 + count, 2 + count]) {
          await insist(origin, change, { id, qty });
          known.set(id, qty);
          for (const said of await Promise.all([qtyAt(origin, id), qtyAt(reader.origin, id)])) {
            if (said !== undefined) looks += 1;
            if (said !== undefined && said !== qty) stale += 1;
          }
        }
      }
    };
    const { origin } = writer;
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, number) => write(number, origin)));
    writing.catch(() => (isOver = true));
    for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
      await sleep(200 + Math.random() * 500);
      await writer.kill();
      writer = await start();
    }
    isOver = true;
    await writing;
    await writer.kill();
    writer = await start();
    let lost = 0;
    for (const [id, qty] of known) if ((await qtyAt(writer.origin, id)) !== qty) lost += 1;
    const twice = (await totalAt(writer.origin)) - before - known.size;
    console.log(
      `${KILLS} kills under ${WRITERS} writers: ${known.size} products written, ${lost} lost, ${twice} more than asked for; ${looks} looks, ${stale} of them stale`,
    );
    if (lost > 0 || twice !== 0 || stale > 0 || known.size === 0) process.exitCode = 1;
  } finally {
    await writer?.stop();
    await reader.stop();
    rmSync(folder, { recursive: true });
  }
}
