import { z } from "zod";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { post } from "#gateway/domains/accounts/mails/rules.ts";
import { tell as notify } from "#gateway/domains/accounts/notifications/rules.ts";
import { byEmail, byId as userById } from "#gateway/domains/accounts/users/repository.ts";
import * as invitations from "./invitationRepository.ts";
import { byId } from "./repository.ts";

export const JOB = "accounts/teamInvitation";
const LINK = "/user/profile/teams";

/** Writes to whom an invitation is for, and tells them in the console where they have an account. */
const send: JobHandler = async (work) => {
  const { home, payload, letterLimits, live } = work;
  const row = await invitations.byId(home.db, z.string().parse(payload));
  if (row?.status !== "PENDING") return;
  const user = await byEmail(home.db, row.email);
  const mayWrite = await letterLimits.mayWrite(row.email);
  await inTransaction(home, async (db) => {
    const inside = { ...work, home: { ...home, db } };
    const [team, inviter] = [await byId(db, row.teamId), await userById(db, row.invitedBy)];
    if (!team || !inviter) return;
    const [by, isHandOver] = [inviter.fullName, row.role === "OWNER"];
    if (user)
      await notify({ ...inside, homeLive: live }, user.id, {
        kind: "system",
        tone: "info",
        message: isHandOver ? "teamOffered" : "teamInvited",
        params: { team: team.name, from: by },
        link: LINK,
      });
    const whom = user ?? { id: null, fullName: row.email, email: row.email };
    const kind = isHandOver ? "teamHandOver" : "teamInvitation";
    const { language } = row;
    if (mayWrite) await post(inside, whom, { kind, path: LINK, language, values: { by, team: team.name } });
  });
};

export const jobs = { [JOB]: send };
