import { expect } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { parcelTypeDefs } from "#tests/support/parcelTypeDefs.ts";

export const mocked = () => createTestGateway({ env: { MOCK: "on" }, extraTypeDefs: parcelTypeDefs });

export interface Parcel {
  id: string;
  title: string;
  status: string;
  price: { amountMinor: number; currency: string };
  senderId: string;
  sender: { id: string; name: string; email: string };
}

export function mockedCalls(gateway: () => TestGateway) {
  /** Asks and answers the data; an error fails the test. */
  async function ask<T>(query: string, variables?: object): Promise<T> {
    const { data, errors } = await gateway().graphql(query, variables);
    expect(errors).toBeUndefined();
    return data as T;
  }
  return { ask };
}
