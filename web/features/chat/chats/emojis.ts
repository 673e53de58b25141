const split = (emojis: string): string[] => emojis.split(" ");

export const emojiGroups = [
  {
    name: "faces",
    emojis: split(
      "😀 😄 😁 😅 😂 🙂 😉 😊 😍 😘 😋 😎 🤓 🤔 😐 😴 😮 😢 😭 😤 😡 😱 🥳 🤗 🤝 🙄 😬 🤯 😇 🥲 😌 🤒",
    ),
  },
  { name: "gestures", emojis: split("👍 👎 👌 👏 🙌 🙏 💪 👋 ✌️ 🤞 👀 🫡 ❤️ 💙 💚 💛 🎉 ✨ 🔥 💯") },
  { name: "work", emojis: split("✅ ❌ ⚠️ ❓ ❗ 💡 📌 📎 📅 ⏰ 📈 📉 📦 🚀 🔧 🐛 🔒 🔑 💾 🖥️ ☁️ 📝 📣 🧪") },
  { name: "life", emojis: split("☕ 🍵 🍜 🍕 🍰 🍎 🎂 🍻 🌞 🌧️ 🌈 🌊 ⚓ ⛵ 🚢 🚆 ✈️ 🏠 🏖️ 🏃 🎵 🎁 🐱 🐶") },
] as const;
