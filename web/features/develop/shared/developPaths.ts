export const healthPath = "/develop/health";
export const mockServerPath = "/develop/mock";
