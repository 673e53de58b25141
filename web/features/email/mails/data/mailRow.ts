import type { MailCellsFragment } from "./mailList.generated.ts";

export type MailRow = MailCellsFragment;
