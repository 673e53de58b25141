export const fleetPath = "/apps/logistics/fleet";
export const overviewPath = "/apps/logistics/dashboard";
export const figuresPath = "/dashboards/logistics";
export const vehiclePattern = `${fleetPath}?open=:id`;
export const vehiclePath = (id: string): string => `${fleetPath}?open=${encodeURIComponent(id)}`;
