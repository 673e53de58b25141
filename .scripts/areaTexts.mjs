import { capital, lower } from "./wordForms.mjs";

/** What a new entity adds to its area's domain, and the domain's file where the area is new. */
export function domainTexts(area, entity, single) {
  const entry = `  {
    name: "${area}/${entity}", resolvers: ${single}Resolvers, search: ${single}Search, migrations: ${single}Migrations,
    sample: { kind: "rows", table: "${lower(area)}_${lower(entity)}", fill: seed${capital(entity)} },
  },`;
  const domainImports = `import { migrations as ${single}Migrations } from "./${entity}/repository.ts";
import { resolvers as ${single}Resolvers, search as ${single}Search } from "./${entity}/resolvers.ts";
import { seed${capital(entity)} } from "./${entity}/rules.ts";`;
  const domainFile = `import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
${domainImports}

export const ${area}: Entity<Resolvers>[] = [
${entry}
];
`;
  return { entry, domainImports, domainFile };
}

/** What a new entity adds to its area's routes, and the area's file where the area is new. */
export function featureTexts(area, entity, single) {
  const form = `lazyScreen(() => import("./${entity}/${capital(single)}EditPage.tsx"))`;
  const routes = `    {
      path: ${single}ListPath,
      title: "${entity}",
      content: "fill",
      lists: [{ entity: "${entity}", record: ${single}EditPattern }],
      load: lazyScreen(() => import("./${entity}/${capital(single)}ListPage.tsx")),
    },
    { path: ${single}CreatePath, title: "${single}Create", activeNav: ${single}ListPath, load: ${form} },
    { path: ${single}EditPattern, title: "${single}Edit", activeNav: ${single}ListPath, load: ${form} },`;
  const pathsImport = `import { ${single}CreatePath, ${single}EditPattern, ${single}ListPath } from "./${entity}/${single}Paths.ts";`;
  const item = `{ path: ${single}ListPath }`;
  const featureFile = `import { Apps20Regular } from "@fluentui/react-icons/svg/apps";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
${pathsImport}

export const ${area}: Area = {
  name: "${area}",
  routes: [
${routes}
  ],
  navigation: [
    {
      group: "samples",
      icon: Apps20Regular,
      label: "title",
      items: [${item}],
    },
  ],
};
`;
  return { routes, pathsImport, item, featureFile };
}
