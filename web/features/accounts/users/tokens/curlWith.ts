/** A request with a token; without one a shell's variable stands for it. */
export const curlWith = (secret = "$BERTH_TOKEN"): string =>
  `curl ${location.origin}/graphql \\
  -H "Authorization: Bearer ${secret}" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { user { username } } }"}'`;
