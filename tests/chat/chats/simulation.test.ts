import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { listen } from "#tests/support/listening.ts";
import { hearMessages, listeners, partnerCalls } from "./partnerCalls.ts";

const TYPING = "subscription { chatTyping { contact { id } } }";
interface Typing {
  chatTyping: { contact: { id: string } };
}
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

describe.each(storeKinds)("partners on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());
  const { turn, send, messages } = partnerCalls(
    () => gateway,
    () => admin,
  );
  const untouched = (message: string) => ({
    isMine: true,
    message,
    feedback: { isDelivered: false, isSeen: false },
  });

  it("stay silent where nobody turned them on, or only other parts", async () => {
    await send("9", "Is anybody there?", client);
    await send("9", "And for guests?");
    await turn(["MAIL", "MOTION"]);
    await send("10", "Hello?", admin);
    await gateway.timers.pass(60_000);
    expect((await messages("9", client)).at(-1)).toEqual(untouched("Is anybody there?"));
    expect((await messages("9")).at(-1)).toEqual(untouched("And for guests?"));
    expect((await messages("10", admin)).at(-1)).toEqual(untouched("Hello?"));
  });

  it("take delivery, write, have read it, and answer, one after the other", async () => {
    await turn(["CHAT"]);
    const heard = await hearMessages(gateway, admin);
    const typing = await listen(gateway, TYPING, ({ chatTyping }: Typing) => chatTyping.contact.id, {
      token: admin,
    });
    listeners.push(typing);
    const sentAt = gateway.clock.now();
    await send("8", "Shall we go on?", admin);
    expect(await heard.until(1)).toEqual(["sent"]);
    await gateway.timers.next();
    expect(await heard.until(2)).toEqual(["sent", "delivered"]);
    expect(typing.heard).toEqual([]);
    await gateway.timers.next();
    expect(await typing.until(1)).toEqual(["8"]);
    await gateway.timers.next();
    expect(await heard.until(3)).toEqual(["sent", "delivered", "seen"]);
    await gateway.timers.next();
    expect(await heard.until(4)).toEqual(["sent", "delivered", "seen", "answered"]);
    expect(gateway.timers.waiting).toBe(0);
    expect((gateway.clock.now() - sentAt) / 1_000).toSatisfy(
      (seconds: number) => seconds >= 1 && seconds <= 3,
    );
    const [asked, answer] = (await messages("8", admin)).slice(-2);
    expect(asked).toEqual({
      isMine: true,
      message: "Shall we go on?",
      feedback: { isDelivered: true, isSeen: true },
    });
    expect(answer).toMatchObject({ isMine: false });
    expect(answer?.message.length).toBeGreaterThan(3);
  });

  it("answer in the words that fit, differently to different messages and alike to the same", async () => {
    await turn(["CHAT"]);
    const answers: string[] = [];
    for (const message of ["Line one", "Line two", "Line three", "Line four", "Line one", "灯塔上线了！"]) {
      await send("11", message, admin);
      await gateway.timers.pass(5_000);
      answers.push((await messages("11", admin)).at(-1)?.message ?? "");
    }
    expect(answers[4]).toBe(answers[0]);
    expect(new Set(answers.slice(0, 4)).size).toBeGreaterThan(1);
    expect(answers[0]).not.toMatch(/\p{Script=Han}/u);
    expect(answers[5]).toMatch(/\p{Script=Han}/u);
  });

  it("answer the last of several messages, and a message with a key once", async () => {
    await turn(["CHAT"]);
    for (const message of ["First", "Second", "Third"]) await send("12", message, admin);
    await gateway.timers.pass(10_000);
    expect((await messages("12", admin)).slice(-4).map(({ isMine }) => isMine)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await send("13", "Once", admin, "partner-1");
    await send("13", "Once", admin, "partner-1");
    await gateway.timers.pass(10_000);
    expect((await messages("13", admin)).slice(-2)).toMatchObject([
      { isMine: true, message: "Once" },
      { isMine: false },
    ]);
    expect((await messages("13", admin)).filter(({ message }) => message === "Once")).toHaveLength(1);
  });
});
