import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { dropEarlyAnswers, fetchOrTake } from "./app/apollo/earlyAnswers.ts";
import { createConsole } from "./app/createConsole.tsx";

// An `await` at the top of a module would keep the build from putting small scripts together.
void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root");
  const { element } = await createConsole({ createRouter: createBrowserRouter, fetch: fetchOrTake });
  dropEarlyAnswers();
  createRoot(root).render(<StrictMode>{element}</StrictMode>);
}
