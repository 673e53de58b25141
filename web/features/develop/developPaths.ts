export const mockServerPath = "/develop/mock";
export const kitPath = "/develop/kit";
