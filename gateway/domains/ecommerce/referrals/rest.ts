import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams } from "#gateway/platform/rest/params.ts";
import { priceText } from "#gateway/platform/text.ts";
import { csvRoutes } from "./csv.ts";
import { referralList, ReferralStatus, type ReferralRow } from "./repository.ts";

const amount = z.string().meta({ description: "With its currency sign." });
const referral = z
  .object({
    id: z.int(),
    user: z.string(),
    email: z.string(),
    avatar: z.string(),
    referredId: z.int(),
    status: z.enum(ReferralStatus),
    value: amount,
    earning: amount,
  })
  .meta({ id: "Referral" });

const shown = ({ id, user, email, avatar, referredId, status, valueMinor, earningMinor }: ReferralRow) => ({
  id,
  user,
  email,
  avatar,
  referredId,
  status,
  value: priceText(valueMinor),
  earning: priceText(earningMinor),
});

const answer = answerPage(({ items, total }: ListPage<ReferralRow>) => ({
  referrals: items.map(shown),
  total,
}));

const example = {
  id: 1,
  user: "Mateo Castellanos",
  email: "mateo.castellanos@example.com",
  avatar: "/media/avatars/face-036.svg",
  referredId: 4182,
  status: "Paid",
  value: "¥1,286.00",
  earning: "¥102.88",
};

export const routes = [
  route({
    method: "GET",
    path: "/apps/ecommerce/referrals",
    access: "sample",
    tag: "Referrals",
    summary: "Lists referrals",
    query: z.object(
      listParams({
        users: "USER",
        "referred-id": "REFERRED_ID",
        earning: "EARNING",
        value: "VALUE",
        status: "STATUS",
      }),
    ),
    answers: {
      200: {
        description: "A page of referrals.",
        body: z.object({ referrals: z.array(referral), total: z.int() }).meta({ id: "ReferralList" }),
        example: { referrals: [example], total: 45 },
      },
    },
    handle: async ({ query }, { store }) => {
      return answer(await referralList.page(store, listArgs(query)));
    },
  }),
  ...csvRoutes,
];
