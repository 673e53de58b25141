import { storage } from "#web/lib/storage/storage.ts";

const key = "routeTracker";
const most = 20;

/** Adds a visited place to the last 20, the newest at the end. */
export function trackVisit(path: string): void {
  storage.write(key, JSON.stringify([...readVisits(), { path, at: new Date().toISOString() }].slice(-most)));
}

/** The last places as they were kept, the oldest first; the storage is open to hands, so each is to be read with care. */
export function readVisits(): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
