/** A few servers of a month. */
export const servers = [
  {
    id: "1",
    name: "edge-hk-01",
    region: "cn-south-1",
    cores: 4,
    hours: 720,
    costMinor: 45_360,
    running: true,
  },
  {
    id: "2",
    name: "edge-hk-02",
    region: "cn-south-1",
    cores: 4,
    hours: 312,
    costMinor: 19_656,
    running: false,
  },
  {
    id: "3",
    name: "mall-db-01",
    region: "cn-north-1",
    cores: 8,
    hours: 720,
    costMinor: 97_920,
    running: true,
  },
  {
    id: "4",
    name: "mall-web-01",
    region: "cn-north-1",
    cores: 2,
    hours: 720,
    costMinor: 17_280,
    running: true,
  },
  { id: "5", name: "build-01", region: "cn-east-1", cores: 16, hours: 96, costMinor: 25_920, running: false },
] as const;

export type Server = (typeof servers)[number];
