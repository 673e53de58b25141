import { expect, test } from "./console.ts";

test("a certificate is printed on one sheet that lies on its side", async ({ page, openAs }) => {
  await openAs("client", "/apps/academy/course-details?course=8");
  await expect(page.getByRole("button", { name: "Print the certificate" })).toBeVisible();
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
