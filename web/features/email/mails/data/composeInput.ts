import type { MailInput } from "#web/generated/types.ts";
import type { MailReadQuery } from "./mailList.generated.ts";
import { type ComposeValues, longestSubject } from "./composeSchema.ts";
import type { Written } from "./composeStore.ts";

export type ReadMail = NonNullable<MailReadQuery["mail"]>;

/** Somebody with an address. */
export interface Person {
  name: string;
  email: string;
}

/** `1400000` as a mail says it: `1.4mb`. */
const sizeText = (bytes: number): string =>
  bytes >= 1e6 ? `${Math.round(bytes / 1e5) / 10}mb` : `${Math.max(1, Math.round(bytes / 1e3))}kb`;

const bytesOf = (size: string): number => {
  const [, number = "0", unit = ""] = /^([\d.]+)\s*(kb|mb|gb)?/i.exec(size) ?? [];
  return Number(number) * ({ kb: 1e3, mb: 1e6, gb: 1e9 }[unit.toLowerCase()] ?? 1);
};

/**
 * What is written, as the gateway takes it.
 * @param known names of addresses.
 */
export function inputOf(
  { replyTo, values: { to, cc, bcc, subject, message, files } }: Pick<Written, "replyTo" | "values">,
  known: readonly Person[],
) {
  const people = (list: readonly string[]) =>
    list.map((email) => ({
      email: email.trim(),
      name: known.find((one) => one.email === email)?.name ?? "",
    }));
  return {
    to: people(to),
    cc: people(cc),
    bcc: people(bcc),
    subject,
    message,
    ...(replyTo !== undefined && { replyTo }),
    attachments: files
      .filter(({ url }) => url !== "")
      .map(({ name, url, size }) => ({ fileName: name, url, size: sizeText(size) })),
  } satisfies MailInput;
}

const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase())
    ? subject
    : `${prefix} ${subject}`.slice(0, longestSubject);

const emails = (people: readonly Person[]) => people.map(({ email }) => email);

const filesOf = ({ attachments }: Pick<ReadMail, "attachments">) =>
  attachments.map(({ fileName, url, size }) => ({ id: url, url, name: fileName, size: bytesOf(size) }));

/** A draft as the window holds it. */
export const draftValues = ({ to, cc, bcc, subject, message, ...mail }: ReadMail): ComposeValues => ({
  to: emails(to),
  cc: emails(cc),
  bcc: emails(bcc),
  subject,
  message,
  files: filesOf(mail),
});

/** Who a reply goes to: the writer of the last letter, and with `all` everybody else but oneself. */
export function replyValues(
  { from, to, cc, replies, subject }: ReadMail,
  all: boolean,
  own: string,
): Partial<ComposeValues> {
  const last = replies.at(-1) ?? { from, to, cc };
  const main = last.from.email === own ? emails(last.to) : [last.from.email];
  const others = [...emails(last.to), ...emails(last.cc)].filter(
    (email) => email !== own && !main.includes(email),
  );
  return { to: main, cc: all ? [...new Set(others)] : [], subject: prefixed("Re:", subject) };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A mail that is sent on, below a line that says whose it was. */
export function forwardValues(mail: ReadMail, words: string): Partial<ComposeValues> {
  return {
    subject: prefixed("Fwd:", mail.subject),
    message: `<p></p><p>${escaped(words)}</p><blockquote>${mail.message}</blockquote>`,
    files: filesOf(mail),
  };
}
