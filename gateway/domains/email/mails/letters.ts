import type { MailLabelText } from "./repository.ts";

/** A letter that can come in; its sender's name is put below it. */
export interface IncomingLetter {
  subject: string;
  message: string;
  labels?: MailLabelText[];
}

export const letters: readonly IncomingLetter[] = [
  {
    subject: "The crane is back in service",
    message:
      "<p>The crane at pier four passed its check this morning. Two ships can berth side by side again from <b>Monday</b>.</p>",
    labels: ["company"],
  },
  {
    subject: "Notes from today's walk through the depot",
    message:
      "<p>Three things I saw:</p><ul><li>Dock two needs new lamps.</li><li>The scales show 40 kg too much.</li><li>Everybody likes the new forklift.</li></ul>",
  },
  {
    subject: "Could you look at the draft?",
    message: "<p>The offer for Harbour Light is ready but for the prices. Could you read it before noon?</p>",
    labels: ["important"],
  },
  {
    subject: "Lunch on Thursday",
    message: "<p>The place by the lock has a table for six at half past twelve. Shall I count you in?</p>",
    labels: ["personal"],
  },
  {
    subject: "版本说明初稿",
    message: "<p>新版本的说明写好了，麻烦看一下第三段，数字我还不太确定。</p><p>明天中午之前回复就可以。</p>",
    labels: ["company"],
  },
  {
    subject: "Certificate renewed",
    message:
      "<p>The certificate of the customer portal was renewed and is good for another year. Nothing to do on your side.</p>",
  },
  {
    subject: "A question about invoice 5012",
    message:
      "<p>The customer says the second line was agreed at half the price. Do you remember the call?</p>",
    labels: ["important"],
  },
  {
    subject: "Photos of the launch",
    message:
      "<p>All 214 of them are in the shared folder. My favourite is the one with the dog on the gangway.</p>",
    labels: ["personal"],
  },
  {
    subject: "Standing in for me next week",
    message:
      "<p>I am away from Monday to Wednesday. Greta has the keys, and the list of open points hangs beside my desk.</p>",
  },
  {
    subject: "ملخص اجتماع اليوم",
    message: "<p>اتفقنا على ثلاث خطوات: مراجعة العقود، وتحديث الجدول، والاتصال بالمورد قبل نهاية الأسبوع.</p>",
    labels: ["company"],
  },
  {
    subject: "Slow queries since last night",
    message:
      "<p>The search takes two seconds instead of a tenth. It began with the import at <code>02:10</code>. I am on it and write again in an hour.</p>",
    labels: ["important", "company"],
  },
  {
    subject: "Your parcel is at the front desk",
    message: "<p>It is small, heavy and ticks. I hope it is the clock you told us about.</p>",
    labels: ["private"],
  },
  {
    subject: "Compte rendu de la visite",
    message:
      "<p>La visite du client s'est bien passée. Il souhaite une démonstration avec ses propres données avant la fin du mois.</p>",
  },
  {
    subject: "Training places",
    message:
      "<p>Two places are left in the first-aid course on the 12th. Tell me by tomorrow if you want one.</p>",
    labels: ["company"],
  },
  {
    subject: "Thank you",
    message:
      "<p>The handover yesterday was the calmest we ever had. Please pass that on to the whole night shift.</p>",
    labels: ["personal"],
  },
  {
    subject: "关于下季度的预算",
    message: "<p>各组的数字都收齐了，总额比去年多百分之四。周五开会前请先看一遍附表的说明。</p>",
    labels: ["company", "important"],
  },
];
