export const mockServerPath = "/develop/mock";
export const kitPath = "/develop/kit";
export const kitPattern = `${kitPath}/:part?`;
