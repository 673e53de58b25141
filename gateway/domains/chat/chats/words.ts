import { pick, seedOf } from "#gateway/platform/mock/seed.ts";

const answers = {
  en: {
    told: [
      "Good, that helps.",
      "Noted. I will come back to you before the end of the day.",
      "Thanks for telling me so early.",
      "I like that. Let us do it your way.",
      "Then I will move my part to tomorrow morning.",
      "Fine with me. I will let the others know.",
      "Ha, I was just about to write you the same.",
      "All right. I put it on the board so that nobody forgets.",
      "That fits. I have the numbers open right now.",
      "Perfect, one thing less for the stand-up.",
      "Give me ten minutes, I am still on a call.",
      "Understood. I will read it again with fresh eyes.",
    ],
    asked: [
      "Yes, I think so. Shall I write it down for the others?",
      "Good question. Let me look and come back to you.",
      "Not today, but tomorrow at ten would work.",
      "I would say yes, as long as somebody checks the numbers.",
      "Can we talk about it after lunch? It is quicker by voice.",
      "Almost. Two small things are left on my side.",
      "As far as I know, yes. Ask me again if it has not moved by four.",
      "No, and I am glad you ask before it is too late.",
    ],
  },
  zh: {
    told: [
      "好的，收到。",
      "没问题，我下午处理。",
      "谢谢，帮大忙了！",
      "可以，就按你说的办。",
      "明白，我先记下来。",
      "太好了，我告诉大家一声。",
      "稍等十分钟，我还在开会。",
      "行，那我把我的部分挪到明天上午。",
    ],
    asked: [
      "可以的，我整理一下发给你。",
      "好问题，我查一下再回复你。",
      "今天不行，明天上午十点怎么样？",
      "应该没问题，不过数字最好再核对一遍。",
      "午饭后聊？当面说更快。",
      "快了，我这边还剩两件小事。",
    ],
  },
  ar: {
    told: [
      "حسناً، وصلتني الفكرة.",
      "شكراً على إخباري مبكراً.",
      "ممتاز، سأخبر البقية.",
      "اتفقنا، سأنقل الجزء الخاص بي إلى صباح الغد.",
      "أمهلني عشر دقائق، ما زلت في مكالمة.",
    ],
    asked: [
      "نعم، أظن ذلك. هل أكتبه للآخرين؟",
      "سؤال جيد، سأتحقق وأعود إليك.",
      "ليس اليوم، لكن غداً في العاشرة مناسب.",
      "تقريباً، بقي أمران صغيران من جهتي.",
    ],
  },
};

/** What a contact answers to a message: in its script, and always the same to the same message. */
export function answerTo(contactId: number, message: string): string {
  const { told, asked } = /\p{Script=Han}/u.test(message)
    ? answers.zh
    : /\p{Script=Arabic}/u.test(message)
      ? answers.ar
      : answers.en;
  return pick(/[?？؟]\s*$/u.test(message) ? asked : told, seedOf("answer", contactId, message));
}
