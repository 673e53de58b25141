import type { RegistryWidgetsType, TemplatesType } from "@rjsf/utils";
import { SchemaArray } from "./SchemaArray.tsx";
import { SchemaArrayItem } from "./SchemaArrayItem.tsx";
import { SchemaChecks } from "./SchemaChecks.tsx";
import { SchemaInput } from "./SchemaInput.tsx";
import { SchemaSelect } from "./SchemaSelect.tsx";
import { SchemaSwitch } from "./SchemaSwitch.tsx";
import { SchemaText } from "./SchemaText.tsx";

/** What values of a JSON schema are entered with, in whatever frame they stand. */
export const inputTemplates: Partial<TemplatesType> = {
  ArrayFieldTemplate: SchemaArray,
  ArrayFieldItemTemplate: SchemaArrayItem,
  BaseInputTemplate: SchemaInput,
};

export const inputWidgets: RegistryWidgetsType = {
  SelectWidget: SchemaSelect,
  RadioWidget: SchemaSelect,
  CheckboxWidget: SchemaSwitch,
  CheckboxesWidget: SchemaChecks,
  TextareaWidget: SchemaText,
};
