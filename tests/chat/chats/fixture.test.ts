import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import users from "../../../fixtures/accounts/users.json" with { type: "json" };
import events from "../../../fixtures/calendar/events.json" with { type: "json" };
import chats from "../../../fixtures/chat/chats.json" with { type: "json" };
import contacts from "../../../fixtures/chat/contacts.json" with { type: "json" };
import mails from "../../../fixtures/email/mails.json" with { type: "json" };

const numbered = (rows: { id: number }[]) => rows.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const isUnique = (values: unknown[]) => new Set(values).size === values.length;
const people = new Map(contacts.map(({ id, ...rest }) => [id, rest]));

describe("the sample people", () => {
  it("have a face each, and one person for each sample account, with its name and address", () => {
    expect(numbered(contacts)).toEqual(upTo(contacts.length));
    expect(
      isUnique(contacts.map(({ avatar }) => avatar)) &&
        isUnique(contacts.map(({ email }) => email)) &&
        isUnique(contacts.map(({ fullName }) => fullName)),
    ).toBe(true);
    for (const { avatar } of contacts)
      expect(existsSync(new URL(`../../../web/public${avatar}`, import.meta.url)), avatar).toBe(true);
    const own = contacts
      .filter(({ accountId }) => accountId !== null)
      .map(({ accountId, fullName, email }) => ({ accountId, fullName, email }));
    expect(own).toEqual(users.map(({ id, fullName, email }) => ({ accountId: id, fullName, email })));
  });
});

describe("the sample chats", () => {
  it("are between two people each, who wrote all of it, in order", () => {
    expect(numbered(chats)).toEqual(upTo(chats.length));
    expect(isUnique(chats.map((row) => row.people.join()))).toBe(true);
    const said = chats.flatMap(({ messages }) => messages);
    expect(numbered(said).toSorted((a, b) => a - b)).toEqual(upTo(said.length));
    for (const {
      people: [low = 0, high = 0],
      messages,
    } of chats) {
      expect(low).toBeLessThan(high);
      expect(people.has(low) && people.has(high)).toBe(true);
      expect(messages.every(({ from }) => from === low || from === high)).toBe(true);
      expect(numbered(messages)).toEqual(numbered(messages).toSorted((a, b) => a - b));
      expect(messages.map(({ day, minute }) => day * 1_440 + minute)).toEqual(
        messages.map(({ day, minute }) => day * 1_440 + minute).toSorted((a, b) => a - b),
      );
    }
  });

  it("count exactly what each of the two has not seen", () => {
    for (const { people: both, unseen, messages } of chats) {
      expect(both.map((me) => messages.filter(({ from, isSeen }) => from !== me && !isSeen).length)).toEqual(
        unseen,
      );
    }
  });
});

describe("the sample mails", () => {
  const mailbox = z.array(
    z.looseObject({
      id: z.int(),
      from: z.object({ email: z.email(), name: z.string().min(1), avatar: z.string() }),
      replies: z.array(z.object({ id: z.int(), day: z.int().max(-1) }).loose()),
    }),
  );

  it("are 60 threads, numbered as they came, replies too", () => {
    expect(numbered(mailbox.parse(mails))).toEqual(upTo(60));
    const replies = mails.flatMap((row) => row.replies);
    expect(numbered(replies).toSorted((a, b) => a - b)).toEqual(upTo(replies.length));
    expect(mails.map(({ day, minute }) => day * 1_440 + minute)).toEqual(
      mails.map(({ day, minute }) => day * 1_440 + minute).toSorted((a, b) => a - b),
    );
  });

  it("name their people as the contacts are named", () => {
    const known = new Map(contacts.map(({ email, fullName, avatar }) => [email, { name: fullName, avatar }]));
    for (const { from } of mails.flatMap((row) => [row, ...row.replies])) {
      const contact = known.get(from.email);
      if (contact) expect({ name: from.name, avatar: from.avatar }).toEqual(contact);
    }
    expect(mails.filter(({ from }) => known.has(from.email)).length).toBeGreaterThan(30);
  });
});

it("the sample events are spread around today, in all five calendars", () => {
  expect(numbered(events)).toEqual(upTo(events.length));
  expect([...new Set(events.map(({ calendar }) => calendar))].toSorted()).toEqual([
    "Business",
    "ETC",
    "Family",
    "Holiday",
    "Personal",
  ]);
  expect(
    events.some(({ day }) => day < 0) &&
      events.some(({ day }) => day === 0) &&
      events.some(({ day }) => day > 0),
  ).toBe(true);
  expect(events.filter(({ allDay, minute, length }) => allDay && (minute !== 0 || length !== 0))).toEqual([]);
});
