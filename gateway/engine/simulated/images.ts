import { hash } from "node:crypto";
import type { EngineImage } from "#gateway/engine/engine.ts";

const MB = 1_000_000;

interface Known {
  tags: readonly string[];
  megabytes: number;
  ports: readonly number[];
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const known: Readonly<Record<string, Known>> = {
  "berth/hello": {
    tags: ["1.0", "1.1"],
    megabytes: 2,
    ports: [8080],
    command: ["/bin/sh", "-c", "echo listening on 8080; exec httpd -f -v -p 8080 -h /www"],
    env: { PATH: "/bin" },
  },
  "berth/worker": { tags: ["1.0"], megabytes: 2, ports: [], command: ["/bin/worker"] },
  nginx: {
    tags: ["1.27", "1.27-alpine", "1.29"],
    megabytes: 72,
    ports: [80],
    command: ["nginx", "-g", "daemon off;"],
    env: { NGINX_VERSION: "1.27.5" },
  },
  httpd: {
    tags: ["2.4"],
    megabytes: 58,
    ports: [80],
    command: ["httpd-foreground"],
    env: { HTTPD_VERSION: "2.4.63" },
  },
  caddy: {
    tags: ["2", "2.10"],
    megabytes: 51,
    ports: [80, 443],
    command: ["caddy", "run"],
    env: { CADDY_VERSION: "v2.10.0" },
  },
  redis: {
    tags: ["7", "7.4", "8"],
    megabytes: 51,
    ports: [6379],
    command: ["docker-entrypoint.sh", "redis-server"],
    env: { REDIS_VERSION: "7.4.3" },
  },
  postgres: {
    tags: ["16", "17", "17-alpine"],
    megabytes: 154,
    ports: [5432],
    command: ["docker-entrypoint.sh", "postgres"],
    env: { PG_MAJOR: "17", PGDATA: "/var/lib/postgresql/data" },
  },
  mysql: {
    tags: ["8.4"],
    megabytes: 231,
    ports: [3306],
    command: ["docker-entrypoint.sh", "mysqld"],
    env: { MYSQL_MAJOR: "8.4" },
  },
  mariadb: { tags: ["11.4"], megabytes: 118, ports: [3306], command: ["docker-entrypoint.sh", "mariadbd"] },
  mongo: { tags: ["8.0"], megabytes: 284, ports: [27_017], command: ["docker-entrypoint.sh", "mongod"] },
  rabbitmq: {
    tags: ["4", "4-management"],
    megabytes: 104,
    ports: [5672, 15_672],
    command: ["docker-entrypoint.sh", "rabbitmq-server"],
  },
  memcached: {
    tags: ["1.6"],
    megabytes: 34,
    ports: [11_211],
    command: ["docker-entrypoint.sh", "memcached"],
  },
  wordpress: {
    tags: ["6.8"],
    megabytes: 246,
    ports: [80],
    command: ["docker-entrypoint.sh", "apache2-foreground"],
  },
  ghost: {
    tags: ["5"],
    megabytes: 189,
    ports: [2368],
    command: ["docker-entrypoint.sh", "node", "current/index.js"],
    env: { NODE_ENV: "production" },
  },
  nextcloud: { tags: ["31"], megabytes: 452, ports: [80], command: ["/entrypoint.sh", "apache2-foreground"] },
  gitea: { tags: ["1.23"], megabytes: 71, ports: [3000, 22], command: ["/usr/bin/entrypoint"] },
  "gitea/gitea": { tags: ["1.23"], megabytes: 71, ports: [3000, 22], command: ["/usr/bin/entrypoint"] },
  "grafana/grafana": { tags: ["11.6", "12.0"], megabytes: 198, ports: [3000], command: ["/run.sh"] },
  "prom/prometheus": { tags: ["v3.3"], megabytes: 112, ports: [9090], command: ["/bin/prometheus"] },
  "minio/minio": {
    tags: ["latest"],
    megabytes: 62,
    ports: [9000, 9001],
    command: ["minio", "server", "/data"],
  },
  "louislam/uptime-kuma": {
    tags: ["1", "2"],
    megabytes: 172,
    ports: [3001],
    command: ["node", "server/server.js"],
  },
  "vaultwarden/server": { tags: ["1.33"], megabytes: 87, ports: [80], command: ["/start.sh"] },
  "n8nio/n8n": {
    tags: ["1.91"],
    megabytes: 214,
    ports: [5678],
    command: ["tini", "--", "/docker-entrypoint.sh"],
  },
  "umami/umami": { tags: ["2.18"], megabytes: 163, ports: [3000], command: ["yarn", "start-docker"] },
  "adminer/adminer": {
    tags: ["5"],
    megabytes: 48,
    ports: [8080],
    command: ["entrypoint.sh", "php", "-S", "[::]:8080"],
  },
  adminer: {
    tags: ["5"],
    megabytes: 48,
    ports: [8080],
    command: ["entrypoint.sh", "php", "-S", "[::]:8080"],
  },
  node: {
    tags: ["22", "24", "24-alpine"],
    megabytes: 152,
    ports: [],
    command: ["docker-entrypoint.sh", "node"],
    env: { NODE_VERSION: "24.1.0" },
  },
  python: {
    tags: ["3.13", "3.13-slim"],
    megabytes: 121,
    ports: [],
    command: ["python3"],
    env: { PYTHON_VERSION: "3.13.3" },
  },
  golang: { tags: ["1.24"], megabytes: 301, ports: [], command: ["bash"], env: { GOLANG_VERSION: "1.24.3" } },
  busybox: { tags: ["1.37"], megabytes: 2, ports: [], command: ["sh"] },
  alpine: { tags: ["3.21"], megabytes: 4, ports: [], command: ["/bin/sh"] },
  debian: { tags: ["12", "12-slim"], megabytes: 49, ports: [], command: ["bash"] },
  "traefik/whoami": { tags: ["v1.11"], megabytes: 3, ports: [80], command: ["/whoami"] },
  "fault/crash": { tags: ["1"], megabytes: 1, ports: [8080], command: ["/bin/app"] },
  "fault/unhealthy": { tags: ["1"], megabytes: 1, ports: [8080], command: ["/bin/app"] },
  "fault/slow": { tags: ["1"], megabytes: 1, ports: [8080], command: ["/bin/app"] },
  "fault/oom": { tags: ["1"], megabytes: 1, ports: [8080], command: ["/bin/app"] },
};

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

const shown = (repo: string, tag: string, one: Known): EngineImage => ({
  references: [`${repo}:${tag}`],
  digest: `sha256:${hash("sha256", `${repo}:${tag}`, "hex")}`,
  sizeBytes: one.megabytes * MB + (Number.parseInt(hash("sha256", tag, "hex").slice(0, 5), 16) % MB),
  os: "linux",
  architecture: "amd64",
  ports: one.ports.map((port) => ({ port, protocol: "TCP" })),
  env: { PATH, ...one.env },
  command: one.command,
  createdAt: "2026-09-01T08:00:00.000Z",
});

const all = new Map<string, EngineImage>();
for (const [repo, one] of Object.entries(known))
  for (const tag of new Set([...one.tags, "latest"])) all.set(`${repo}:${tag}`, shown(repo, tag, one));

/** Every image that the simulated engine knows; any other reference is that of an image that is not there. */
export const knownImages: readonly EngineImage[] = [...all.values()];

/** An image by its reference: a tag that is left out is the latest, and what Docker Hub's names begin with may be there. */
export function knownImage(reference: string): EngineImage | null {
  const bare = reference.replace(/^(docker\.io\/)?(library\/)?/, "");
  const [name = "", digest] = bare.split("@");
  const tagged = /:[^/]+$/.test(name) ? name : `${name}:latest`;
  const found = all.get(tagged);
  if (digest === undefined) return found ?? null;
  const repo = tagged.replace(/:[^/:]+$/, ":");
  return knownImages.find((one) => one.digest === digest && one.references[0]?.startsWith(repo)) ?? null;
}
