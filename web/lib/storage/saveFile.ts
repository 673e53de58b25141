/** Lets the person save something as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(content);
  link.click();
  URL.revokeObjectURL(link.href);
}
