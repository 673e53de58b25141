/** Lower case without accents, and as long as it was: what is found in it stands at the same place in the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const folded = text.charAt(at).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return folded.length === 1 ? folded : text.charAt(at);
  }).join("");
}

/** A text in parts, those marked that hold one of the words. */
export function highlight(
  text: string,
  words: readonly string[],
): { text: string; isHighlighted: boolean }[] {
  const folded = fold(text);
  const isHighlighted = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      isHighlighted.fill(true, at, at + word.length);
  }
  const parts: { text: string; isHighlighted: boolean }[] = [];
  isHighlighted.forEach((is, at) => {
    const last = parts.at(-1);
    if (last?.isHighlighted === is) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isHighlighted: is });
  });
  return parts;
}
