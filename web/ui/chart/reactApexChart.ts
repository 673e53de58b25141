import Imported from "react-apexcharts";

const isWrapped = (module: object): module is { default: typeof Imported } => "default" in module;

/** The component of `react-apexcharts`: a CommonJS package, whose default export some builds wrap once more. */
export const ReactApexChart = isWrapped(Imported) ? Imported.default : Imported;
