import { screen, within } from "@testing-library/react";

/** The example with this title; its first form is the one to try out. */
export const example = async (title: string) => within(await screen.findByRole("form", { name: title }));
