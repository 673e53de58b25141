import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { PeopleMoney20Regular } from "@fluentui/react-icons/svg/people-money";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { Scales20Regular } from "@fluentui/react-icons/svg/scales";
import { Timer20Regular } from "@fluentui/react-icons/svg/timer";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import type { ReactElement } from "react";
import type { Line } from "./walletParts.ts";

const wallet = <Wallet20Regular />;
const back = <ArrowUndo20Regular />;
const swap = <ArrowSwap20Regular />;
const lock = <LockClosed20Regular />;
const people = <PeopleMoney20Regular />;
const gift = <Gift20Regular />;

/** The picture of each kind of movement. */
export const typeIcons: Record<Line["type"], ReactElement> = {
  RECHARGE: wallet,
  RECHARGE_REFUND: back,
  TRANSFER: swap,
  TRANSFER_HOLD: lock,
  TRANSFER_RELEASE: back,
  ORDER_PAYMENT: <Receipt20Regular />,
  ORDER_REFUND: back,
  USAGE: <Timer20Regular />,
  COMMISSION: people,
  COMMISSION_TO_BALANCE: people,
  COMMISSION_CLAWBACK: back,
  WITHDRAWAL_HOLD: lock,
  WITHDRAWAL_PAYMENT: wallet,
  WITHDRAWAL_RELEASE: back,
  GIFT_CODE: gift,
  POINTS_GOOD: gift,
  GIFT_EXPIRY: gift,
  ADJUSTMENT: <Scales20Regular />,
  REVERSAL: back,
};
