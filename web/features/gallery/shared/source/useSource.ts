import { useEffect, useState } from "react";
import type { NamedDemo, SourceFile } from "#web/features/gallery/shared/demo.ts";

/** The files of a demo; undefined until they are there. */
export function useSource(load: NamedDemo["source"]): SourceFile[] | undefined {
  const [files, setFiles] = useState<SourceFile[]>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setFiles(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return files;
}
