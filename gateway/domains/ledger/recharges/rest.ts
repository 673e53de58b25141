import { z } from "zod";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { noticeBody, noticeHeaders } from "./notices.ts";
import { receive } from "./receiving.ts";
import { RechargeChannel, RechargeStatus } from "./repository.ts";

const params = z.object({
  channel: z.enum(RechargeChannel).meta({ description: "The channel.", example: "ALIPAY" }),
});
const taken = z.object({
  no: z.string().meta({ description: "The recharge's number.", example: "R20261121000001" }),
  status: z.enum(Object.keys(RechargeStatus)).meta({ description: "Where it stands.", example: "PAID" }),
});

const description = {
  method: "POST",
  path: "/recharges/notices/{channel}",
  access: "public",
  tag: "Ledger",
  summary: "Takes a channel's notice of a payment",
  description:
    "Signed by the channel: HMAC-SHA256 with the key that it shares with this gateway, at most five minutes old. A notice counts once; one that comes again is answered with where the recharge stands.",
  answers: {
    200: { description: "The notice was taken, now or before.", body: taken },
    400: { description: "The notice is not well formed.", body: errorBody },
    403: { description: "It is not signed by the channel, or too old.", body: errorBody },
    404: { description: "There is no such recharge.", body: errorBody },
    409: {
      description: "Another notice came under its identifier, or the amount is another.",
      body: errorBody,
    },
  },
} as const;

const notice: RestRoute = {
  ...description,
  operation: () => operationOf(description, { params, headers: noticeHeaders, body: noticeBody }),
  run: async (request, context) => {
    const { channel } = validate(params, request.params);
    const headers = validate(noticeHeaders, request.headers);
    const { no, status } = await receive(context, channel, headers, validate(noticeBody, request.body));
    return { status: 200, body: { no, status: nameOf(RechargeStatus, status) } };
  },
};

export const routes = [notice];
