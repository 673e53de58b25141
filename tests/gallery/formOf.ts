import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** The form of the demo with this title, once the code of all its fields is there. */
export async function formOf(title: string) {
  const form = await screen.findByRole("form", { name: title });
  await waitFor(() => expect(form.querySelector("[aria-busy=true]")).toBeNull());
  return within(form);
}
