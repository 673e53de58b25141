import type { Viewer } from "#gateway/platform/request/context.ts";
import type { AccessRoleText, UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { rightsOf } from "#gateway/domains/accounts/users/rules.ts";

type PublicUser = Pick<UserRow, "id" | "fullName" | "username" | "avatar" | "email" | "role">;

/** The user as cookies and the documented logins carry it. */
export const publicUser = ({ id, fullName, username, avatar, email, role }: PublicUser) => ({
  id,
  fullName,
  username,
  avatar,
  email,
  role,
});

/** The same in a session in which rights were put on. */
export const shownUser = (user: PublicUser, viewAs: AccessRoleText | null) => ({
  ...publicUser(user),
  ...(viewAs !== null && { role: rightsOf(viewAs).role, viewingAs: viewAs }),
});

/** What the console is to read of the account in a session, and for how many seconds. */
export interface Shown {
  user: ReturnType<typeof shownUser>;
  maxAge: number | undefined;
}

const known = new WeakMap<Viewer, Shown>();

/** Keeps what the console is to read as long as somebody is in the session. */
export const keepShown = (viewer: Viewer, shown: Shown): void => void known.set(viewer, shown);

/** What the console is to read of the account of somebody who is in a session. */
export const shownTo = (viewer: Viewer): Shown | undefined => known.get(viewer);
