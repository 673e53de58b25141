import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const drawer = () => screen.findByRole("dialog");

let screens: Screens;
afterEach(() => screens.close());

const reviewOf = (id: string) => screens.ask(`{ review(id: ${id}) { status reply } }`);

test("a saved reply is taken back, and with it that it published the review", async () => {
  screens = await openScreensAt("/apps/ecommerce/manage-review?open=100", { fragile: "ReviewList" });
  await screens.berth.user.type(
    await within(await drawer()).findByRole("textbox", { name: /^Reply/ }),
    "Enjoy the book.",
  );
  await screens.press("Send reply");
  await screen.findByText("Reply saved, review published");
  await screens.berth.user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(async () =>
    expect(await reviewOf("100")).toEqual({ review: { status: "PENDING", reply: "" } }),
  );
  expect(await within(await drawer()).findByRole("button", { name: "Send reply" })).toBeTruthy();
});
