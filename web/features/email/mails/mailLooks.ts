import { Archive20Regular } from "@fluentui/react-icons/svg/archive";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Drafts20Regular } from "@fluentui/react-icons/svg/drafts";
import { MailError20Regular } from "@fluentui/react-icons/svg/mail-error";
import { MailInbox20Regular } from "@fluentui/react-icons/svg/mail-inbox";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { SendClock20Regular } from "@fluentui/react-icons/svg/send-clock";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import type { MailBox, MailLabel } from "#web/generated/types.ts";
import { seriesColor } from "#web/ui/chart/chartData.ts";

export const boxIcons = {
  INBOX: MailInbox20Regular,
  STARRED: Star20Regular,
  SNOOZED: Clock20Regular,
  SENT: Send20Regular,
  SCHEDULED: SendClock20Regular,
  DRAFT: Drafts20Regular,
  ARCHIVED: Archive20Regular,
  SPAM: MailError20Regular,
  TRASHED: Delete20Regular,
} satisfies Record<MailBox, unknown>;

export const labelColors: Record<MailLabel, string> = {
  PRIVATE: seriesColor(2),
  COMPANY: seriesColor(0),
  PERSONAL: seriesColor(3),
  IMPORTANT: seriesColor(4),
};
