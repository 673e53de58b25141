import * as z from "zod/mini";

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
};

export const webhookSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  url: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(500),
    z.refine((text) => text === "" || isAddress(text), { params: { code: "INVALID" } }),
  ),
  kinds: z.array(z.string()).check(z.minLength(1)),
  isEnabled: z.boolean(),
});
