import orders from "../../fixtures/ecommerce/orders.json" with { type: "json" };
import mails from "../../fixtures/email/mails.json" with { type: "json" };
import invoices from "../../fixtures/invoice/invoices.json" with { type: "json" };
import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import users from "../../fixtures/users/users.json" with { type: "json" };
import { seedOrders } from "#gateway/domains/ecommerce/orders/sample.ts";
import { seedProducts } from "#gateway/domains/ecommerce/products/rules.ts";
import { seedMails } from "#gateway/domains/email/mails/sample.ts";
import { seedInvoices } from "#gateway/domains/invoice/invoices/sample.ts";
import { seedUsers } from "#gateway/domains/users/users/rules.ts";
import { systemClock } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { prepareStore } from "#gateway/prepareStore.ts";

const FIRST_NUMBER = 1_000_000;

/** Copies of the sample rows beyond the sample itself, with the same spread of everything but what `other` says. */
function* copies<Row>(
  sample: readonly Row[],
  total: number,
  other: (row: Row, index: number, round: number) => object,
) {
  for (let index = sample.length; index < total; index++) {
    const row = sample[index % sample.length];
    if (row !== undefined)
      yield { ...row, id: index + 1, ...other(row, index, Math.floor(index / sample.length)) };
  }
}

const moreProducts = (total: number) =>
  copies(products, total, ({ productName }, index, round) => ({
    sku: FIRST_NUMBER + index,
    productName: `${productName} ${round}`,
  }));
const moreOrders = (total: number) =>
  copies(orders, total, ({ customer }, index, round) => ({
    order: FIRST_NUMBER + index,
    customer: `${customer} ${round}`,
  }));
const moreUsers = (total: number) =>
  copies(users, total, ({ fullName }, _index, round) => ({ fullName: `${fullName} ${round}` }));
const moreInvoices = (total: number) =>
  copies(invoices, total, (_row, index) => ({ id: FIRST_NUMBER + index }));
/** A mailbox that grew old: what is more lies opened in the inbox, the bin and among the sent mails; drafts, spam and stars stay few. */
const moreMails = (total: number) =>
  copies(mails, total, ({ subject, folder }, _index, round) => ({
    subject: `${subject} ${round}`,
    folder: folder === "sent" ? "sent" : "inbox",
    labels: [],
    isRead: true,
    isStarred: false,
    replies: [],
  }));

/** Makes an SQLite store of so many products, orders, mails, users and invoices at the path, the way the gateway itself fills one. */
export async function makeStore(databaseUrl: string, total: number): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const store = await openStore(databaseUrl, (opened) => prepareStore(opened, config));
  await store.db.transaction().execute(async (db) => {
    await seedProducts({ ...store, db }, [...moreProducts(total)], systemClock);
    await seedOrders({ ...store, db }, [...moreOrders(total)], systemClock);
    await seedMails({ ...store, db }, [...moreMails(total)], systemClock);
    await seedUsers({ ...store, db }, [...moreUsers(total)], systemClock);
    await seedInvoices({ ...store, db }, [...moreInvoices(total)], systemClock);
  });
  await store.close();
}
