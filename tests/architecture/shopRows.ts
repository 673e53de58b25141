import customers from "../../fixtures/ecommerce/customers.json" with { type: "json" };

export const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
export const customerOf = new Map(customers.map((one) => [one.customer, one]));
