import { z } from "zod";
import { recordTypes } from "#gateway/dns/zone.ts";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { dueAt } from "#gateway/domains/domains/domains/rules.ts";
import { domainStatuses, insert } from "#gateway/domains/domains/domains/repository.ts";
import {
  insertSample as insertBinding,
  insertSampleCertificate,
} from "#gateway/domains/hosting/bindings/rules.ts";
import { compare, sumsOf } from "./changes.ts";
import { insertVersion, keep } from "./repository.ts";

const record = z.strictObject({
  id: z.string(),
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string(),
  ttl: z.int(),
  isEnabled: z.boolean().default(true),
});
const sample = z.strictObject({
  id: z.string(),
  ownerId: z.string(),
  label: z.string(),
  suffix: z.string(),
  status: z.enum(domainStatuses),
  flaggedWord: z.string().nullable().default(null),
  daysLeft: z.int().nullable(),
  daysAgo: z.int(),
  binding: z
    .strictObject({
      id: z.string(),
      host: z.string(),
      appId: z.string(),
      port: z.int(),
      certificateDays: z.int().nullable().default(null),
    })
    .nullable()
    .default(null),
  versions: z
    .array(z.strictObject({ comment: z.string(), daysAgo: z.int(), records: z.array(record) }))
    .default([]),
  draft: z.array(record).nullable().default(null),
});

/** Registers the domains of the sample accounts, with their zones as they became. */
export async function seedDomains({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const one of readRows(sample, fixture)) {
    const fqdn = `${one.label}.${one.suffix}`;
    const expiresAt = one.daysLeft === null ? null : timestamp(clock, one.daysLeft * DAY + DAY / 2);
    await insert(db, {
      id: one.id,
      fqdn,
      displayName: fqdn,
      suffix: one.suffix,
      ownerId: one.ownerId,
      status: one.status,
      note: "",
      flaggedWord: one.flaggedWord,
      expiresAt,
      dueAt: dueAt(one.status, expiresAt, clock.now()),
      taken: fqdn,
      nameservers: [],
      lock: 1,
      createdAt: timestamp(clock, -one.daysAgo * DAY),
    });
    const last = one.versions.at(-1)?.records ?? [];
    for (const [index, { comment, daysAgo, records }] of one.versions.entries())
      await insertVersion(db, {
        id: `${one.id}_v${index + 1}`,
        domainId: one.id,
        number: index + 1,
        records,
        comment,
        authorId: one.ownerId,
        ...sumsOf(compare(one.versions[index - 1]?.records ?? [], records)),
        createdAt: timestamp(clock, -daysAgo * DAY),
      });
    if (one.versions.length > 0)
      await keep(db, {
        id: one.id,
        draft: one.draft ?? last,
        served: last,
        applied: one.versions.length,
        revision: 0,
      });
    if (one.binding) {
      const { certificateDays, ...bound } = one.binding;
      await insertBinding(db, {
        ...bound,
        path: "/",
        redirectHttps: 0,
        status: "ACTIVE",
        found: null,
        checkAt: timestamp(clock, DAY / 2),
        createdBy: one.ownerId,
        createdAt: timestamp(clock, -one.daysAgo * DAY),
      });
      if (certificateDays !== null)
        await insertSampleCertificate(db, {
          bindingId: bound.id,
          host: bound.host,
          notAfter: timestamp(clock, certificateDays * DAY + DAY / 2),
          renewAt: timestamp(clock, (certificateDays - 30) * DAY),
        });
    }
  }
}
