import { afterAll, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { deedsOf, numbers } from "./billedDeeds.ts";
import { billedPeople, type ToldBills } from "./billedPeople.ts";
import { ownBills } from "./ownBills.ts";

/** A month of a hundred people takes a minute: `npm run test:deep -- bills`. */
const isMonth = process.env["BERTH_TEST_BILLS"] === "month";
const [PEOPLE, DAYS] = isMonth ? [100, 31] : [16, 6];
const prices = [
  "LAS_VCPU_HOUR",
  "LAS_MEMORY_GIB_HOUR",
  "LAS_DISK_GIB_HOUR",
  "LAS_PORT_HOUR",
  "LAS_BACKUP_GIB_HOUR",
];

const billed = await billedPeople(PEOPLE);
afterAll(() => billed.gateway.close());

it(`bills ${PEOPLE} people for ${DAYS} days as a second reckoning does, to the millionth`, async () => {
  const { people, begin, lists, passTo, setPrice, act, toldBills } = billed;
  const number = numbers(7);
  const events: { at: number; does: () => Promise<void> }[] = people.flatMap((person, n) => {
    person.deeds = deedsOf(n + 1, begin, DAYS);
    return person.deeds.map((deed) => ({ at: deed.at, does: () => act(person, deed) }));
  });
  for (let day = 0; day < DAYS; day += 1) {
    const at = begin + day * DAY + number(1, 86_399) * 1_000;
    const id = prices[number(0, prices.length - 1)] ?? "";
    const value = number(1, 100_000);
    events.push({ at, does: () => setPrice(at, id, value) });
  }
  let now = begin;
  for (const { at, does } of events.toSorted((a, b) => a.at - b.at)) {
    if (at > now) await passTo(at);
    now = at;
    await does();
  }
  const end = begin + DAYS * DAY;
  await passTo(end);

  const endings = new Set<string>();
  let count = 0;
  for (const person of people) {
    const { endings: own, ...told }: ToldBills = await toldBills(person);
    for (const one of own) endings.add(one);
    count += told.lines.size;
    expect(told).toEqual(ownBills(person.deeds, lists, end));
  }
  // Or it would prove little.
  expect([...endings].toSorted()).toEqual(["BUDGET", "DEBT", "STOPPED"]);
  expect(count).toBeGreaterThan(PEOPLE * DAYS * 10);
}, 3_600_000);
