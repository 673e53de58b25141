import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Event {
  id: string;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  calendar: string;
  guests: string[];
  version: number;
}
export const CELLS = "id title start end allDay calendar url location description guests version";
const LIST = `query ($page: Int! = 1, $size: Int! = 10, $sort: CalendarEventSort, $filter: CalendarEventFilter) {
  calendarEvents(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total page itemsPerPage items { ${CELLS} } } }`;
export const UPDATE = `mutation ($id: ID!, $input: CalendarEventUpdateInput!, $expected: Int) { calendarEventUpdate(id: $id, input: $input, expectedVersion: $expected) { ${CELLS} } }`;

export function eventCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const list = async (variables: object = {}) =>
    (await ask<{ calendarEvents: { total: number; items: Event[] } }>(LIST, variables)).calendarEvents;
  const failure = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0];
  const one = async (id: string) =>
    (
      await ask<{ calendarEvent: Event | null }>(`query ($id: ID!) { calendarEvent(id: $id) { ${CELLS} } }`, {
        id,
      })
    ).calendarEvent;
  return { list, failure, one };
}
