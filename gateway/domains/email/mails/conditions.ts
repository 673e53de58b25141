import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given, is } from "#gateway/platform/list/conditions.ts";
import { labelColumn, MailBox, type MailBoxText, type MailLabelText } from "./repository.ts";

/** What a list of mails can be asked for; what is absent asks for nothing. */
interface Wanted {
  box?: MailBoxText | null | undefined;
  labels?: readonly MailLabelText[] | null | undefined;
  isRead?: boolean | null | undefined;
}

const held = ["read", "unread"];

/** Without a box it is the inbox, unless labels are given; deleted mails are in the bin alone. */
export function conditions({ box, labels, isRead }: Wanted): Condition[] {
  const place = box ?? (labels?.length ? null : MailBox.INBOX);
  return given(
    place === MailBox.STARRED ? anyOf("inStarred", held) : is("box", place),
    ...(labels ?? []).map((label) => anyOf(labelColumn[label], held)),
    is("isRead", isRead),
  );
}
