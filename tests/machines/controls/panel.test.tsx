import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "", id = "vm_demo", away = false, as = "client") => {
  screens = await openScreensAt(`/product/lcv/panel/${id}${search}`, { fragile: "MachinePanel", away, as });
};
const start = async (search = "") => {
  await open(search);
  await screen.findByRole("heading", { level: 1, name: "edge-hk-02" });
};

test("shows what the server is, its disks, its snapshots and its firewall", async () => {
  await start();
  expect(screen.getByText("203.0.113.24")).toBeTruthy();
  expect(screen.getByText("3 days left, not renewed automatically")).toBeTruthy();
  expect(await screen.findByText("before-upgrade")).toBeTruthy();
  expect(screen.getByText("TCP 80, 443")).toBeTruthy();
});

test("says why what is closed is", async () => {
  await start();
  const release = screen.getByRole("button", { name: /^Release/ });
  expect(release.textContent).toContain(
    "It is protected from being released: take the protection off first.",
  );
  expect(release.getAttribute("aria-disabled")).toBe("true");
});

test("shows a new password once", async () => {
  await start();
  await screens.press(/^Reset password/);
  const drawer = within(await screen.findByRole("dialog", { name: "Reset the password of edge-hk-02" }));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Reset password" }));
  expect(await screen.findByRole("button", { name: "Copy the password" })).toBeTruthy();
});

test("a disk that is to shrink is refused at its field", async () => {
  await start("?tab=disks");
  await screens.press("What to do with disk sys");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: /^Grow/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "Grow" }));
  const size = drawer.getByLabelText(/Size in GiB/);
  await screens.berth.user.clear(size);
  await screens.berth.user.type(size, "20{Enter}");
  await waitFor(() => expect(size.getAttribute("aria-invalid")).toBe("true"));
});

test("lists what was done with it", async () => {
  await start("?tab=log");
  expect(await screen.findByText("Made")).toBeTruthy();
});

test("a server that is somebody else's does not exist", async () => {
  await open("", "vm_desk");
  expect(await screen.findByRole("heading", { name: "There is no such server" })).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the server", async () => {
  await open("", "vm_demo", true);
  expect(await screen.findByRole("heading", { name: "This server cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "edge-hk-02" })).toBeTruthy();
});

test("an administrator locks a server with a reason", async () => {
  await open("", "vm_demo", false, "admin");
  await screens.press("Lock");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.type(await drawer.findByLabelText(/^Reason/), "It sends spam");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Lock" }));
  expect(await screen.findByText("edge-hk-02 is being locked")).toBeTruthy();
});

test("a snapshot whose answer was lost is told, stays named, and is made once when it is sent again", async () => {
  await start("?tab=snapshots");
  await screens.press("Make one");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.type(await drawer.findByLabelText(/^Name/), "before-work");
  const lose = screens.holdBack("MachineSnapshotCreate");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Make a snapshot" }));
  lose("lost");
  await drawer.findByText(/The gateway did not answer/);
  expect(drawer.getByDisplayValue("before-work")).toBeTruthy();
  await screens.berth.user.click(drawer.getByRole("button", { name: "Make a snapshot" }));
  await screen.findByText("The snapshot before-work is being made");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findAllByText("before-work")).toHaveLength(1);
});

test("Enter pressed twice sends once, and the drawer waits for the answer to it", async () => {
  await start("?tab=snapshots");
  await screens.press("Make one");
  const drawer = within(await screen.findByRole("dialog"));
  const answer = screens.holdBack("MachineSnapshotCreate");
  await screens.berth.user.type(await drawer.findByLabelText(/^Name/), "before-work{Enter}{Enter}");
  await waitFor(() =>
    expect(drawer.getByRole("button", { name: /^Make a snapshot/ }).ariaDisabled).toBe("true"),
  );
  answer();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByText("The snapshot before-work is being made");
});
