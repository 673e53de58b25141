// What stands behind a reverse proxy: it answers a page of a kilobyte.
import { createServer } from "node:http";

const page = "a page of an app\n".repeat(60);
createServer((request, response) => {
  response.setHeader("content-type", "text/plain");
  response.end(page);
}).listen(Number(process.env.PORT), "127.0.0.1");
