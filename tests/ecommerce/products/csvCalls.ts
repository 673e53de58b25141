export const PATH = "/api/apps/ecommerce/products";
export const header = "productName,productBrand,category,sku,price,qty,status,stock,description";
export const file = (...lines: string[]) => [header, ...lines].join("\r\n");
