import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

/** Opens a screen of tickets; what asks for lists of them fails while the gateway is away. */
export const openTickets = async (at: string, options: Partial<ScreensOptions>): Promise<Screens> =>
  await openScreensAt(at, { fragile: "TicketList", ...options });

let keys = 0;

/** What the sample accounts do past the console, as in another window. */
export async function signed(ask: Screens["ask"]) {
  const as = async (username: string) => {
    const { signedIn } = await ask<{ signedIn: { accessToken: string } }>(
      "mutation ($name: String!) { signedIn: ordinaryUserLogin(username: $name, password: $name) { accessToken } }",
      { name: username },
    );
    const token = signedIn.accessToken;
    const key = () => `web-tickets-${(keys += 1)}`;
    return {
      create: async (input: object = {}): Promise<string> => {
        const { one } = await ask<{ one: { id: string } }>(
          "mutation ($input: TicketCreateInput!, $key: String!) { one: ticketCreate(input: $input, idempotencyKey: $key) { id } }",
          {
            input: { subject: "It does not run", category: "LAS", body: "<p>Since noon.</p>", ...input },
            key: key(),
          },
          token,
        );
        return one.id;
      },
      step: async (id: string, action: string): Promise<void> => {
        await ask(
          "mutation ($id: ID!, $action: TicketAction!) { one: ticketStep(id: $id, action: $action) { id } }",
          { id, action },
          token,
        );
      },
      send: async (ticketId: string, body: string, isInternal = false): Promise<void> => {
        await ask(
          "mutation ($ticketId: ID!, $input: TicketMessageInput!, $key: String!) { one: ticketMessageSend(ticketId: $ticketId, input: $input, idempotencyKey: $key) { id } }",
          { ticketId, input: { body, isInternal }, key: key() },
          token,
        );
      },
    };
  };
  return { client: await as("client"), support: await as("support") };
}
