import * as z from "zod/mini";

const file = { id: z.string(), url: z.string(), name: z.string(), size: z.number() };

/** Files that a file field holds; none of them may be on its way still. */
export function files({ min = 0, max = 100 }: { min?: number; max?: number } = {}) {
  return z.array(z.object(file)).check(z.minLength(min), z.maxLength(max), z.refine(finished, uploading));
}

/** Pictures with their texts for those who cannot see them; the first is the main one. */
export function pictures({ min = 0, max = 100 }: { min?: number; max?: number } = {}) {
  return z
    .array(z.object({ ...file, alt: z.string() }))
    .check(z.minLength(min), z.maxLength(max), z.refine(finished, uploading));
}

const uploading = { params: { code: "UPLOADING" } };

function finished(list: readonly { id: string }[]): boolean {
  return list.every(({ id }) => id !== "");
}
