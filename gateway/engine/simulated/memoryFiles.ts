import { FileError, type Files } from "./files.ts";

/** Files of which nothing outlives the terminal; those that are given say what they hold when they are read. */
export function memoryFiles(given: Readonly<Record<string, () => string>>): Files {
  const own = new Map<string, () => string>(Object.entries(given));
  const folders = ["/bin", "/dev", "/etc", "/home", "/proc", "/root", "/tmp", "/usr", "/var"];
  const missing = (path: string) => new FileError(`${path}: No such file or directory`);
  const isFolder = (path: string): boolean =>
    path === "/" || folders.includes(path) || [...own.keys()].some((one) => one.startsWith(`${path}/`));
  return {
    isFolder: (path) => Promise.resolve(isFolder(path)),
    read: (path) => {
      const content = own.get(path);
      return content ? Promise.resolve(content()) : Promise.reject(missing(path));
    },
    write: (path, content, { isAdded = false } = {}) => {
      if (isFolder(path)) return Promise.reject(new FileError(`${path}: Is a directory`));
      const text = `${isAdded ? (own.get(path)?.() ?? "") : ""}${content}`;
      own.set(path, () => text);
      return Promise.resolve();
    },
    list: (path) => {
      const prefix = path === "/" ? "/" : `${path}/`;
      const names = [...own.keys(), ...folders].flatMap((one) =>
        one.startsWith(prefix) ? [one.slice(prefix.length).split("/")[0] ?? ""] : [],
      );
      if (names.length === 0 && !isFolder(path)) return Promise.reject(missing(path));
      return Promise.resolve([...new Set(names.filter(Boolean))].toSorted());
    },
  };
}
