import { describe, expect, it } from "vitest";
import { z } from "zod";
import courses from "../../fixtures/academy/courses.json" with { type: "json" };
import projects from "../../fixtures/dashboards/projects.json" with { type: "json" };
import clients from "../../fixtures/invoice/clients.json" with { type: "json" };
import invoices from "../../fixtures/invoice/invoices.json" with { type: "json" };
import vehicles from "../../fixtures/logistics/vehicles.json" with { type: "json" };
import sales from "../../fixtures/pages/sales.json" with { type: "json" };
import permissions from "../../fixtures/users/permissions.json" with { type: "json" };
import users from "../../fixtures/users/users.json" with { type: "json" };
import { totalsOf } from "#gateway/domains/invoice/invoices/totals.ts";
import { matching, projectFiles, textOf } from "./projectFiles.ts";

const row = { id: z.int().min(1), createdDay: z.int().max(-1) };
const face = z.string().regex(/^\/media\/avatars\/face-\d{3}\.svg$/);
const name = z.string().min(3);
const day = z.int().min(1).max(28);

const shapes = {
  clients: z.strictObject({
    ...row,
    name,
    company: name,
    companyEmail: z.email(),
    address: name,
    country: name,
    contact: z.string().regex(/^\+[\d ]+$/),
    avatar: face,
  }),
  invoices: z.strictObject({
    ...row,
    clientId: z.int(),
    service: name,
    totalMinor: z.int().min(1),
    balanceMinor: z.int(),
    invoiceStatus: z.enum(["Paid", "Downloaded", "Sent", "Draft", "Partial Payment", "Past Due"]),
    issuedDay: day,
    dueDay: day,
    reference: z.string().min(1).optional(),
    lines: z
      .array(
        z.strictObject({
          title: name,
          detail: name,
          quantity: z.int().min(1),
          unitMinor: z.int().min(1),
          taxRate: z.int().min(0).max(10_000),
        }),
      )
      .min(1),
    payments: z
      .array(
        z.strictObject({
          day,
          amountMinor: z.int().min(1),
          means: z.enum(["BANK_TRANSFER", "CARD", "CASH"]),
          reference: name,
        }),
      )
      .optional(),
  }),
  users: z.strictObject({
    ...row,
    fullName: name,
    company: name,
    role: z.enum(["admin", "author", "editor", "maintainer", "subscriber"]),
    username: z.string().regex(/^[a-z]+\d*$/),
    country: name,
    contact: z.string().regex(/^\+\d{1,3} 555 \d{3} \d{4}$/),
    email: z.email(),
    currentPlan: z.enum(["basic", "team", "company", "enterprise"]),
    status: z.enum(["active", "inactive", "pending"]),
    avatar: face,
    billing: z.enum(["Manual-Credit Card", "Manual-Cash", "Manual-PayPal", "Auto debit"]),
    taskDone: z.int().min(0),
    projectDone: z.int().min(0),
    taxId: z.string().regex(/^Tax-\d{4}$/),
    language: name,
  }),
  permissions: z.strictObject({
    ...row,
    name,
    assignedTo: z.array(z.enum(["administrator", "manager", "users", "support", "restricted-user"])).min(1),
    createdMinute: z.int().min(0).max(1_439),
  }),
  courses: z.strictObject({
    ...row,
    courseTitle: name,
    desc: z.string().min(20),
    tags: z.enum(["Web", "Painting", "SEO", "UI/UX", "Music"]),
    user: name,
    avatar: face,
    completedTasks: z.int().min(0),
    totalTasks: z.int().min(1),
    userCount: z.int().min(1),
    rating: z.number().min(0).max(5),
    ratingCount: z.int().min(1),
    outline: name,
  }),
  vehicles: z.strictObject({
    ...row,
    location: z.int().min(100_000).max(999_999),
    startCity: name,
    startCountry: name,
    endCity: name,
    endCountry: name,
    warnings: z.enum([
      "No Warnings",
      "Ecu Not Responding",
      "Oil Leakage",
      "Fuel Problems",
      "Temperature not optimal",
    ]),
    progress: z.int().min(0).max(100),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    startPlace: name,
    endPlace: name,
  }),
};

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

it.each([
  ["clients", clients, 20, 1],
  ["invoices", invoices, 36, 4987],
  ["users", users, 50, 1],
  ["permissions", permissions, 9, 1],
  ["courses", courses, 25, 1],
  ["vehicles", vehicles, 25, 1],
] as const)("%s have the documented shape and number, oldest first", (of, rows, count, first) => {
  for (const one of rows) shapes[of].parse(one);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => first + index));
  const days = rows.map(({ createdDay }) => createdDay);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

describe("what belongs together", () => {
  it("an invoice is for a client, due after it is issued, and owes what its status says", () => {
    for (const { clientId, issuedDay, dueDay, invoiceStatus, totalMinor, balanceMinor } of invoices) {
      expect(clients.some(({ id }) => id === clientId)).toBe(true);
      expect(dueDay).toBeGreaterThanOrEqual(issuedDay);
      if (invoiceStatus === "Paid") expect(balanceMinor).toBeLessThanOrEqual(0);
      if (invoiceStatus === "Partial Payment")
        expect(balanceMinor > 0 && balanceMinor < totalMinor).toBe(true);
      if (["Sent", "Draft", "Past Due"].includes(invoiceStatus)) expect(balanceMinor).toBe(totalMinor);
    }
    for (const { lines, payments = [], totalMinor, balanceMinor } of invoices) {
      expect(totalsOf({ lines, discountKind: "NONE", discountValue: 0 }).total).toBe(totalMinor);
      expect(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor - balanceMinor);
    }
  });

  it("nobody looks like somebody else, and names and numbers are their own", () => {
    for (const people of [clients, users]) expect(unique(people.map(({ avatar }) => avatar))).toBe(true);
    for (const values of [
      users.map(({ email }) => email),
      users.map(({ username }) => username),
      clients.map(({ company }) => company),
      vehicles.map(({ location }) => location),
      courses.map(({ courseTitle }) => courseTitle),
      permissions.map(({ name: of }) => of),
    ])
      expect(unique(values)).toBe(true);
  });

  it("no course is more than done, and no two vehicles are at the same place", () => {
    expect(courses.filter(({ completedTasks, totalTasks }) => completedTasks > totalTasks)).toEqual([]);
    expect(unique(vehicles.map(({ latitude, longitude }) => `${latitude} ${longitude}`))).toBe(true);
  });
});

describe("pictures", () => {
  const drawn = matching(/^web\/public\/media\/(marks|help|covers)\/[\w-]+\.svg$/).map(({ input }) => input);

  it("every picture a fixture names is there, and every drawing is named", () => {
    const named = matching(/^fixtures\/(academy|dashboards|invoice|pages|users)\/\w+\.json$/).flatMap(
      ({ input }) => textOf(input).match(/\/media\/[\w./-]+/g) ?? [],
    );
    expect(projects.length + sales.length).toBe(30);
    for (const path of new Set(named)) expect(projectFiles, path).toContain(`web/public${path}`);
    for (const path of drawn) expect(named).toContain(path.slice("web/public".length));
  });

  it("drawings are small and hold no script and no address", () => {
    expect(drawn).toHaveLength(19);
    for (const path of drawn) {
      expect(textOf(path).length).toBeLessThan(1_000);
      expect(textOf(path).replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
        /<script|href|url\(|http/,
      );
    }
  });
});
