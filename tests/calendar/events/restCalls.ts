import { expect } from "vitest";
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Event {
  id: number;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  url: string;
  extendedProps: { calendar: string };
}

export const URL = "/api/apps/calendar";

/** The calls of the calendar's REST surface. */
export function restCalls(gateway: () => TestGateway) {
  const get = async (query = "") => {
    const answer = await gateway().inject({ method: "GET", url: `${URL}${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<Event[]>();
  };
  const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload?: unknown) =>
    gateway().inject({
      method,
      url: `${URL}${path}`,
      ...(payload !== undefined && {
        payload: JSON.stringify(payload),
        headers: { "content-type": "application/json" },
      }),
    });
  return { get, send };
}
