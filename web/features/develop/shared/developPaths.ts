export const mockServerPath = "/develop/mock";
