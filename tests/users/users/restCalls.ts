import type { TestGateway } from "#tests/support/gateway.ts";

export interface User {
  id: number;
  fullName: string;
  email: string;
  role: string;
  currentPlan: string;
  status: string;
  billing: string;
}
export interface UserList {
  users: User[];
  totalPages: number;
  totalUsers: number;
  page: number;
}

export const PATH = "/api/apps/users";

export function restCalls(gateway: () => TestGateway) {
  const get = async (query: string) =>
    (await gateway().inject({ method: "GET", url: `${PATH}?${query}` })).json<UserList>();
  return { get };
}
