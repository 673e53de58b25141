import { generatePath } from "react-router-dom";

export const invoiceListPath = "/apps/invoice/list";
export const invoiceCreatePath = "/apps/invoice/add";
export const invoicePattern = "/apps/invoice/preview/:id";
export const invoiceEditPattern = "/apps/invoice/edit/:id";

export const invoicePath = (id: string) => generatePath(invoicePattern, { id });
export const invoiceEditPath = (id: string) => generatePath(invoiceEditPattern, { id });
