import { Field, FluentProvider, Input } from "@fluentui/react-components";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { connectivityStore, gatewayHere } from "#web/lib/connection/connectivity.ts";
import { startTranslations } from "#web/lib/texts/i18n.ts";
import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { FieldDeclaration } from "#web/ui/form/field/useFormField.ts";

function Berth({ label }: FieldDeclaration) {
  const [value, setValue] = useState("");
  return (
    <Field label={label} hint={value.toUpperCase()}>
      <Input value={value} onChange={(_, data) => setValue(data.value)} />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Berth" });
const show = (load: () => Promise<ComponentType<FieldDeclaration>>) => {
  const Lazy = lazyField(load);
  render(
    <FluentProvider>
      <input aria-label="Before" />
      <Lazy name="berth" label="Berth" />
      <input aria-label="After" />
    </FluentProvider>,
  );
};

beforeAll(startTranslations);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  gatewayHere();
  cleanup();
});

test("a field takes over the focus and what was typed while its code was on its way", async () => {
  const come = Promise.withResolvers<ComponentType<FieldDeclaration>>();
  show(() => come.promise);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  const waiting = input();
  expect(document.activeElement).toBe(waiting);
  await user.keyboard("north{Enter}");
  come.resolve(Berth);
  expect(await screen.findByText("NORTH")).toBeTruthy();
  expect(document.activeElement).toBe(input());
  expect(input()).not.toBe(waiting);
  await user.keyboard(" pier");
  expect(input().value).toBe("north pier");
});

test("what was typed goes into the field's text, not to a button before it", async () => {
  const come = Promise.withResolvers<ComponentType<FieldDeclaration>>();
  show(() => come.promise);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard("north");
  come.resolve((declaration) => (
    <div>
      <button type="button">North, take away</button>
      <Berth {...declaration} />
    </div>
  ));
  expect(await screen.findByText("NORTH")).toBeTruthy();
  expect(document.activeElement).toBe(input());
});

test("a field that comes leaves the focus where it is", async () => {
  const come = Promise.withResolvers<ComponentType<FieldDeclaration>>();
  show(() => come.promise);
  const user = userEvent.setup();
  await user.tab();
  const waiting = input();
  come.resolve(Berth);
  await vi.waitFor(() => expect(input()).not.toBe(waiting), { timeout: 30_000 });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Before" }));
});

test("a piece with nothing in its place is asked for again too, and no more once it has gone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const load = vi.fn<() => Promise<{ Piece: ComponentType }>>().mockRejectedValue(new Error("offline"));
  const Piece = lazyComponent(load, "Piece");
  const { unmount } = render(<Piece />);
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(load).toHaveBeenCalledTimes(3);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(load).toHaveBeenCalledTimes(3);
});

test("a field whose code could not be fetched asks for it again after two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const load = vi
    .fn<() => Promise<ComponentType<FieldDeclaration>>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Berth);
  show(load);
  const waiting = input();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(input()).not.toBe(waiting);
});

test.each([
  ["away", false],
  ["here", true],
])("where code could not be fetched, the gateway is asked and found to be %s", async (found, ok) => {
  const ask = vi.fn(() => Promise.resolve({ ok }));
  vi.stubGlobal("fetch", ask);
  await lazyComponent(() => Promise.reject(new Error("no such file")), "Piece").preload();
  expect(ask).toHaveBeenCalledWith("/healthz", expect.anything());
  await ask.mock.results[0]?.value;
  // What follows on the answer is done in the same turn.
  await new Promise(setImmediate);
  expect(connectivityStore.get()).toBe(found);
});
