// A plain reverse proxy before TARGET that keeps its connections.
import { Agent, createServer } from "node:http";
import { createProxyServer } from "http-proxy-3";

const agent = new Agent({ keepAlive: true });
const proxy = createProxyServer({ target: process.env.TARGET, agent });
proxy.on("error", (_error, _request, response) => response.writeHead?.(502).end());
createServer((request, response) => proxy.web(request, response)).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
