import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestGateway } from "./gateway.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Blanks that change nothing of a body but that it goes the whole way. */
const PADDING = " ".repeat(10_000);

/** A POST of an operation; `token` signs it. */
export const operation = (query: string, variables: object = {}, token?: string): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
  payload: JSON.stringify({ query, variables }),
});

/** The same request as one that goes the whole way through the GraphQL server. */
export const theWholeWay = (request: InjectOptions): InjectOptions => ({
  ...request,
  payload: `${text(request.payload)}${PADDING}`,
});

/** The same call with an address so long that its answer is not kept. */
export const unkept = (request: InjectOptions): InjectOptions => {
  const url = text(request.url);
  return { ...request, url: `${url}${url.includes("?") ? "&" : "?"}padding=${"x".repeat(2_000)}` };
};

/** What a caller sees of an answer, but for the request's id. */
export const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  type: headers["content-type"],
  cookies: headers["set-cookie"],
  retryAfter: headers["retry-after"],
  names: Object.keys(headers).toSorted(),
  body: body.replaceAll(/req_[a-z\d]+/g, "req"),
});

/** Asks the whole way, and the short way so often that the document is new, known and its answer kept. */
export async function bothWays({ inject }: TestGateway, request: InjectOptions) {
  const whole = seen(await inject(theWholeWay(request)));
  const short = [];
  for (let time = 0; time < 4; time += 1) short.push(seen(await inject(request)));
  return { whole, short };
}
