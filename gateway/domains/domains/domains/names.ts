import { domainToASCII, domainToUnicode } from "node:url";
import { AppError, badInput } from "#gateway/platform/errors.ts";

/** Letters of these scripts may stand in one name together: Japanese is written with three. */
const scripts: Record<string, RegExp> = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Hangul: /\p{Script=Hangul}/u,
  Han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Letters that are taken for Latin ones: a name of these alone is looked at first. */
const lookalikes = /^[асеорхуіјѕһԁԛԝӏαορικν0-9-]+$/u;

const wrong = () =>
  badInput({
    label: {
      code: "INVALID",
      message: "Write letters of one script, digits and single hyphens between them, 3 to 40 characters.",
    },
  });

/** The part of a name that is asked for below a suffix. */
export interface Label {
  /** As it is kept: in its ASCII form. */
  ascii: string;
  /** As people read it. */
  shown: string;
  /** Its length as people count it. */
  length: number;
  /** Whether it could be taken for a name in Latin letters. */
  isDoubtful: boolean;
}

/**
 * Reads the part of a name that is asked for below a suffix.
 * @throws {AppError} BAD_USER_INPUT at `label`; DOMAIN_MIXED_SCRIPT where letters of two scripts stand in it.
 */
export function labelOf(given: string): Label {
  const plain = given.trim().normalize("NFC").toLowerCase();
  const shown = plain.startsWith("xn--") ? domainToUnicode(plain) : plain;
  if (shown === "" || shown.length > 63 || !/^[\p{L}\p{M}\p{Nd}-]+$/u.test(shown)) throw wrong();
  if (/^-|-$|--/.test(shown)) throw wrong();
  const letters = [...shown].filter((one) => /\p{L}/u.test(one));
  const used = new Set(
    letters.map((one) => Object.keys(scripts).find((name) => scripts[name]?.test(one)) ?? "other"),
  );
  if (used.has("other")) throw wrong();
  if (used.size > 1)
    throw new AppError("DOMAIN_MIXED_SCRIPT", "Letters of two scripts stand in this name: use one of them.", {
      fields: { label: { code: "INVALID", message: "Use the letters of one script." } },
    });
  const ascii = domainToASCII(shown);
  if (ascii === "" || ascii.length > 63 || !/^[a-z0-9-]+$/.test(ascii)) throw wrong();
  return {
    ascii,
    shown,
    length: [...shown].length,
    isDoubtful: !used.has("Latin") && lookalikes.test(shown) && letters.length > 0,
  };
}
