import express from "express";
import { argsOf, get, list, port } from "./rows.mjs";

express()
  .get("/healthz", (_request, response) => response.json({ status: "ok" }))
  .get("/products", ({ query }, response) => response.json(list(argsOf(query))))
  .get("/products/:id", ({ params }, response) => response.json(get(params.id)))
  .listen(port, "127.0.0.1");
