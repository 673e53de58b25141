import "#tests/support/browser.ts";
import { isValidElement } from "react";
import type { RouteObject } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { areasOf } from "#web/app/areaData.ts";
import { areasHere } from "#web/app/areasHere.ts";
import { createApolloClient } from "#web/app/apollo/createApolloClient.ts";
import { createRoutes } from "#web/app/createRoutes.tsx";
import { readTexts } from "#web/lib/texts/texts.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { dataOf } from "../../.scripts/areaData.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import { documentedPatterns, documentedRoutes, unnamed } from "./consoleRoutes.ts";

/** What is ours beside the specification: developer tools, editing a product, the price list, a recharge, kebab-case forms. */
const ours = [
  "/catalogue/prices",
  "/apps/ecommerce/product/edit/:id",
  "/catalogue/prices",
  "/components/fade-transition",
  "/components/json-schema-form",
  "/develop/health",
  "/develop/mock",
  "/user/recharge/new",
];

let areas: Area[];
let routes: RouteObject[];
beforeAll(async () => {
  areas = await areasHere();
  const client = createApolloClient({ onSessionEnded: () => undefined });
  routes = createRoutes({ areas, client, painted: () => false });
  client.stop();
});

const flat = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);
const paths = () =>
  flat(routes).flatMap(({ path }) => (path === undefined ? [] : [path === "*" ? "/*" : path]));

test("every documented route is a route of the console, and what is more is listed", () => {
  const documented = documentedPatterns.map(unnamed);
  expect([...new Set(paths().map(unnamed))].toSorted()).toEqual(
    [...new Set([...documented, ...ours.map(unnamed)])].toSorted(),
  );
});

test("no route is declared twice", () => {
  const all = paths().map(unnamed);
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
});

test("every route asks of the visitor what is documented, and has the documented layout", () => {
  const wrong = areas.flatMap((area) =>
    area.routes.flatMap((route) => {
      const rule = documentedRoutes.find(({ pattern }) => unnamed(pattern) === unnamed(route.path));
      if (!rule) return [];
      const asked =
        typeof route.access === "string" ? route.access : `can:${route.access?.subject ?? "OrdinaryUser"}`;
      return asked === rule.access && (route.layout ?? "default") === (rule.layout ?? "default")
        ? []
        : [`${route.path}: ${asked}, ${route.layout}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("the documented screens of fixed height fill the window", () => {
  const fixed = documentedRoutes.filter(({ fixedHeight }) => fixedHeight).map(({ pattern }) => pattern);
  const content = areas.flatMap((area) =>
    area.routes.filter(({ path }) => fixed.includes(path)).map((route) => route.content),
  );
  expect(content).toEqual(fixed.map(() => "fill"));
});

test("every entry of the navigation leads to a route, and every active entry exists", () => {
  const entries = areas.flatMap((area) =>
    area.navigation.flatMap(({ path, items = [] }) => [
      ...(path ? [path] : []),
      ...items.map((item) => item.path),
    ]),
  );
  const shapes = paths()
    .filter((path) => path !== "/*")
    .map(
      (path) =>
        new RegExp(
          `^${path
            .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
            .replaceAll(/:\w+/g, "[^/]+")
            .replace("*", ".*")}$`,
        ),
    );
  expect(entries.filter((entry) => !shapes.some((shape) => shape.test(entry)))).toEqual([]);
  const active = areas.flatMap((area) => area.routes.flatMap(({ activeNav }) => activeNav ?? []));
  expect(active.filter((path) => !entries.includes(path))).toEqual([]);
});

test("the data that the build makes of the areas leads to the same routes, titles and code", async () => {
  const data = JSON.parse(JSON.stringify(areas.map(dataOf)));
  const loadArea = async (name: string) => areas.find((area) => area.name === name) ?? expect.fail(name);
  const again = areasOf(data, loadArea);
  const plain = (list: Area[]) =>
    JSON.parse(
      JSON.stringify(
        list.map(({ navigation, ...area }) => ({
          ...area,
          navigation: navigation.map(({ icon, ...section }) => ({ ...section, icon: typeof icon })),
        })),
      ),
    );
  const screens = (list: Area[]) =>
    list.flatMap(({ routes: own }) => own.flatMap(({ path, load }) => (load ? [path] : [])));
  expect(plain(again).map((area: Area) => area.routes)).toEqual(
    plain(areas).map((area: Area) => area.routes),
  );
  expect(screens(again)).toEqual(screens(areas));
  const [login] = again.flatMap(({ routes: own }) => own.filter(({ path }) => path === "/login"));
  expect(await login?.load?.()).toHaveProperty("Page");
  const [mail] = again.flatMap(({ navigation }) => navigation.filter(({ path }) => path === "/apps/email"));
  expect(await mail?.badge?.load()).toBeTypeOf("function");
});

test("every screen has a title in the texts of the screens", async () => {
  const texts = await readTexts("en", "screens");
  const say = (key: string): unknown =>
    key
      .split(".")
      .reduce<unknown>(
        (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
        texts,
      );
  const keys = areas.flatMap((area) => [
    ...area.routes.map(({ title }) => `${area.name}.${title}`),
    ...area.navigation
      .flatMap(({ label, items = [] }) => [label, ...items.flatMap((item) => item.label ?? [])])
      .map((key) => `${area.name}.${key}`),
  ]);
  expect(keys.filter((key) => typeof say(key) !== "string")).toEqual([]);
});

test("the status pages stand alone", () => {
  const alone = flat(routes).filter(({ handle }) => isScreenHandle(handle) && handle.area === "shell");
  expect(alone.map(({ path }) => path)).toHaveLength(7);
  expect(alone.filter(({ element, lazy }) => !isValidElement(element) && !lazy)).toEqual([]);
});
