import { describeRecords } from "#tests/support/records.ts";

const complete = {
  name: "Loft over the sail loft",
  city: "Xiamen",
  address: "9 Mast Row",
  area: 80,
  priceMinor: 690_000,
  contactName: "Mu Yun",
  contactEmail: "muyun@harbourlab.example",
};

describeRecords({
  one: "listing",
  many: "listings",
  fields: ["name", "city", "area", "furnished", "status"],
  total: 6,
  finds: [
    [{ status: ["DRAFT"] }, ["5", "6"]],
    [{ q: "QINGDAO" }, ["2"]],
  ],
  sort: ["NAME", "name"],
  created: { ...complete, name: "  Loft over the sail loft " },
  change: { furnished: true, status: "SUBMITTED" },
  changed: { name: "Loft over the sail loft", furnished: true, status: "SUBMITTED" },
  refused: [
    ["name", { name: "" }],
    ["area", { ...complete, area: -1 }],
    ["contactEmail", { ...complete, contactEmail: "nobody" }],
    ["city", { ...complete, city: "", status: "SUBMITTED" }],
    ["priceMinor", { ...complete, priceMinor: 0, status: "SUBMITTED" }],
  ],
});
