import type { GraphQLSchema } from "graphql";
import { directivesOf } from "#gateway/platform/directives.ts";
import type { Call } from "./call.ts";
import type { Operation } from "./operation.ts";

/** Tells the calls that steer the mock server from those that it is there for. */
export interface Controls {
  /** Whether no fault is ever injected into the call: it steers the mock server, signs in or out, or asks for the schema. */
  isFaultExempt(call: Call): boolean;
  /** Whether the call only steers the mock server. */
  isControl(call: Call): boolean;
  /** Whether the call works on the sample data, so that it needs its sandbox. */
  needsData(call: Call): boolean;
}

interface Marks {
  control: boolean;
  faultExempt: boolean;
  data: boolean;
}

const introspection: Marks = { control: false, faultExempt: true, data: false };
const plain: Marks = { control: false, faultExempt: false, data: true };

/** Reads from the schema's directives and the routes' declarations which calls are which. */
export function readControls(schema: GraphQLSchema): Controls {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const marks = new Map<string, Marks>();
  for (const [kind, root] of Object.entries(roots)) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { devTools: control, faultExempt } = directivesOf(schema, field);
      marks.set(`${kind}.${field.name}`, {
        control: control !== undefined,
        faultExempt: (faultExempt ?? control) !== undefined,
        data: control?.[0]?.["data"] !== false,
      });
    }
  }
  const fieldsOf = ({ kind, fields }: Operation): Marks[] =>
    fields.map((name) => (name.startsWith("__") ? introspection : (marks.get(`${kind}.${name}`) ?? plain)));
  const marksOf = ({ operation, route }: Call): Marks[] => {
    if (operation) return fieldsOf(operation);
    const control = route?.access === "devTools";
    return [
      {
        control,
        faultExempt: control || route?.faultExempt === true,
        data: !control || route.data !== false,
      },
    ];
  };
  return {
    isFaultExempt: (call) => marksOf(call).every(({ faultExempt }) => faultExempt),
    isControl: (call) => marksOf(call).every(({ control }) => control),
    needsData: (call) => marksOf(call).some(({ data }) => data),
  };
}
