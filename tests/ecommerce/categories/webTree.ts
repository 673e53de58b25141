import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

export const path = "/apps/ecommerce/product/category-list";

export const rows = () => within(screen.getByRole("treegrid")).getAllByRole("row").slice(1);
const nameOf = (row: HTMLElement) => within(row).getAllByRole("gridcell")[0]?.textContent?.trim();
export const names = () => rows().map(nameOf);
export const rowOf = (name: string) =>
  rows().find((row) => nameOf(row) === name) ?? expect.fail(`no row ${name}`);
