import { describe, expect, it } from "vitest";
import { type BillingPeriod, quote } from "#gateway/domains/catalogue/quotes/rules.ts";
import { item, prices, quoted, yuan } from "./priceOf.ts";

const cost = (...items: Parameters<typeof quoted>) => yuan(quoted(...items).amount);

describe("what things cost", () => {
  it.each<[product: string, month: string, three: string, year: string]>([
    ["LAS_NANO", "6.00", "17.10", "60.00"],
    ["LAS_SMALL", "15.00", "42.75", "150.00"],
    ["LAS_MEDIUM", "45.00", "128.25", "450.00"],
    ["LAS_LARGE", "88.00", "250.80", "880.00"],
    ["LCV_S1", "18.00", "51.30", "180.00"],
    ["LCV_S2", "36.00", "102.60", "360.00"],
    ["LCV_S4", "58.00", "165.30", "580.00"],
    ["LCV_M8", "116.00", "330.60", "1160.00"],
    ["LCV_M16", "228.00", "649.80", "2280.00"],
  ])("%s is %s a month, %s for three, %s a year", (product, ...expected) => {
    const periods: BillingPeriod[] = ["MONTH", "THREE_MONTHS", "YEAR"];
    expect(periods.map((period) => cost(item(product, { period })))).toEqual(expected);
  });

  it.each([
    ["LCV_S1", "0.04"],
    ["LCV_S2", "0.08"],
    ["LCV_S4", "0.129"],
    ["LCV_M8", "0.258"],
    ["LCV_M16", "0.507"],
  ])("%s is %s an hour, rounded up from the month", (product, expected) => {
    expect(Number(cost(item(product, { period: "HOUR" })))).toBe(Number(expected));
  });

  it.each([
    [1, "12.00"],
    [5, "60.00"],
    [6, "90.00"],
    [10, "210.00"],
  ])("%i Mbps cost what each step costs: %s a month", (bandwidthMbps, expected) => {
    const machine = quoted(item("LCV_S1", { spec: { bandwidthMbps } }));
    expect(yuan(machine.amount - 18_000_000n)).toBe(expected);
  });

  it("a disk costs by the GiB", () => {
    expect(cost(item("LCV_S1", { spec: { diskGib: 60 } }))).toBe("39.00");
  });

  it("metered hosting costs by the hour, finer than a fen", () => {
    const spec = { cpuMilli: 500, memoryMib: 512, diskGib: 5, ports: 1, backupGib: 10 };
    const { items } = quoted(item("LAS_METERED", { period: "HOUR", spec }));
    expect(items[0]?.lines.map(({ key, amount }) => [key, yuan(amount)])).toEqual([
      ["LAS_VCPU_HOUR", "0.018"],
      ["LAS_MEMORY_GIB_HOUR", "0.009"],
      ["LAS_DISK_GIB_HOUR", "0.002"],
      ["LAS_PORT_HOUR", "0.002"],
      ["LAS_BACKUP_GIB_HOUR", "0.002"],
    ]);
    expect(cost(item("LAS_METERED", { period: "HOUR", spec: { ...spec, replicas: 3, hours: 24 } }))).toBe(
      "2.088",
    );
  });

  it.each([
    ["DOMAIN_FREE", "YEAR", {}, "0.00"],
    ["DOMAIN_EXTRA", "YEAR", {}, "8.00"],
    ["IMAGE_QUOTA", "MONTH", { diskGib: 50 }, "10.00"],
    ["IMAGE_QUOTA", "YEAR", { diskGib: 50 }, "100.00"],
    ["POINTS_PACK", "ONCE", {}, "10.00"],
  ] as const)("%s for %s is as the list says", (product, period, spec, expected) => {
    expect(cost(item(product, { period, spec }))).toBe(expected);
  });

  it("a machine for three months with disk and bandwidth, and a pack, add up line by line", () => {
    const machine = item("LCV_M8", { period: "THREE_MONTHS", spec: { diskGib: 60, bandwidthMbps: 5 } });
    const both = quoted(machine, item("LAS_SMALL"));
    const lines = both.items.flatMap((one) => one.lines);
    expect(lines.map(({ key, listAmount, amount }) => [key, yuan(listAmount), yuan(amount)])).toEqual([
      ["LCV_M8", "348.00", "330.60"],
      ["LCV_DISK_GIB", "63.00", "59.85"],
      ["LCV_BANDWIDTH_LOW", "180.00", "171.00"],
      ["LAS_SMALL", "15.00", "15.00"],
    ]);
    expect([both.listAmount, both.termDiscount, both.amount].map(yuan)).toEqual([
      "606.00",
      "29.55",
      "576.45",
    ]);
  });

  it("a level takes nothing off what is metered, which is billed without it", () => {
    const { amount, levelDiscount } = quote(prices, {
      kind: "NEW",
      items: [item("LCV_S2", { period: "HOUR" })],
      levelBps: 200n,
    });
    expect([amount, levelDiscount].map(yuan).map(Number)).toEqual([0.08, 0]);
  });

  it("a level takes its share off what the term leaves, and each line is rounded once", () => {
    const nano = item("LAS_NANO", { period: "THREE_MONTHS" });
    const { listAmount, termDiscount, levelDiscount, amount } = quote(prices, {
      kind: "NEW",
      items: [nano],
      levelBps: 300n,
    });
    expect([listAmount, termDiscount, levelDiscount, amount].map(yuan)).toEqual([
      "18.00",
      "0.90",
      "0.51",
      "16.59",
    ]);
  });

  it.each([
    ["half of its term left", "LCV_S2", "LCV_M8", 15, "40.00"],
    ["a day left, rounded half up", "LCV_S1", "LCV_S2", 1, "0.60"],
    ["no day left", "LCV_S1", "LCV_M16", 0, "0.00"],
    ["less than before", "LCV_M16", "LCV_S1", 30, "0.00"],
  ])("a change with %s costs the difference of the days", (_, from, to, remainingDays, expected) => {
    const change = { from: { productId: from, spec: {} }, remainingDays, termDays: 30 };
    expect(cost(item(to, { change }))).toBe(expected);
  });
});
