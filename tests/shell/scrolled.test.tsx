import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useScrolled } from "#web/lib/layout/useScrolled.ts";

const Place = () => (useScrolled(200) ? "far down" : "at the top");

test("how far the window is scrolled is told by its scrolls, and never asked while something is drawn", () => {
  const asked = vi.spyOn(window, "scrollY", "get").mockReturnValue(300);
  render(<Place />);
  screen.getByText("at the top");
  expect(asked).not.toHaveBeenCalled();

  act(() => void fireEvent.scroll(window));
  screen.getByText("far down");

  asked.mockReturnValue(200);
  act(() => void fireEvent.scroll(window));
  screen.getByText("at the top");
});
