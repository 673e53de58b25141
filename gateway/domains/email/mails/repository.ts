import type { Clock } from "#gateway/platform/clock.ts";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { plainWords } from "#gateway/platform/html.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { RowChange } from "#gateway/platform/live.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { keepCurrent } from "#gateway/platform/store/sampleDays.ts";
import type { Letter } from "#gateway/domains/email/replies/repository.ts";

export const MailFolder = { INBOX: "inbox", DRAFT: "draft", SPAM: "spam", SENT: "sent" } as const;
export type MailFolderText = (typeof MailFolder)[keyof typeof MailFolder];

export const MailBox = {
  ...MailFolder,
  STARRED: "starred",
  TRASHED: "trashed",
  SNOOZED: "snoozed",
  SCHEDULED: "scheduled",
  ARCHIVED: "archived",
} as const;
export type MailBoxText = (typeof MailBox)[keyof typeof MailBox];

export const MailLabel = {
  PRIVATE: "private",
  COMPANY: "company",
  PERSONAL: "personal",
  IMPORTANT: "important",
} as const;
export type MailLabelText = (typeof MailLabel)[keyof typeof MailLabel];

export interface MailData extends Letter {
  subject: string;
  folder: MailFolderText;
  labels: MailLabelText[];
  isRead: boolean;
  isStarred: boolean;
  isDeleted: boolean;
  lastAt: string;
  replyCount: number;
  isArchived: boolean;
  /** When a draft is sent, and when any other mail comes back from being snoozed. */
  dueAt: string | null;
  /** The mail that it answers. */
  replyToId: number | null;
}

/** How a view holds a mail: opened, unopened, or not at all. */
export type Held = "read" | "unread" | "";

/** Where the views find a mail; the counters count each of these columns. */
interface Places {
  /** The folder, or `trashed`. */
  box: string;
  /** The same while the mail is unopened, else empty. */
  unreadBox: string;
  inStarred: Held;
  inPrivate: Held;
  inCompany: Held;
  inPersonal: Held;
  inImportant: Held;
}

export interface MailRow extends MailData, Stamps, Places {
  /** The first words of the text. */
  preview: string;
  senderKey: string;
  subjectKey: string;
  search: string;
}

/** What is told of a mail; whoever hears it reads the rest. */
export type MailChangeRow = RowChange;

const table = "email_mails";
const PREVIEW = 140;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    email_mails: Stored<MailRow>;
  }
}

/** The column that holds a label's mails. */
export const labelColumn = {
  private: "inPrivate",
  company: "inCompany",
  personal: "inPersonal",
  important: "inImportant",
} as const;

const sorts = { TIME: "lastAt", SENDER: "senderKey", SUBJECT: "subjectKey" } as const;

export const mailTable = defineRows<MailData, MailRow>({
  name: table,
  derive: ({
    fromName,
    subject,
    message,
    folder,
    labels,
    isRead,
    isStarred,
    isDeleted,
    isArchived,
    dueAt,
  }) => {
    const held: Held = isRead ? "read" : "unread";
    const within = (label: MailLabelText): Held => (!isDeleted && labels.includes(label) ? held : "");
    const waiting = folder === MailFolder.DRAFT ? MailBox.SCHEDULED : MailBox.SNOOZED;
    const box = isDeleted
      ? MailBox.TRASHED
      : dueAt !== null
        ? waiting
        : isArchived
          ? MailBox.ARCHIVED
          : folder;
    return {
      box,
      unreadBox: isRead ? "" : box,
      inStarred: isStarred && !isDeleted ? held : "",
      inPrivate: within("private"),
      inCompany: within("company"),
      inPersonal: within("personal"),
      inImportant: within("important"),
      senderKey: foldForSearch(fromName),
      subjectKey: foldForSearch(subject),
      search: searchText(fromName, subject),
      preview: plainWords(message, PREVIEW),
    };
  },
});

export const mailList = defineList(mailTable, {
  sorts,
  facets: ["box", "unreadBox", "inStarred", "inPrivate", "inCompany", "inPersonal", "inImportant"],
  ties: "newest",
});

/** The mails whose time has come. */
export const dueBy = async (db: Db, now: string): Promise<MailRow[]> =>
  await db.selectFrom(table).selectAll().where("dueAt", "<=", now).orderBy("dueAt").limit(100).execute();

/** When the next mail is due, or null. */
export const nextDue = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

/** Moves untouched sample mails and replies to today. */
export async function current({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  await keepCurrent(store, clock, table, ["sentAt", "lastAt"]);
  await keepCurrent(store, clock, "email_replies", ["sentAt"]);
}
