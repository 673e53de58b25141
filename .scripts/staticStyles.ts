import { stripTypeScriptTypes } from "node:module";
import { pathToFileURL } from "node:url";
import { resolveStyleRulesForSlots } from "@griffel/core";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { type Rule, rulesByBucket } from "./styleRules.ts";
import { writeSheets } from "./styleSheets.ts";

/** What every list has: the console itself, a list on a phone, and what comes by itself once a list stands. */
const LISTS =
  /\/web\/(?:main\.tsx|ui\/table\/(?:kinds\/Phone\w+\.tsx|tools\/tools\.ts)|app\/shell\/(?:laterPieces\.ts|RootPieces\.tsx))$/;
/** The style sheet of the document, by its name in the build. */
const DOCUMENT_SHEET = /^assets\/index-[^/]*\.css$/;

/** A stretch of source text. */
interface Span {
  start: number;
  end: number;
}

/**
 * Works out all `makeStyles` of ours and of Fluent while building: the rules go into one style sheet, the scripts keep the
 * class names. That takes the style compiler and every rule out of the scripts. A second sheet holds what lists need alone; a
 * script that needs more brings the whole one, which has all rules in their order and so may follow it. In development and in
 * tests nothing is changed, and the same styles are made in the browser.
 */
export function staticStyles(): Plugin {
  const rulesOf = new Map<string, Rule[]>();
  const lists = new Set<string>();
  let sheet = "";
  return {
    name: "static-styles",
    apply: "build",
    enforce: "pre",
    async transform(source, id) {
      if (LISTS.test(id) || /\bpreloadList\(/.test(source)) lists.add(id);
      if (!/\b(?:makeStyles|__styles|__resetStyles|[tT]okens)\b/.test(source) || id.includes("/@griffel/"))
        return null;
      const code = tokensInPlace(source);
      const { program } = parseSync(id, code);
      const edits = id.includes("/node_modules/")
        ? compiledCalls(program, code)
        : await ownCalls(program, code, id);
      if (edits.length === 0) return code === source ? null : { code, map: null };
      rulesOf.set(
        id,
        edits.flatMap(({ rules }) => rules),
      );
      const head = `import { __css, __resetCSS } from ${JSON.stringify(makersSource(program))};\n`;
      return {
        code:
          head +
          edits.reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code),
        map: null,
      };
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        // What the document itself brings comes first, and with it in one file.
        const own = Object.values(bundle).find(({ fileName }) => DOCUMENT_SHEET.test(fileName));
        const head = own?.type === "asset" ? String(own.source) : "";
        const emit = (name: string, rules: string) =>
          this.getFileName(this.emitFile({ type: "asset", name, source: `${head}${rules}` }));
        sheet = writeSheets(bundle, rulesOf, lists, emit);
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        html: html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/index-[^"]*\.css)"[^>]*>\s*/, ""),
        tags: [
          {
            tag: "link",
            attrs: { rel: "stylesheet", href: `/${sheet}`, nonce: "__CSP_NONCE__" },
            injectTo: "head",
          },
        ],
      }),
    },
  };
}

/** A token's value is its own name as a CSS variable; written in place, the lists of all tokens are not needed. */
function tokensInPlace(code: string): string {
  if (!/^import [^;]*\b(?:tokens|appTokens)\b[^;]*;/m.test(code)) return code;
  return code.replace(/(?<![\w$/"'-])(?<!(?<!\.\.)\.)(?:tokens|appTokens)\.(\w+)/g, '"var(--$1)"');
}

type Edit = Span & { by: string; rules: Rule[] };

/** Fluent's own packages come with their rules worked out, as literals. */
function compiledCalls(program: ESTree.Program, code: string): Edit[] {
  return calls(program, ["__styles", "__resetStyles"]).map(({ callee, start, end, args }) => {
    const [first = "", second = ""] = args.map((span) => code.slice(span.start, span.end));
    const rules = args.at(-1);
    const literal: unknown = rules && new Function(`return (${code.slice(rules.start, rules.end)})`)();
    const byBucket = Array.isArray(literal) ? { r: literal } : literal;
    const by = callee === "__styles" ? `__css(${first})` : `__resetCSS(${first}, ${second})`;
    return { start, end, by, rules: rulesByBucket(byBucket) };
  });
}

/** Ours are evaluated: the calls' arguments, with the constants and imports that they name. */
async function ownCalls(program: ESTree.Program, code: string, id: string): Promise<Edit[]> {
  const found = calls(program, ["makeStyles"]);
  if (found.length === 0) return [];
  const wanted = new Set<string>();
  const parts = program.body
    .map((node) => ({ node, names: declared(node) }))
    .filter(({ names }) => names.length > 0);
  const want = (text: string) => {
    for (const { node, names } of parts) {
      const missing = names.filter((name) => !wanted.has(name) && reference(name).test(text));
      for (const name of missing) wanted.add(name);
      if (missing.length > 0 && node.type !== "ImportDeclaration") want(code.slice(node.start, node.end));
    }
  };
  const values = found.map(({ args }) => args.map(({ start, end }) => code.slice(start, end)).join());
  values.forEach(want);
  const kept = parts
    .filter(({ names }) => names.some((name) => wanted.has(name)))
    .map(({ node }) =>
      node.type === "ImportDeclaration" ? absoluteImport(node, wanted, id) : code.slice(node.start, node.end),
    );
  const module = stripTypeScriptTypes(`${kept.join("\n")}\nexport const values = [${values.join()}];`);
  const evaluated: { values: Parameters<typeof resolveStyleRulesForSlots>[0][] } = await import(
    `data:text/javascript,${encodeURIComponent(module)}`
  );
  return found.map(({ start, end }, index) => {
    const [classes, rules] = resolveStyleRulesForSlots(evaluated.values[index] ?? {});
    return { start, end, by: `__css(${JSON.stringify(classes)})`, rules: rulesByBucket(rules) };
  });
}

/** Every call of the named functions that is not within another, in the order of the text. */
function calls(program: ESTree.Program, names: string[]): (Span & { callee: string; args: Span[] })[] {
  const found: (Span & { callee: string; args: Span[] })[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, start, end, arguments: args }) {
      if (callee.type === "Identifier" && names.includes(callee.name))
        found.push({ callee: callee.name, start, end, args });
    },
  });
  visitor.visit(program);
  return found.sort((one, other) => one.start - other.start);
}

/** Where the module has its style makers from; the pieces that stand in for them must come from the same place. */
function makersSource(program: ESTree.Program): string {
  const makers = program.body.find(
    (node) =>
      node.type === "ImportDeclaration" &&
      declared(node).some((name) => /^(?:makeStyles|__styles|__resetStyles)$/.test(name)),
  );
  return makers?.type === "ImportDeclaration" ? makers.source.value : "@fluentui/react-components";
}

/** The names that a statement at the top of a module brings. */
function declared(node: ESTree.Program["body"][number]): string[] {
  if (node.type === "ImportDeclaration")
    return node.importKind === "type" ? [] : node.specifiers.map(({ local }) => local.name);
  const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** Finds the name as a value: not as a property, not as a key. */
function reference(name: string): RegExp {
  return new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name.replaceAll("$", "\\$")}(?![\\w$]|\\s*:)`);
}

/** The import without what is not wanted, from an address that holds anywhere. */
function absoluteImport(node: ESTree.ImportDeclaration, wanted: Set<string>, id: string): string {
  const names = node.specifiers.flatMap((specifier) =>
    specifier.type === "ImportSpecifier" &&
    specifier.imported.type === "Identifier" &&
    wanted.has(specifier.local.name)
      ? [`${specifier.imported.name} as ${specifier.local.name}`]
      : [],
  );
  const { value } = node.source;
  const address = value.startsWith(".") ? new URL(value, pathToFileURL(id)).href : import.meta.resolve(value);
  return `import { ${names.join(", ")} } from ${JSON.stringify(address)};`;
}
