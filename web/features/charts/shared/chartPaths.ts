export const chartsPath = "/develop/HelmChartEditor";
export const chartPath = (chart: string): string => `${chartsPath}?chart=${chart}`;
