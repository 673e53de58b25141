import type { IncomingMessage, ServerResponse } from "node:http";
import type { V1Pod } from "@kubernetes/client-node";
import type { Written } from "./containers.ts";
import type { Kubelet } from "./kubelet.ts";
import { Refusal } from "./objects.ts";

/** Answers `pods/NAME/log` as a node does: whole seconds in `sinceTime`, and streams apart only where that is `split`. */
export function answerLog(
  kubelet: Kubelet,
  pod: V1Pod,
  query: URLSearchParams,
  isSplit: boolean | "REFUSED",
  [request, response]: [IncomingMessage, ServerResponse],
  followed: Set<ServerResponse>,
): void {
  const name = pod.metadata?.name ?? "";
  if (query.get("container") !== "app")
    throw new Refusal(400, "BadRequest", `container ${query.get("container")} is not valid for pod ${name}`);
  const isPrevious = query.get("previous") === "true";
  const run = isPrevious ? kubelet.previousOf(pod) : kubelet.runOf(pod);
  if (!run)
    throw new Refusal(
      400,
      "BadRequest",
      isPrevious
        ? `previous terminated container "app" in pod "${name}" not found`
        : `container "app" in pod "${name}" is waiting to start: ContainerCreating`,
    );
  if (isSplit === "REFUSED" && query.has("stream"))
    throw new Refusal(422, "Invalid", "stream: Forbidden: may not be specified");
  const stream = isSplit ? (query.get("stream") ?? "All") : "All";
  const tail = query.get("tailLines");
  if (tail !== null && stream !== "All")
    throw new Refusal(422, "Invalid", "`tailLines` and specific `stream` are mutually exclusive for now");
  const since = Math.floor(Date.parse(query.get("sinceTime") ?? "1970-01-01T00:00:00Z") / 1_000) * 1_000;
  const isWanted = (line: Written) =>
    (stream === "All" || line.stream === stream) && Date.parse(line.at) >= since;
  const shown = ({ at, text }: Written) => `${query.get("timestamps") === "true" ? `${at} ` : ""}${text}\n`;
  const wanted = run.lines.filter(isWanted);
  const lines = tail === null ? wanted : wanted.slice(Math.max(0, wanted.length - Number(tail)));
  const limit = Number(query.get("limitBytes") ?? Infinity);
  response.writeHead(200, { "content-type": "text/plain" });
  response.write(lines.map(shown).join("").slice(0, limit));
  if (query.get("follow") !== "true" || run.isOver) return void response.end();
  const hear = (line: Written | undefined) => {
    if (!line) response.end();
    else if (isWanted(line)) response.write(shown(line));
  };
  run.hearing.add(hear);
  followed.add(response);
  response.once("close", () => followed.delete(response));
  request.once("close", () => run.hearing.delete(hear));
  response.once("close", () => run.hearing.delete(hear));
}
