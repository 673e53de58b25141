import { BlockList, isIPv4, isIPv6 } from "node:net";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { readAgent } from "#gateway/platform/request/agent.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { lastSignIns } from "#gateway/domains/accounts/audit/repository.ts";
import { momentIn, post } from "#gateway/domains/accounts/mails/rules.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";

const KNOWN = 90 * DAY;
const LOOKED_AT = 500;

/** Whether an address is in the same network: the first 24 bits of IPv4, the first 48 of IPv6. */
function isNear(address: string): (other: string) => boolean {
  if (!isIPv4(address) && !isIPv6(address)) return (other) => other === address;
  const network = new BlockList();
  const [bits, family] = isIPv4(address) ? ([24, "ipv4"] as const) : ([48, "ipv6"] as const);
  network.addSubnet(address, bits, family);
  return (other) => (isIPv4(other) || isIPv6(other)) && network.check(other, isIPv4(other) ? "ipv4" : "ipv6");
}

/** Whether somebody signs in to an account with a browser, on a system and from a network that are not known together; never the first time. */
export async function isNewDevice(
  { home, clock, address, agent }: RequestContext,
  userId: string,
): Promise<boolean> {
  const last = await lastSignIns(home.db, userId, LOOKED_AT);
  if (last.length === 0) return false;
  const since = timestamp(clock, -KNOWN);
  const { browser, system } = readAgent(agent);
  const isHere = isNear(address);
  return !last.some((one) => {
    if (one.createdAt <= since || !isHere(one.address)) return false;
    const known = one.agent === agent ? { browser, system } : readAgent(one.agent);
    return known.browser === browser && known.system === system;
  });
}

/** Writes to the person that somebody has signed in with a device that was not known. */
export async function tellOfDevice(context: RequestContext, user: UserRow): Promise<void> {
  const { browser, system } = readAgent(context.agent);
  await inHome(context, async (inside) => {
    await post(inside, user, {
      kind: "newDevice",
      path: "/user/profile/security",
      values: (language) => ({
        when: momentIn(language, context.clock.now()),
        device: [browser, system].filter(Boolean).join(" · "),
        address: context.address,
      }),
    });
  });
  context.afterwards(({ jobs }) => jobs.wake());
}
