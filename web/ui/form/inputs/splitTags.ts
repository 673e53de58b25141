/** Splits what was typed or pasted into tags: at commas of any script, semicolons, line ends and tabs. Empty ones are dropped. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,，、،;；\n\r\t]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
