export const person = {
  id: 8,
  fullName: "Aiko Tanabe",
  role: "Site Reliability Engineer",
  about: "Graphs first, coffee second.",
  avatar: "/media/avatars/face-055.svg",
  status: "online" as const,
};

export const said = {
  message: "The canary is green, shall we go on?",
  time: "2026-11-20T15:12:00.000Z",
  senderId: 8,
  feedback: { isSent: true, isDelivered: true, isSeen: false },
};

export const me = {
  id: 1,
  avatar: "/media/avatars/face-022.svg",
  fullName: "Maren Okafor",
  role: "Head of Operations",
  about: "Ask me about anything that should not stop.",
  status: "online" as const,
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
};

export const written = {
  ...said,
  senderId: 1,
  feedback: { isSent: true, isDelivered: false, isSeen: false },
};
