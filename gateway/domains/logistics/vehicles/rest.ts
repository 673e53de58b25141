import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams } from "#gateway/platform/rest/params.ts";
import { csvRoutes } from "./csv.ts";
import { vehicleList, VehicleWarning, type VehicleRow } from "./repository.ts";

const vehicle = z
  .object({
    id: z.int(),
    location: z.int(),
    startCity: z.string(),
    startCountry: z.string(),
    endCity: z.string(),
    endCountry: z.string(),
    warnings: z.enum(VehicleWarning),
    progress: z.int().meta({ description: "Per cent." }),
  })
  .meta({ id: "Vehicle" });

const shown = ({
  id,
  location,
  startCity,
  startCountry,
  endCity,
  endCountry,
  warnings,
  progress,
}: VehicleRow) => ({ id, location, startCity, startCountry, endCity, endCountry, warnings, progress });

const answer = answerPage(({ items, total }: ListPage<VehicleRow>) => ({
  vehicles: items.map(shown),
  totalVehicles: total,
}));

const example = {
  id: 1,
  location: 814_432,
  startCity: "Rotterdam",
  startCountry: "Netherlands",
  endCity: "Hamburg",
  endCountry: "Germany",
  warnings: "No Warnings",
  progress: 49,
};

export const routes = [
  route({
    method: "GET",
    path: "/apps/logistics/vehicles",
    access: "sample",
    tag: "Logistics",
    summary: "Lists vehicles",
    query: z.object(
      listParams({
        location: "LOCATION",
        startRoute: "START_ROUTE",
        endRoute: "END_ROUTE",
        warnings: "WARNINGS",
        progress: "PROGRESS",
      }),
    ),
    answers: {
      200: {
        description: "A page of vehicles.",
        body: z.object({ vehicles: z.array(vehicle), totalVehicles: z.int() }).meta({ id: "VehicleList" }),
        example: { vehicles: [example], totalVehicles: 25 },
      },
    },
    handle: async ({ query }, { store }) => {
      return answer(await vehicleList.page(store, listArgs(query)));
    },
  }),
  ...csvRoutes,
];
