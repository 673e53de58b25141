export interface Customer {
  id: string;
  customer: string;
  customerId: number;
  country: string;
  countryCode: string;
  order: number;
  totalSpent: { amountMinor: number };
}
