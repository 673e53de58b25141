export const productFileColumns = [
  { id: "productName", field: "product", required: true },
  { id: "productBrand", field: "productBrand", required: true },
  { id: "category", field: "category", required: true },
  { id: "stock", field: "stock", required: false },
  { id: "sku", field: "sku", required: true },
  { id: "price", field: "price", required: true },
  { id: "qty", field: "qty", required: false },
  { id: "status", field: "status", required: false },
  { id: "description", field: "description", required: false },
  { id: "updatedAt", field: "updatedAt", required: false },
] as const;
