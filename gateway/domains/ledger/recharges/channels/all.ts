import type { Config } from "#gateway/platform/config.ts";
import type { RechargeChannelText } from "#gateway/domains/ledger/recharges/repository.ts";
import { alipay } from "./alipay.ts";
import type { Channel } from "./channel.ts";
import { manual } from "./manual.ts";
import { paypal } from "./paypal.ts";
import { stripe } from "./stripe.ts";
import { wechat } from "./wechat.ts";

export const channels: readonly Channel[] = [alipay, wechat, stripe, paypal, manual];

export function channelOf(name: RechargeChannelText): Channel {
  const found = channels.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no channel ${name}.`);
  return found;
}

/** Whether money may be paid in by a channel: one that is simulated gives money away, and needs the developer tools or the simulation. */
export const isOpen = ({ isSimulated, isReviewed }: Channel, config: Config): boolean =>
  !isSimulated || isReviewed || config.mockControls || config.simulation;
