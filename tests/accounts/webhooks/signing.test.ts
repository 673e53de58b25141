import { expect, it } from "vitest";
import { typeOf } from "#gateway/domains/accounts/webhooks/deliveries.ts";
import { newSecret, signatureOf } from "#gateway/domains/accounts/webhooks/signing.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const sent = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: '{"test": 2432232314}' };

it("signs the example of the Standard Webhooks specification as it says", () =>
  expect(signatureOf(sent, [secret])).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="));

it("gives one signature for each secret that serves", () => {
  const [first, second] = signatureOf(sent, [newSecret(), secret]).split(" ");
  expect(second).toBe(signatureOf(sent, [secret]));
  expect(first).not.toBe(second);
});

it("makes secrets of 33 bytes, each another", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(Buffer.from(one.replace("whsec_", ""), "base64")).toHaveLength(33);
  expect(one).not.toBe(other);
});

it.each([
  ["orderPaid", "order.paid"],
  ["orderRefundRefused", "order.refundRefused"],
  ["mail", "order.mail"],
  [null, "order.notice"],
])("calls the event of the message %s %s", (message, type) =>
  expect(typeOf({ kind: "order", message })).toBe(type),
);
