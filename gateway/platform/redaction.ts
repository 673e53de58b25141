import {
  BREAK,
  Kind,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type TypeNode,
  type ValueNode,
} from "graphql";

const secret =
  /pass$|passw|pwd|passphrase|passcode|secret|token|cookie|authorization|credential|api[-_]?key|(recovery|backup|verification)[-_]?codes?|^(otp|totp|pin|cvc|cvv)$/i;

/** Whether what has this name must never be kept. */
const isSecret = (name: string): boolean => secret.test(name);

/** The mark that stands where the secret stood; it is also the name of the shell variable of a copied command. */
const markOf = (name: string): string =>
  `«${name
    .replaceAll(/[^a-z0-9]+/gi, "_")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .toUpperCase()}»`;

/** Whether a name in the text may tell a secret. */
export const hasSecret = (text: string): boolean => (text.match(/[\w-]+/g) ?? []).some(isSecret);

const mark = /«([A-Z0-9_]+)»/g;

/** The names in the marks of a text, each once. */
export const marksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mark)].flatMap(([, name]) => name ?? [])),
];

/** The text with something else in the place of each mark. */
export const replaceMarks = (text: string, by: (name: string) => string): string =>
  text.replaceAll(mark, (_, name: string) => by(name));

/**
 * A JSON value without its secrets: a mark stands for the value of every name that tells one, and for a `code` beside such
 * a name, which is that of a second step.
 */
export function withoutSecrets(value: unknown, extra: Readonly<Record<string, string>> = {}): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one));
  if (typeof value !== "object" || value === null) return value;
  const isProof = Object.keys(value).some(isSecret);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const tells = isSecret(name) || (isProof && name === "code");
      const stand = extra[name] ?? (tells ? markOf(name) : undefined);
      return [name, stand === undefined || one === null ? withoutSecrets(one) : stand];
    }),
  );
}

/** An address whose query has marks in the place of secrets. */
export function withoutSecretsInQuery(url: string): string {
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return path;
  const parts = query.split("&").map((part) => {
    const [name = ""] = part.split("=", 1);
    return isSecret(name) ? `${name}=${markOf(name)}` : part;
  });
  return `${path}?${parts.join("&")}`;
}

const stringType: TypeNode = {
  kind: Kind.NON_NULL_TYPE,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } },
};

function variablesIn(value: ValueNode): string[] {
  const names: string[] = [];
  visit(value, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}

/** A document without its secrets. */
export interface Hidden {
  document: string;
  /** The variables that carry secrets, with the mark for each. */
  secrets: Record<string, string>;
  /** The variables that took the place of secrets in the text, with the mark for each. */
  added: Record<string, string>;
}

/** Makes variables of the secrets that stand in a document, and names the variables that carry one. */
export function hideSecrets(document: DocumentNode): Hidden {
  const secrets: Record<string, string> = {};
  const added: Record<string, string> = {};
  const hidden = ({
    name: { value: name },
    value,
  }: {
    name: { value: string };
    value: ValueNode;
  }): ValueNode | undefined => {
    if (!isSecret(name) || value.kind === Kind.NULL) return undefined;
    const variables = variablesIn(value);
    for (const one of variables) secrets[one] = markOf(one);
    if (value.kind === Kind.VARIABLE) return undefined;
    secrets[name] = added[name] = markOf(name);
    return { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } };
  };
  const replaced = visit(document, {
    Argument: (node) => {
      const value = hidden(node);
      return value && { ...node, value };
    },
    ObjectField: (node) => {
      const value = hidden(node);
      return value && { ...node, value };
    },
  });
  const fragments = replaced.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const open = visit(replaced, {
    VariableDefinition: ({ defaultValue, ...node }) => {
      const name = node.variable.name.value;
      if (isSecret(name)) secrets[name] = markOf(name);
      return secrets[name] && defaultValue ? node : undefined;
    },
    OperationDefinition: {
      leave: (node) => {
        const known = new Set(node.variableDefinitions?.map(({ variable }) => variable.name.value));
        const missing = Object.keys(added).filter(
          (name) => !known.has(name) && (uses(node, name) || fragments.some((one) => uses(one, name))),
        );
        return {
          ...node,
          variableDefinitions: [
            ...(node.variableDefinitions ?? []),
            ...missing.map(
              (name) =>
                ({
                  kind: Kind.VARIABLE_DEFINITION,
                  variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
                  type: stringType,
                }) as const,
            ),
          ],
        };
      },
    },
  });
  return { document: print(open), secrets, added };
}

function uses(node: ASTNode, name: string): boolean {
  let found = false;
  visit(node, {
    Variable: (one) => {
      found ||= one.name.value === name;
      return found ? BREAK : undefined;
    },
  });
  return found;
}
