import { sessionStore } from "#web/lib/session/session.ts";
import type { Screens } from "#tests/support/screens.ts";

export { sessionStore };

/** Makes an app as another window of the same person would; answers its identifier. */
export async function makeApp(screens: Screens, name: string, more: object = {}): Promise<string> {
  const { app } = await screens.askAsViewer<{ app: { id: string } }>(
    "mutation ($input: AppCreateInput!, $key: String!) { app: appCreate(input: $input, idempotencyKey: $key) { id } }",
    {
      input: {
        name,
        spec: { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { path: "/", port: 8080 } },
        ...more,
      },
      key: `make-${name}`,
    },
  );
  return app.id;
}
