// node:http and nothing else: the most that this machine can do.
import { createServer } from "node:http";
import { argsOf, get, list, port } from "./rows.mjs";

const answerTo = (path, query) => {
  if (path === "/healthz") return { status: "ok" };
  return path === "/products"
    ? list(argsOf(Object.fromEntries(new URLSearchParams(query))))
    : get(path.slice("/products/".length));
};
createServer(({ url }, response) => {
  const [path, query = ""] = url.split("?");
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(answerTo(path, query)));
}).listen(port, "127.0.0.1");
