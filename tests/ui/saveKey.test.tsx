import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useSaveKey } from "#web/ui/form/useSaveKey.ts";

interface SheetProps {
  name: string;
  isDirty: boolean;
  onSave: (name: string) => void;
}

function Sheet({ name, isDirty, onSave }: SheetProps) {
  return (
    <form
      ref={useSaveKey(isDirty)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name);
      }}
    >
      <input aria-label={name} />
    </form>
  );
}

const save = vi.fn<(name: string) => void>();
const press = () => userEvent.setup().keyboard("{Control>}s{/Control}");
const show = (...sheets: [name: string, isDirty: boolean][]) =>
  render(sheets.map(([name, isDirty]) => <Sheet key={name} {...{ name, isDirty }} onSave={save} />));

afterEach(() => {
  cleanup();
  save.mockClear();
});

test("Ctrl S saves a form with nothing of the shell around it", async () => {
  show(["Berth", true]);
  await press();
  expect(save.mock.calls).toEqual([["Berth"]]);
});

test("of several forms, Ctrl S saves once the one it was pressed in", async () => {
  show(["Berth", true], ["Pier", true]);
  await userEvent.setup().click(screen.getByRole("textbox", { name: "Pier" }));
  await press();
  expect(save.mock.calls).toEqual([["Pier"]]);
});

test("beside several forms, Ctrl S saves the only one with something unsaved", async () => {
  show(["Berth", false], ["Pier", true]);
  await press();
  expect(save.mock.calls).toEqual([["Pier"]]);
});

test("beside several unsaved forms, Ctrl S saves none and keeps the browser's own command away", () => {
  show(["Berth", true], ["Pier", true]);
  expect(fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

test("a form that is gone leaves Ctrl S to the browser", () => {
  show(["Berth", true]).unmount();
  expect(fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })).toBe(true);
});
