import { expect } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Mail {
  id: number;
  subject: string;
  message: string;
  time: string;
  folder: string;
  labels: string[];
  isRead: boolean;
  isStarred: boolean;
  isDeleted: boolean;
  from: { name: string; email: string; avatar: string };
  to: object[];
  attachments: { url: string; thumbnail: string; size: string }[];
  replies: Mail[];
}
export interface List {
  emails: Mail[];
  emailsMeta: { inbox: number; draft: number; spam: number };
}

export const URL = "/api/apps/email";
export const meta = {
  inbox: fixture.filter((row) => row.folder === "inbox" && !row.isRead && !row.isDeleted).length,
  draft: fixture.filter((row) => row.folder === "draft" && !row.isDeleted).length,
  spam: fixture.filter((row) => row.folder === "spam" && !row.isRead && !row.isDeleted).length,
};

export function restCalls(gateway: () => TestGateway) {
  const get = async (query = "") => {
    const answer = await gateway().inject({ method: "GET", url: `${URL}${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<List>();
  };
  return { get };
}
