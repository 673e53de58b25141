/** What a field or a route asks of the caller. */
export type Access = "public" | "sample" | "devTools" | "auth" | { action: string; subject: string };
