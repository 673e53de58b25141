import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

test.use({ expected: ["400"] });

test("a picture that the gateway does not keep says its reason, and is not offered again", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/apps/ecommerce/product/add");
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "beach.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert").getByText(say("en", "form:files.reasons.disguised"))).toBeVisible();
  // It is no picture: its name stands in its place, and it is not the main one.
  await expect(page.getByText("beach.png", { exact: true })).toBeVisible();
  await expect(page.getByText(say("en", "form:pictures.main"), { exact: true })).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: say("en", "form:files.retry", { name: "beach.png" }) }),
  ).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: say("en", "form:files.remove", { name: "beach.png" }) }),
  ).toBeVisible();
});
