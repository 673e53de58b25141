import { randomUUID } from "node:crypto";
import type { V1ObjectMeta, V1Status } from "@kubernetes/client-node";

/** What every object of the API has. */
export interface Thing {
  metadata?: V1ObjectMeta;
}

/** A refusal, as the API words it. */
export class Refusal extends Error {
  readonly status: V1Status;

  constructor(code: number, reason: string, message: string) {
    super(message);
    this.status = { apiVersion: "v1", kind: "Status", status: "Failure", code, reason, message };
  }
}

/** A failure as the API answers it. */
export const statusOf = (error: unknown): V1Status =>
  error instanceof Refusal
    ? error.status
    : { apiVersion: "v1", kind: "Status", status: "Failure", code: 500, message: String(error) };

/** Something that became of an object. */
export interface Happening<T> {
  version: number;
  type: "ADDED" | "MODIFIED" | "DELETED";
  object: T;
}

/** Numbers that only go up, over all objects. */
export class Versions {
  #last = 1000;
  next = (): number => (this.#last += 1);
  get last(): number {
    return this.#last;
  }
}

const nameOf = ({ metadata }: Thing): string => metadata?.name ?? "";
const isName = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;
const isValue = /^(([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9])?$/;

/** Whether labels are as a selector of the API asks for: `a=b` and `a in (b,c)`, joined by commas. */
export function isSelected(labels: Readonly<Record<string, string>>, selector: string): boolean {
  return [...selector.matchAll(/([^,= ]+)(?:=([^,]*)| in \(([^)]*)\))/g)].every(
    ([, key = "", value, listed]) =>
      listed === undefined ? labels[key] === value : listed.split(",").includes(labels[key] ?? ""),
  );
}

/** The objects of one kind, with what became of them as far back as that is remembered. */
export class Collection<T extends Thing> {
  readonly kind: string;
  readonly #versions: Versions;
  readonly #now: () => number;
  readonly #objects = new Map<string, T>();
  #history: Happening<T>[] = [];
  #forgottenUntil = 0;
  readonly #hearing = new Set<(one: Happening<T>) => void>();

  constructor(kind: string, versions: Versions, now: () => number) {
    this.kind = kind;
    this.#versions = versions;
    this.#now = now;
  }

  #tell(type: Happening<T>["type"], object: T): void {
    const version = this.#versions.next();
    object.metadata = { ...object.metadata, resourceVersion: String(version) };
    const one = { version, type, object: structuredClone(object) };
    this.#history.push(one);
    for (const hear of this.#hearing) hear(one);
  }

  all = (): T[] => [...this.#objects.values()];
  find = (name: string): T | undefined => this.#objects.get(name);

  get(name: string): T {
    const found = this.find(name);
    if (!found) throw new Refusal(404, "NotFound", `${this.kind} "${name}" not found`);
    return found;
  }

  add(object: T): T {
    const name = nameOf(object);
    if (!isName.test(name)) throw new Refusal(422, "Invalid", `metadata.name: Invalid value: "${name}"`);
    for (const value of Object.values(object.metadata?.labels ?? {}))
      if (!isValue.test(value))
        throw new Refusal(422, "Invalid", `metadata.labels: Invalid value: "${value}"`);
    if (this.#objects.has(name))
      throw new Refusal(409, "AlreadyExists", `${this.kind} "${name}" already exists`);
    const creationTimestamp = new Date(Math.floor(this.#now() / 1_000) * 1_000);
    object.metadata = { ...object.metadata, uid: randomUUID(), creationTimestamp };
    this.#objects.set(name, object);
    this.#tell("ADDED", object);
    return object;
  }

  /** Notes that an object is another than it was; one that is gone stays so. */
  changed(object: T): void {
    if (this.#objects.get(nameOf(object)) === object) this.#tell("MODIFIED", object);
  }

  drop(object: T): void {
    if (this.#objects.get(nameOf(object)) !== object) return;
    this.#objects.delete(nameOf(object));
    this.#tell("DELETED", object);
  }

  /** Forgets what became of the objects until now: who asks for it has to list them again. */
  forget(): void {
    this.#history = [];
    this.#forgottenUntil = this.#versions.next();
  }

  /** What became of the objects after a version, and what does from now on. */
  follow(version: number, hear: (one: Happening<T>) => void): () => void {
    if (version < this.#forgottenUntil)
      throw new Refusal(410, "Expired", `too old resource version: ${version}`);
    for (const one of this.#history) if (one.version > version) hear(one);
    this.#hearing.add(hear);
    return () => void this.#hearing.delete(hear);
  }
}
