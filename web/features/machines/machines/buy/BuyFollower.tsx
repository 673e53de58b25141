import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { BuyValues } from "./buyForm.ts";

/** Stands in the form: tells its values to what stands beside it. */
export function BuyFollower({ onValues }: { onValues: (values: BuyValues) => void }) {
  const { getValues, control } = useFormContext<BuyValues>();
  const values = useWatch({ control });
  useEffect(() => onValues(getValues()), [values, getValues, onValues]);
  return null;
}
