const harbours = [
  "Anchorage",
  "Breakwater",
  "Capstan",
  "Dockside",
  "Estuary",
  "Fairway",
  "Gangway",
  "Headland",
  "Inlet",
  "Jetty",
  "Keelson",
  "Lighthouse",
];

export const ports = Array.from({ length: 300 }, (_, index) => ({
  value: `p${index + 1}`,
  label: `${harbours[index % harbours.length]} ${Math.floor(index / harbours.length) + 1}`,
}));

/** A search that takes its time, as one over the network does. */
export async function loadPorts(
  query: string,
  signal: AbortSignal,
): Promise<readonly { value: string; label: string }[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  signal.throwIfAborted();
  const wanted = query.trim().toLowerCase();
  return ports.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 20);
}
