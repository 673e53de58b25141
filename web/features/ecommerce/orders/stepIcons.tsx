import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ArrowSync20Regular } from "@fluentui/react-icons/svg/arrow-sync";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { HandRight20Regular } from "@fluentui/react-icons/svg/hand-right";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import type { EcommerceOrderAction } from "#web/generated/types.ts";

export const stepIcons: Record<EcommerceOrderAction, React.ReactElement> = {
  SEND_OUT: <VehicleTruckProfile20Regular />,
  HOLD_FOR_PICKUP: <Box20Regular />,
  DELIVER: <CheckmarkCircle20Regular />,
  HAND_OVER: <HandRight20Regular />,
  MARK_PAID: <Money20Regular />,
  MARK_FAILED: <Warning20Regular />,
  TRY_AGAIN: <ArrowSync20Regular />,
  CALL_OFF: <DismissCircle20Regular />,
  REFUND: <ArrowReply20Regular />,
};
