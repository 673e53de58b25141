import { useLocale } from "./i18n.ts";
import { lazily } from "./lazily.ts";
import { type Locale, localeFacts } from "./locale.ts";

/** An amount as the gateway sends it: minor units (fen, cents) of an ISO 4217 currency. */
export interface MoneyAmount {
  amountMinor: number;
  currency: string;
}

/** An instant: RFC 3339 text, milliseconds, or a date. */
export type Instant = string | number | Date;

/** Numbers, money and time as one language writes them. */
export interface Format {
  /** `¥1,286.40`; with `whole` without the fraction. Negative amounts carry U+2212. */
  money: (amount: MoneyAmount, options?: { whole?: boolean }) => string;
  /** `¥116.00` of millionths of one CNY, `¥0.0004` where they are finer than a fen; with so many decimals at least. */
  micros: (amount: string, decimals?: number) => string;
  /** The sign of a currency, `¥`. */
  currencySign: (currency: string) => string;
  /** How many decimals a currency has: two for CNY, none for JPY. */
  currencyDigits: (currency: string) => number;
  /** `1,204`. */
  number: (value: number) => string;
  /** `42%` of a share from 0 to 1. */
  percent: (share: number) => string;
  /** `5.5%` of 550: a rate in hundredths of a percent, to the letter. */
  rate: (hundredths: number) => string;
  /** `21 November 2026`. */
  date: (instant: Instant) => string;
  /** `Saturday 21 November, 09:41`. */
  dateTime: (instant: Instant) => string;
  /** The day of the year, short: `21 Nov`, `11 月 21 日`. */
  shortDay: (instant: Instant) => string;
  /** The day of the month alone: `21`, `21日`. */
  dayOfMonth: (instant: Instant) => string;
  /** The month: `November 2026`, `2026 年 11 月`. */
  month: (instant: Instant) => string;
  /** The day of the week, short: `Sat`, `周六`. */
  weekday: (instant: Instant) => string;
  /** The time of day, `09:41`. */
  clock: (instant: Instant) => string;
  /** `Today`, `Yesterday`, else the date. */
  nearDay: (instant: Instant, now?: Instant) => string;
  /** As lists have room for it: the time of today, `Yesterday` or `Tomorrow`, the day of the week within a week, else the day of the year. */
  short: (instant: Instant, now?: Instant) => string;
  /** `3 hours ago` within a day of `now`, else the date. */
  relative: (instant: Instant, now?: Instant) => string;
  /** `in 42 seconds`, `in 10 minutes`. */
  after: (seconds: number) => string;
  /** `in 3 days`, `tomorrow`, `today`; whole days. */
  inDays: (days: number) => string;
  /** `Ada, Ben and Chen`. */
  list: (names: readonly string[]) => string;
}

const formats = new Map<Locale, Format>();

/** The formats of a language; each `Intl` formatter is made when it is first used, and once, because that is slow. */
export function formatOf(locale: Locale): Format {
  const known = formats.get(locale);
  if (known) return known;
  const made = createFormat(localeFacts[locale].intl);
  formats.set(locale, made);
  return made;
}

/** The formats of the language that the console is shown in. */
export function useFormat(): Format {
  return formatOf(useLocale());
}

function createFormat(language: string): Format {
  // English dates put the day before the month.
  const tag = language === "en" ? "en-GB" : language;
  const arabic = tag.startsWith("ar");
  const chinese = tag.startsWith("zh");
  const isolate = arabic ? isolated : unchanged;
  const space = chinese ? spaced : unchanged;
  const comma = chinese ? " " : arabic ? "، " : ", ";
  const plain = lazily(() => new Intl.NumberFormat(tag));
  const percent = lazily(() => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }));
  const exact = lazily(() => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }));
  const long = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: "long" }));
  const day = lazily(() => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" }));
  const month = lazily(() => new Intl.DateTimeFormat(tag, { year: "numeric", month: "long" }));
  const weekday = lazily(() => new Intl.DateTimeFormat(tag, { weekday: "long" }));
  const shortDay = lazily(() => new Intl.DateTimeFormat(tag, { day: "numeric", month: "short" }));
  const dayOfMonth = lazily(() => new Intl.DateTimeFormat(tag, { day: "numeric" }));
  const shortWeekday = lazily(() => new Intl.DateTimeFormat(tag, { weekday: "short" }));
  const weekdayAndDay = lazily(
    () => new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long" }),
  );
  const clock = lazily(
    () => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  );
  const and = lazily(() => new Intl.ListFormat(tag));
  const ago = lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
  const currencies = new Map<string, ReturnType<typeof createCurrency>>();
  const currencyOf = (code: string) => {
    const currency = currencies.get(code) ?? createCurrency(tag, code);
    currencies.set(code, currency);
    return currency;
  };
  const date = (instant: Instant) => space(long().format(new Date(instant)));
  const dayNamed = (days: number) => {
    const name = ago().format(days, "day");
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  };
  return {
    money: ({ amountMinor, currency }, { whole = false } = {}) => {
      const { exact, rounded, perUnit } = currencyOf(currency);
      return isolate(minus((whole ? rounded() : exact).format(amountMinor / perUnit)));
    },
    micros: (amount, decimals = 2) => {
      const written = currencyOf("CNY").fine(decimals);
      return isolate(minus(written.format(Number(amount) / 1_000_000)));
    },
    currencySign: (currency) => currencyOf(currency).sign,
    currencyDigits: (currency) => currencyOf(currency).digits,
    number: (value) => isolate(minus(plain().format(value))),
    percent: (share) => isolate(minus(percent().format(share))),
    rate: (hundredths) => isolate(minus(exact().format(hundredths / 10_000))),
    date,
    dateTime: (instant) => {
      const at = new Date(instant);
      const dayText = chinese ? `${day().format(at)} ${weekday().format(at)}` : weekdayAndDay().format(at);
      return space(dayText) + comma + isolate(clock().format(at));
    },
    shortDay: (instant) => space(shortDay().format(new Date(instant))),
    dayOfMonth: (instant) => dayOfMonth().format(new Date(instant)),
    month: (instant) => space(month().format(new Date(instant))),
    weekday: (instant) => shortWeekday().format(new Date(instant)),
    clock: (instant) => clock().format(new Date(instant)),
    nearDay: (instant, now = Date.now()) => {
      const days = daysBetween(now, instant);
      return days === 0 || days === -1 ? dayNamed(days) : date(instant);
    },
    short: (instant, now = Date.now()) => {
      const days = daysBetween(now, instant);
      if (days === 0) return clock().format(new Date(instant));
      if (Math.abs(days) === 1) return dayNamed(days);
      return Math.abs(days) < 7
        ? shortWeekday().format(new Date(instant))
        : space(shortDay().format(new Date(instant)));
    },
    after: (seconds) =>
      seconds < 90 ? ago().format(seconds, "second") : ago().format(Math.ceil(seconds / 60), "minute"),
    inDays: (days) => space(ago().format(days, "day")),
    relative: (instant, now = Date.now()) => {
      const seconds = (new Date(instant).getTime() - new Date(now).getTime()) / 1000;
      const size = Math.abs(seconds);
      if (size >= 86_400) return date(instant);
      if (size < 45) return ago().format(0, "second");
      return space(
        size < 3570
          ? ago().format(Math.round(seconds / 60), "minute")
          : ago().format(Math.round(seconds / 3600), "hour"),
      );
    },
    list: (names) => and().format(names),
  };
}

/** How many midnights lie between two instants; negative where the second is earlier. */
function daysBetween(one: Instant, other: Instant): number {
  const [from, to] = [one, other].map((instant) => new Date(instant).setHours(0, 0, 0, 0));
  return Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000);
}

function createCurrency(tag: string, currency: string) {
  // In Arabic the sign stands before the amount too, as on every price of the console.
  const locale = tag.startsWith("ar") ? "en" : tag;
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const exact = new Intl.NumberFormat(locale, style);
  const withDigits = (least: number, most: number) =>
    new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: least, maximumFractionDigits: most });
  const fine: Intl.NumberFormat[] = [];
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    exact,
    digits,
    fine: (least: number) => (fine[least] ??= withDigits(least, 6)),
    rounded: lazily(() => withDigits(0, 0)),
    perUnit: 10 ** digits,
    sign: exact.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency,
  };
}

const unchanged = (text: string) => text;

/** A left-to-right island, so that signs and ranges keep their side within Arabic text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

const minus = (text: string) => text.replaceAll("-", "\u2212");

/** A space between digits and Chinese characters. */
const spaced = (text: string) => text.replace(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, "$& ");
