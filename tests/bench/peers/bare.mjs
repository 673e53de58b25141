// node:http and nothing else: the most that this machine can do.
import { createServer } from "node:http";
import { argsOf, get, list, port } from "./rows.mjs";

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const answer =
    pathname === "/products"
      ? list(argsOf(Object.fromEntries(searchParams)))
      : get(pathname.slice("/products/".length));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(answer));
}).listen(port, "127.0.0.1");
