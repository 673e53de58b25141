/** Lower case without accents, and as long as it was: what is found in it stands at the same place in the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const folded = text.charAt(at).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return folded.length === 1 ? folded : text.charAt(at);
  }).join("");
}

/** A text in parts, those marked that hold one of the words. */
export function marked(text: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  const folded = fold(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) isMarked.fill(true, at, at + word.length);
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  isMarked.forEach((is, at) => {
    const last = parts.at(-1);
    if (last?.isMarked === is) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMarked: is });
  });
  return parts;
}
