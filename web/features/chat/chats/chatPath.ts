export const chatPath = "/apps/chat";

export const chatPathOf = (contactId: string) => `${chatPath}?open=${encodeURIComponent(contactId)}`;
