import { describe, expect, it } from "vitest";
import { write } from "#gateway/domains/accounts/mails/letters.ts";
import { AccountMailKind, MailLanguage } from "#gateway/domains/accounts/mails/repository.ts";
import { asking, createTestGateway } from "#tests/support/gateway.ts";

const tags = { cn: "zh-CN", en: "en", ar: "ar", fr: "fr" };
const link = "https://console.berth.example/reset-password?a=1&b=2#Xy7kQ9-_aB";
const values = {
  when: "2026-11-25 15:30 UTC",
  by: "ليلى <b>",
  device: "Chrome · macOS",
  address: "203.0.113.42",
  title: "Order O20261125000001 is paid",
  text: "¥116.00 were paid",
  about: "Orders",
};
const plain = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');

const letters = Object.values(MailLanguage).flatMap((language) =>
  Object.values(AccountMailKind).map((kind) => [kind, language] as const),
);

describe.each(letters)("the letter %s in %s", (kind, language) => {
  const hasLink = kind !== "passwordChanged";
  const { subject, text, html } = write({
    kind,
    language,
    name: "林知夏",
    values,
    ...(hasLink && { link }),
  });

  it("says the same in text as in HTML, down to the link", () => {
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
    for (const line of text.split("\n\n")) expect(plain(html)).toContain(`>${line}<`);
    const to = [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = ""]) => plain(address));
    expect(to).toEqual(hasLink ? [link, link] : []);
    expect(text.split("\n\n").includes(link)).toBe(hasLink);
  });

  it("names its language and direction, and begins in lists with its own words", () => {
    const dir = language === "ar" ? "rtl" : "ltr";
    expect(html).toContain(`<html lang="${tags[language]}" dir="${dir}">`);
    const [, text1 = ""] = text.split("\n\n");
    expect(plain(html)).toContain(`<div style="display:none;max-height:0;overflow:hidden">${text1}</div>`);
  });

  it("keeps what is put in apart from the words around it", () => {
    const said = /\u2068([^\u2069]*)\u2069/g;
    const found = [...text.matchAll(said)].map(([, value]) => value);
    for (const value of ["林知夏", ...Object.values(values)].filter((one) => text.includes(one)))
      expect(found).toContain(value);
  });

  it("loads nothing", () =>
    expect(html.replaceAll(/ href="[^"]*"/g, "")).not.toMatch(/url\(|@import|src=|<(img|link|script)/));
});

it("a mail that was not sent is styled by its own sheet alone where it is shown", async () => {
  const gateway = await createTestGateway();
  const ask = asking(() => gateway);
  const change =
    'mutation { passwordChange(currentPassword: "client", password: "Tide-table 9") { userData { id } } }';
  await ask(change, {}, await gateway.signIn("client"));
  const { outbox } = await ask<{ outbox: { id: string }[] }>("{ outbox { id } }");
  const { headers, body } = await gateway.inject({ url: `/api/mock/outbox/${outbox[0]?.id}` });
  const sheet = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sheet));
  const hash = Buffer.from(bytes).toString("base64");
  expect(String(headers["content-security-policy"])).toContain(`style-src-elem 'sha256-${hash}'`);
  await gateway.close();
});
