/** What a password needs, as the gateway asks for it; `rules.<id>` says each. */
export const passwordRules = [
  { id: "length", met: (password: string) => password.length >= 8 && password.length <= 200 },
  { id: "lower", met: (password: string) => /\p{Ll}/u.test(password) },
  { id: "upper", met: (password: string) => /\p{Lu}/u.test(password) },
  { id: "sign", met: (password: string) => /[^\p{L}\s]/u.test(password) },
] as const;
