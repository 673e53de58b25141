import type { StrictTypedTypePolicies } from "#web/generated/typePolicies.ts";

/** How the cache tells objects apart; what is not named here is kept by its `id`, or within its parent where it has none. */
export const typePolicies: StrictTypedTypePolicies = {
  CustomerAccount: {
    fields: {
      addresses: { merge: false },
      paymentMethods: { merge: false },
      notifications: { merge: false },
      devices: { merge: false },
    },
  },
  CustomerFigures: { merge: true },
  CustomerSummary: { merge: true },
  Domain: { fields: { actions: { merge: false }, bindings: { merge: false } } },
  Zone: { fields: { records: { merge: false } } },
  // The same record stands in every version, each time as it was.
  ZoneRecord: { keyFields: false },
  EcommerceOrder: { fields: { steps: { merge: false } } },
  EcommerceOrderSummary: { merge: true },
  Order: {
    fields: {
      actions: { merge: false },
      events: { merge: false },
      items: { merge: false },
      transactionIds: { merge: false },
      funds: { merge: false },
      refund: { merge: false },
    },
  },
  ProductSummary: { merge: true },
  Query: { fields: { announcements: { merge: false } } },
  ReferralSummary: { merge: true },
  ReviewSummary: { merge: true },
  SampleInvoice: { fields: { steps: { merge: false } } },
  SampleRole: { fields: { members: { merge: false } } },
  SampleUserAccount: {
    fields: {
      devices: { merge: false },
      notifications: { merge: false },
      connections: { merge: false },
    },
  },
  SampleUserSummary: { merge: true },
  ShopCategoryTree: { fields: { roots: { merge: false }, categories: { merge: false } }, merge: true },
  ShopSettings: {
    fields: {
      store: { merge: false },
      payments: { merge: false },
      checkout: { merge: false },
      shipping: { merge: false },
      locations: { merge: false },
      notifications: { merge: false },
    },
  },
  Viewer: { keyFields: [], merge: true },
};
