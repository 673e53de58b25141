import type { CustomerDetailQuery } from "./customer.generated.ts";

export type CustomerDetails = NonNullable<CustomerDetailQuery["record"]>;
export type Address = CustomerDetails["account"]["addresses"][number];
export type PaymentMethod = CustomerDetails["account"]["paymentMethods"][number];
