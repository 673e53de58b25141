import { DocumentOnePage20Regular } from "@fluentui/react-icons/svg/document-one-page";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import {
  invoiceCreatePath,
  invoiceEditPattern,
  invoiceListPath,
  invoicePattern,
} from "./invoices/invoicePaths.ts";

export const invoice: Area = {
  name: "invoice",
  api: true,
  routes: [
    {
      path: invoiceListPath,
      title: "invoices",
      content: "fill",
      lists: [
        { entity: "invoices", record: invoicePattern },
        { entity: "clients", title: "clients" },
      ],
      load: lazyScreen(() => import("./invoices/InvoiceListPage.tsx"), "invoiceInvoices"),
    },
    {
      path: invoiceCreatePath,
      title: "create",
      activeNav: invoiceListPath,
      load: lazyScreen(() => import("./invoices/InvoiceEditPage.tsx"), "invoiceInvoices"),
    },
    {
      path: invoicePattern,
      title: "preview",
      activeNav: invoiceListPath,
      load: lazyScreen(() => import("./invoices/InvoicePreviewPage.tsx"), "invoiceInvoices"),
    },
    {
      path: invoiceEditPattern,
      title: "edit",
      activeNav: invoiceListPath,
      load: lazyScreen(() => import("./invoices/InvoiceEditPage.tsx"), "invoiceInvoices"),
    },
  ],
  navigation: [
    {
      group: "samples",
      icon: DocumentOnePage20Regular,
      label: "title",
      items: [{ path: invoiceListPath }, { path: invoiceCreatePath }],
    },
  ],
};
