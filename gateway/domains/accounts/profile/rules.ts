import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { idIn, ownOne, removeOwn, urlOf } from "#gateway/domains/accounts/files/rules.ts";
import { stateOf } from "#gateway/domains/accounts/sessions/repository.ts";
import { rightsNow, secondsOf, shownUser } from "#gateway/domains/accounts/sessions/rules.ts";
import { byId, setProfile, type UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { abilityRulesOf } from "#gateway/domains/accounts/users/rules.ts";

const MIB = 1024 * 1024;
const portraits = new Set(["image/png", "image/jpeg", "image/webp"]);

/** Without what is not seen, or makes a line read otherwise than it is written. */
const given = z.object({
  fullName: text(1, 60)
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u,
      "leave out signs that are not seen",
    )
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, "write something that is seen")
    .nullish(),
});

interface Changes {
  fullName?: string | null;
  avatarFileId?: string | null;
}

async function avatarOf(context: RequestContext, id: string): Promise<string> {
  const file = await ownOne(context, id);
  if (file && portraits.has(file.type) && file.size <= 5 * MIB && file.visibility === "link")
    return urlOf(file.id);
  throw badInput({
    avatarFileId: {
      code: "INVALID",
      message: "A portrait is a PNG, JPEG or WebP of yours, of at most 5 MiB, that everybody may read.",
    },
  });
}

/** Sets the cookies of the session anew, which tell of the account; its token stays. */
async function showAgain({ home, viewer, token, cookies }: RequestContext, user: UserRow): Promise<void> {
  const state = viewer && (await stateOf(home.db, viewer.sessionId));
  if (!state || token === null) return;
  const { viewAs, remember } = state;
  const rules = abilityRulesOf(rightsNow({ ...user, viewAs }));
  cookies?.set({ token, user: shownUser(user, viewAs), rules }, secondsOf(remember));
}

/** Writes into the security record what is another now. */
async function noteChanged(
  context: RequestContext,
  before: UserRow,
  { fullName, avatar }: Partial<Pick<UserRow, "fullName" | "avatar">>,
): Promise<void> {
  const isRenamed = fullName !== undefined && fullName !== before.fullName;
  const detail = {
    ...(isRenamed && { fullName, formerFullName: before.fullName }),
    ...(avatar !== undefined && { avatar: avatar === null ? "removed" : "set" }),
  };
  if (Object.keys(detail).length === 0) return;
  const sessionId = context.viewer?.sessionId ?? null;
  await note(context, { kind: "profileChanged", userId: before.id, sessionId, detail });
}

/**
 * Changes how others see the viewer; the cookies of the session tell it from now on.
 * @throws {AppError} BAD_USER_INPUT
 */
export async function update(context: RequestContext, input: Changes): Promise<UserRow> {
  const userId = viewerIdOf(context);
  const { fullName } = validate(given, { fullName: input.fullName });
  const { avatarFileId } = input;
  const user = await inHome(context, async (inside) => {
    const before = await byId(inside.home.db, userId);
    if (!before) throw notFound("Account");
    const avatar = avatarFileId ? await avatarOf(inside, avatarFileId) : null;
    const isNewAvatar = avatarFileId !== undefined && avatar !== before.avatar;
    const changes = { ...(fullName && { fullName }), ...(isNewAvatar && { avatar }) };
    if (Object.keys(changes).length === 0) return before;
    await setProfile(inside.home.db, userId, changes);
    await noteChanged(inside, before, changes);
    const former = isNewAvatar && before.avatar !== null ? idIn(before.avatar) : null;
    if (former !== null) await removeOwn(inside, former);
    return { ...before, ...changes };
  });
  await showAgain(context, user);
  return user;
}
