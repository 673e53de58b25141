import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { Config } from "#gateway/platform/config.ts";

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** Names that are no names of the public DNS. */
const special = ["localhost", "local", "internal", "test", "invalid", "example", "onion", "arpa"];

const within = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const wrong = () =>
  badInput({
    host: {
      code: "INVALID",
      message: "Write a whole host name, www.example.org for example: no address, no path, no star.",
    },
  });

/** The names that are the platform's own. */
function ownNames({ appsDomain, publicUrl }: Pick<Config, "appsDomain" | "publicUrl">): string[] {
  return [appsDomain, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])];
}

/**
 * A host name as it is kept: in small letters, other scripts in their ASCII form, without the dot at the end.
 * @throws {AppError} BAD_USER_INPUT at `host`, NAME_RESERVED for names of the platform itself, and for those that are no public ones.
 */
export function hostOf(given: string, config: Pick<Config, "appsDomain" | "publicUrl">): string {
  const plain = given.trim().toLowerCase().replace(/\.$/, "");
  if (plain.length > 253 || /[\s/:@?#\\\0*%_]/.test(plain)) throw wrong();
  const host = domainToASCII(plain);
  const labels = host.split(".");
  if (isIP(host) !== 0 || host.length > 253 || labels.length < 2) throw wrong();
  if (!labels.every((one) => label.test(one)) || /^\d+$/.test(labels.at(-1) ?? "")) throw wrong();
  const isReserved =
    special.includes(labels.at(-1) ?? "") ||
    ownNames(config).some((own) => within(host, own) || within(own, host));
  if (isReserved)
    throw new AppError("NAME_RESERVED", "This name is the platform's own, or none of the public ones.", {
      fields: { host: { code: "INVALID", message: "Take a name that you own." } },
    });
  return host;
}

/** A name as people read it. */
export const displayed = (host: string): string => domainToUnicode(host) || host;

/**
 * A path as it is kept: from the top, without a stroke at its end.
 * @throws {AppError} BAD_USER_INPUT at `path`.
 */
export function pathOf(given: string): string {
  const path = given.trim().replace(/(?<=.)\/+$/, "");
  const parts = path.slice(1).split("/");
  const isPath = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/.test(path);
  if (!isPath || path.length > 200 || parts.some((part) => part === "." || part === ".."))
    throw badInput({
      path: {
        code: "INVALID",
        message:
          "Write a path from the top of the name, /shop for example: letters, digits and . _ ~ - alone.",
      },
    });
  return path;
}
