import { getDirective } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import type { Call } from "./call.ts";
import type { Operation } from "./operation.ts";

/** Tells the calls that steer the mock server from those that it is there for. */
export interface Controls {
  /** Whether trouble never strikes the call: it steers the mock server, signs in or out, or asks for the schema. */
  isSteady(call: Call): boolean;
  /** Whether the call only steers the mock server. */
  isControl(call: Call): boolean;
  /** Whether the call works on the sample data, so that it needs its sandbox. */
  needsData(call: Call): boolean;
}

interface Marks {
  control: boolean;
  steady: boolean;
  data: boolean;
}

const introspection: Marks = { control: false, steady: true, data: false };
const plain: Marks = { control: false, steady: false, data: true };

/** Reads from the schema's directives and the routes' declarations which calls are which. */
export function readControls(schema: GraphQLSchema): Controls {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() };
  const marks = new Map<string, Marks>();
  for (const [kind, root] of Object.entries(roots)) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const control = getDirective(schema, field, "devTools")?.[0];
      const steady = getDirective(schema, field, "steady") !== undefined;
      marks.set(`${kind}.${field.name}`, { control: control !== undefined, steady: steady || control !== undefined, data: control?.["data"] !== false });
    }
  }
  const fieldsOf = ({ kind, fields }: Operation): Marks[] =>
    fields.map((name) => (name.startsWith("__") ? introspection : marks.get(`${kind}.${name}`) ?? plain));
  const marksOf = ({ operation, route }: Call): Marks[] => {
    if (operation) return fieldsOf(operation);
    const control = route?.access === "devTools";
    return [{ control, steady: control || route?.steady === true, data: !control || route.data !== false }];
  };
  return {
    isSteady: (call) => marksOf(call).every(({ steady }) => steady),
    isControl: (call) => marksOf(call).every(({ control }) => control),
    needsData: (call) => marksOf(call).some(({ data }) => data),
  };
}
