import { expect, test } from "vitest";
import * as z from "zod/mini";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("what is typed after a form was sent does not change what is checked", async () => {
  const resolve = schemaResolver<{ count: number }, { count: number }>(
    z.object({ count: z.number().check(z.gte(0)) }),
  );
  await resolve({ count: 1 }, undefined, options);
  const values = { count: -1 };
  const checking = resolve(values, undefined, options);
  values.count = 1;
  expect((await checking).errors).toHaveProperty("count");
});
