import type { ChatListQuery } from "./chats.generated.ts";

export function sortChats(data: ChatListQuery | undefined) {
  const chats = (data?.chats.items ?? []).toSorted((a, b) =>
    a.lastAt === b.lastAt ? Number(b.id) - Number(a.id) : a.lastAt < b.lastAt ? 1 : -1,
  );
  const written = new Set(chats.map(({ contact }) => contact.id));
  return { chats, others: (data?.chatContacts.items ?? []).filter(({ id }) => !written.has(id)) };
}
