export const vehicleFileColumns = [
  { id: "location", required: true },
  { id: "startCity", required: true },
  { id: "startCountry", required: true },
  { id: "endCity", required: true },
  { id: "endCountry", required: true },
  { id: "warnings", required: false },
  { id: "progress", required: false },
  { id: "latitude", required: false },
  { id: "longitude", required: false },
  { id: "startPlace", required: false },
  { id: "endPlace", required: false },
  { id: "updatedAt", required: false },
] as const;
