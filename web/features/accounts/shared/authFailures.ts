import { toAppError } from "#web/lib/errors/appError.ts";

const own = ["TOO_MANY_REQUESTS", "NETWORK", "CAPTCHA_REFUSED"];

/** A failure of a form as a whole: the key of its text below `errors`, and the seconds to wait. */
export interface AuthFailure {
  message: string;
  wait: number;
}

export function authFailure(thrown: unknown): AuthFailure {
  const { code, retryAfter = 60 } = toAppError(thrown);
  return { message: own.includes(code) ? code : "other", wait: retryAfter };
}
