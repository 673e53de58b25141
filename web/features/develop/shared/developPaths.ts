export const healthPath = "/develop/health";
export const mockServerPath = "/develop/mock";
export const chartsPath = "/develop/HelmChartEditor";
