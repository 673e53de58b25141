import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import type { Upload, UploadedFile } from "#web/lib/connection/uploads.ts";
import { checkFile, type FileLimits, type FileProblem } from "./fileLimits.ts";

/** A picture as the form holds it. */
export interface FormPicture extends FormFile {
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** A file as the form holds it; while it is on its way its id is "" and `key` tells which it is. */
export interface FormFile extends UploadedFile {
  key?: string;
}

/** How far a file is that is not uploaded yet. */
export interface UploadState {
  source: File;
  /** What is sent, 0 to 1. */
  share: number;
  /** Why it was not kept; undefined while it is on its way. */
  error: AppError | undefined;
  /** Where the file can be looked at meanwhile. */
  preview: string;
  cancel: () => void;
}

/** A file that was not taken. */
export interface RefusedFile {
  key: string;
  name: string;
  problem: FileProblem;
}

/** How a field uploads. */
export interface UploadsOptions<TFile extends FormFile> extends FileLimits {
  name: string;
  value: unknown;
  set: (files: TFile[]) => void;
  upload: Upload;
  /** Makes the form's entry of a file. */
  entry: (file: FormFile) => TFile;
  isEntry: (value: unknown) => value is TFile;
}

let lastKey = 0;

/** Holds what a file field uploads: every file goes at once, stands in the form from the beginning, and can be stopped. */
export function useUploads<TFile extends FormFile>(options: UploadsOptions<TFile>) {
  const { name, value, set, upload, entry, isEntry } = options;
  const { getValues } = useFormContext();
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const running = useRef(new Map<string, UploadState>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const { cancel, preview } of current.values()) {
        cancel();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const read = (given: unknown): TFile[] => (Array.isArray(given) ? given.filter(isEntry) : []);
  const held = (): TFile[] => read(getValues(name));
  const keep = (key: string, state: UploadState | undefined) => {
    if (state) running.current.set(key, state);
    else running.current.delete(key);
    setStates(new Map(running.current));
  };

  async function send(key: string, source: File): Promise<void> {
    const aborter = new AbortController();
    const preview = running.current.get(key)?.preview ?? URL.createObjectURL(source);
    let state: UploadState = { source, share: 0, error: undefined, preview, cancel: () => aborter.abort() };
    keep(key, state);
    try {
      const kept = await upload(source, {
        signal: aborter.signal,
        onProgress: (share) => {
          state = { ...state, share };
          keep(key, state);
        },
      });
      set(held().map((file) => (file.key === key ? { ...file, ...kept, key: undefined } : file)));
      keep(key, undefined);
      URL.revokeObjectURL(preview);
    } catch (thrown) {
      if (!aborter.signal.aborted) keep(key, { ...state, error: toAppError(thrown) });
    }
  }

  function take(source: File): string {
    lastKey += 1;
    const key = `new-${lastKey}`;
    void send(key, source);
    return key;
  }

  return {
    files: read(value),
    /** The files on their way, by key. */
    states,
    refused,
    dismiss: (key: string) => setRefused(refused.filter((file) => file.key !== key)),
    /** Takes the files that fit and begins to send them; the others are listed with their reason. */
    add: (sources: readonly File[]) => {
      const next = held();
      const notTaken: RefusedFile[] = [];
      for (const source of sources) {
        const problem = checkFile(source, next, options);
        if (problem) notTaken.push({ key: `${source.name}-${notTaken.length}`, name: source.name, problem });
        else next.push(entry({ id: "", url: "", name: source.name, size: source.size, key: take(source) }));
      }
      setRefused(notTaken);
      set(next);
    },
    /** Sends another file in the place of one, after a crop for example. */
    replace: (file: TFile, source: File, change: Partial<TFile> = {}) => {
      const key = take(source);
      set(
        held().map((each) =>
          same(each, file) ? { ...each, ...change, id: "", url: "", size: source.size, key } : each,
        ),
      );
    },
    change: (file: TFile, change: Partial<TFile>) =>
      set(held().map((each) => (same(each, file) ? { ...each, ...change } : each))),
    retry: (file: TFile) => {
      const state = running.current.get(file.key ?? "");
      if (file.key !== undefined && state) void send(file.key, state.source);
    },
    remove: (file: TFile) => {
      const state = running.current.get(file.key ?? "");
      state?.cancel();
      if (state) URL.revokeObjectURL(state.preview);
      if (file.key !== undefined) keep(file.key, undefined);
      set(held().filter((each) => !same(each, file)));
    },
    move: (file: TFile, to: number) => {
      const rest = held().filter((each) => !same(each, file));
      if (to < 0 || to > rest.length) return;
      set(rest.toSpliced(to, 0, file));
    },
  };
}

/** Tells two entries of a field apart. */
export function fileKey({ id, key }: FormFile): string {
  return id === "" ? (key ?? "") : id;
}

function same(one: FormFile, other: FormFile): boolean {
  return fileKey(one) === fileKey(other);
}
