export const example = {
  id: 12,
  to: [{ email: "admin@demo.com", name: "Maren Okafor" }],
  from: { email: "aiko.tanabe@example.com", name: "Aiko Tanabe", avatar: "/media/avatars/face-055.svg" },
  subject: "Canary of release 4.2",
  cc: [],
  bcc: [],
  message: "<p>The canary is green.</p>",
  attachments: [
    {
      fileName: "latency.csv",
      thumbnail: "/media/files/sheet.svg",
      url: "/media/attachments/latency.csv",
      size: "1kb",
    },
  ],
  isStarred: true,
  labels: ["company" as const],
  time: "2026-11-20T09:12:00.000Z",
  folder: "inbox" as const,
  isRead: false,
  isDeleted: false,
  replies: [],
};
