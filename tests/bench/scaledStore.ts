import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import { fillProducts } from "../../gateway/domains/ecommerce/products/rules.ts";
import { systemClock } from "../../gateway/platform/clock.ts";
import { readConfig } from "../../gateway/platform/config.ts";
import { openStore } from "../../gateway/platform/store/open.ts";
import { prepareStore } from "../../gateway/server.ts";

const FIRST_SKU = 1_000_000;

/** Copies of the sample products beyond the sample itself: other ids, SKUs and names, the same spread of everything else. */
function* copies(total: number) {
  for (let index = products.length; index < total; index++) {
    const sample = products[index % products.length];
    if (!sample) return;
    const round = Math.floor(index / products.length);
    yield { ...sample, id: index + 1, sku: FIRST_SKU + index, productName: `${sample.productName} ${round}` };
  }
}

/** Makes an SQLite store of so many products at the path, the way the gateway itself fills one. */
export async function makeStore(databaseUrl: string, total: number): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const store = await openStore(databaseUrl, (opened) => prepareStore(opened, config));
  await store.db.transaction().execute((db) => fillProducts({ ...store, db }, [...copies(total)], systemClock));
  await store.close();
}
