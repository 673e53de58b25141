import type { IForbiddenRuleType } from "dependency-cruiser";

type Rule = Extract<IForbiddenRuleType, { to: { dependencyTypes?: unknown } }>;

const forbid = (name: string, from: Rule["from"], to: Rule["to"], scope: Rule["scope"] = "module"): Rule => ({
  name,
  severity: "error",
  from,
  to,
  scope,
});

const entity = "^gateway/domains/([^/]+)/([^/]+)/";
const compiled: Rule["to"] = { dependencyTypesNot: ["type-only"] };

/** Which imports the architecture forbids; everything else is allowed. */
export const importRules: Rule[] = [
  forbid("web and gateway never meet", { path: "^web/" }, { path: "^gateway/" }),
  forbid("gateway and web never meet", { path: "^gateway/" }, { path: "^web/" }),
  forbid("only tests import tests", { path: "^(web|gateway)/" }, { path: "^tests/" }),
  forbid(
    "only the build imports scripts",
    { path: "^(web|gateway)/", pathNot: "^web/vite\\.config\\.ts$" },
    { path: "^\\.scripts/" },
  ),

  forbid(
    "generated code is the floor of the console",
    { path: "^web/generated/" },
    { path: "^web/(app|features|ui|lib)/" },
  ),
  forbid("lib knows no ui, feature or app", { path: "^web/lib/" }, { path: "^web/(app|features|ui)/" }),
  forbid("lib has no JSX", { path: "^web/lib/.*\\.tsx$" }, { path: "." }),
  forbid("ui knows no feature or app", { path: "^web/ui/" }, { path: "^web/(app|features)/" }),
  forbid(
    "the front pages know lib and the themes only",
    { path: "^web/front/" },
    { path: "^web/(app|features|ui/(?!theme/))" },
  ),
  forbid(
    "the console does not know the front pages",
    { path: "^web/(app|features|ui|lib)/" },
    { path: "^web/front/" },
  ),
  forbid("features do not know the app", { path: "^web/features/" }, { path: "^web/app/" }),
  forbid(
    "a feature sees its own folder and its area's shared one",
    { path: "^web/features/([^/]+)/([^/]+)/" },
    { path: "^web/features/", pathNot: "^web/features/$1/($2|shared)/" },
  ),
  forbid(
    "an area sees its own folders",
    { path: "^web/features/([^/]+)/[^/]+$" },
    { path: "^web/features/", pathNot: "^web/features/$1/" },
  ),

  forbid(
    "platform knows no domain, engine or host",
    { path: "^gateway/platform/" },
    { path: "^gateway/(domains|engine|[^/]+$)", ...compiled },
  ),
  forbid(
    "the engine knows platform only",
    { path: "^gateway/engine/" },
    { path: "^gateway/(domains/|[^/]+$)", ...compiled },
  ),
  forbid(
    "domains do not know the host",
    { path: "^gateway/domains/" },
    { path: "^gateway/[^/]+$", ...compiled },
  ),
  forbid(
    "the schema does not know the host",
    { path: "^gateway/(schema|context)\\.ts$" },
    { path: "^gateway/(server|main)\\.ts$", ...compiled },
  ),
  forbid("nothing imports main", { path: "^gateway/" }, { path: "^gateway/main\\.ts$" }),
  forbid(
    "an area calls only the rules of another",
    { path: entity },
    { path: "^gateway/domains/", pathNot: ["^gateway/domains/$1/", "/rules\\.ts$"], ...compiled },
  ),
  forbid(
    "an entity calls only the rules and the repository of another",
    { path: entity },
    {
      path: "^gateway/domains/",
      pathNot: ["^gateway/domains/$1/$2/", "/(rules|repository)\\.ts$"],
      ...compiled,
    },
  ),
  forbid(
    "rules and machines know no way in",
    { path: "/(rules|machine|loaders)\\.ts$" },
    { path: "^gateway/domains/.*/(resolvers|rest)\\.ts$" },
  ),
  forbid(
    "a repository knows nothing above it",
    { path: "/(repository|[a-z]\\w*Repository|migrations)\\.ts$" },
    { path: "^gateway/domains/.*/(resolvers|rest|rules|machine|loaders)\\.ts$" },
  ),
  forbid("no cycle between files", {}, { circular: true }),
  forbid(
    "only repositories and the store hold SQL",
    {
      path: "^gateway/",
      pathNot: [
        "^gateway/platform/store/",
        "^gateway/(domains/.*|(?:engine|hypervisor)/simulated)/(repository|[a-z]\\w*Repository|migrations)\\.ts$",
      ],
    },
    { path: "^(node:sqlite|.*node_modules/(kysely|pg|@electric-sql/pglite)/)", ...compiled },
  ),
];

/** The same between folders; what is generated is left out, since it names the rows and the context of its users by types. */
export const folderRules: Rule[] = [forbid("no cycle between folders", {}, { circular: true }, "folder")];
