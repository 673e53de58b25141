import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { createDevTools } from "./devTools.ts";
import { contextMaker, guestTeller, storesOf } from "./context.ts";
import { type Leading, takePartInLeading } from "./leading.ts";
import { prepareStore } from "./prepareStore.ts";
import { sampleOperations } from "./sampleOperations.ts";
import { createSchema, entities } from "./schema.ts";
import { serveApps } from "./serveApps.ts";
import { createLetterLimits, unlimitedLetters } from "./platform/limits/letterLimits.ts";
import { createSignInLimits, unlimitedSignIns } from "./platform/limits/signInLimits.ts";
import { createSealer } from "./platform/sealing.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { createMailTransport } from "./platform/mail/transport.ts";
import { createBackground, systemTimers, type Timers } from "./platform/background.ts";
import { createBusinessClock } from "./platform/businessClock.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { serveApi } from "./platform/http/api.ts";
import { answerFailure, endConnections, readJsonBodies, sendBytes } from "./platform/request/answers.ts";
import { arrival, takePlainBodies } from "./platform/request/bodies.ts";
import { serveConsole } from "./platform/http/console.ts";
import { serveDocs } from "./platform/http/docs.ts";
import { serveGraphiQL } from "./platform/http/graphiql.ts";
import { createKeptAnswers } from "./platform/request/keptAnswers.ts";
import { checkedBy, createGraphQL, graphQLHandler } from "./platform/request/graphql.ts";
import { createKnownDocuments } from "./platform/request/knownDocuments.ts";
import { createStraightPath } from "./platform/request/straightPath.ts";
import { readControls } from "./platform/request/controls.ts";
import { injectFaults } from "./platform/request/injectFaults.ts";
import { createOutbound } from "./platform/outbound/outbound.ts";
import { serveHealth } from "./platform/http/health.ts";
import { watchGateway } from "./watchGateway.ts";
import { keepJournal } from "./platform/request/keepJournal.ts";
import { ownOrigin, secure } from "./platform/request/security.ts";
import { serveSockets } from "./platform/http/sockets.ts";
import type { Sockets } from "./platform/http/openSockets.ts";
import { operationReader, readOperations } from "./platform/http/trusted.ts";
import type { Live } from "./platform/live.ts";
import { requestIds } from "./platform/ids.ts";
import { root, VERSION } from "./platform/root.ts";
import { createRunners, type Runners } from "./runners.ts";
import { createLog, loggedBy } from "./platform/log.ts";
import type { Services } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";

const BODY_LIMIT = 1024 * 1024;
const REQUESTS_A_MINUTE = 1_200;

/** What the REST documentation says of itself. */
export const info = {
  title: "Berth REST API",
  version: VERSION,
  description:
    "The documented REST surface over the sample data. Lists are read leniently: a bad page, size, sort or order falls back to its default. With the developer tools the header x-berth-sandbox names the copy of the sample data that a call works on.",
};

/** What a gateway is made of. */
export interface GatewayOptions extends Runners {
  config: Config;
  store: Store;
  live: Live;
  clock?: Clock;
  timers?: Timers;
  leading?: Leading;
  /** The schema, made before where several gateways share it; by default its own. */
  schema?: GraphQLSchema;
  /** The folder of the console's build; by default the project's own. */
  console?: URL;
}

/** The whole gateway over a prepared store, listening nowhere yet: tests send it requests by `inject`. */
export async function createGateway({
  config,
  store,
  live: bus,
  clock = systemClock,
  timers = systemTimers,
  leading = {},
  engine,
  hypervisor,
  schema: made,
  console = new URL("web/dist/", root),
}: GatewayOptions): Promise<FastifyInstance> {
  const log = createLog(config.logLevel);
  const app = fastify({
    ...loggedBy(log, config.production),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...arrival,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.setErrorHandler(answerFailure);
  readJsonBodies(app);
  takePlainBodies(app);
  sendBytes(app);
  const readOperation = operationReader(console, config.trustedOnly);
  readOperations(app, readOperation, config.trustedOnly);
  await secure(app, config);
  const schema = made ?? createSchema({ mock: config.mock });
  const { metrics, live } = watchGateway(app, config, { schema, store, live: bus, clock });
  const controls = readControls(schema);
  const devTools = createDevTools({
    home: store,
    live,
    clock,
    prepare: (empty) => prepareStore(empty, { ...config, sampleAccounts: false }, clock),
  });
  const note = config.mockControls ? keepJournal(app, config, clock, devTools.journal, controls) : null;
  if (note) injectFaults(app, controls, devTools.faults);
  await app.register(underPressure, {
    maxEventLoopDelay: config.rateLimit ? 5_000 : 0,
    exposeStatusRoute: false,
  });
  await app.register(rateLimit, { global: config.rateLimit, max: REQUESTS_A_MINUTE, timeWindow: "1 minute" });
  await app.register(websocket, {
    options: {
      maxPayload: BODY_LIMIT,
      handleProtocols: (offered: Set<string>) =>
        offered.has("graphql-transport-ws") ? "graphql-transport-ws" : false,
    },
  });
  let isClosing = false;
  /** What a session holds open beyond a request. */
  const held: Pick<Sockets, "endSession">[] = [];
  const background = createBackground(timers, log);
  const outbound = createOutbound(config);
  const around = { store, clock, timers, outbound };
  const { close: closeRunners, ...runners } = createRunners({ engine, hypervisor }, config, around);
  const services: Omit<Services, "jobs"> = {
    config,
    clock,
    businessClock: createBusinessClock(clock),
    live,
    log,
    metrics,
    devTools,
    background,
    signInLimits: config.rateLimit ? createSignInLimits(store, clock, timers) : unlimitedSignIns,
    letterLimits: config.rateLimit ? createLetterLimits(store, clock) : unlimitedLetters,
    sealer: createSealer(config),
    mail: createMailTransport(config),
    outbound,
    ...runners,
    sessionEnded: (sessionId) => held.forEach((one) => one.endSession(sessionId)),
  };
  const jobs = createJobs(store, services, Object.assign({}, ...entities.map((one) => one.jobs)));
  takePartInLeading(app, store, { ...services, jobs }, leading);
  const stores = storesOf({ home: store, live, config, controls, devTools });
  const contextOf = contextMaker({ ...services, jobs }, stores);
  held.push(serveApps(app, store, { ...services, jobs, timers }, contextOf));

  const server = createGraphQL(schema, config.devTools);
  // What the mock server makes up stands outside of the store, where nobody sees it change.
  const keeping = config.mock ? null : { kept: createKeptAnswers(app), guestOf: guestTeller(config, stores) };
  const straight = keeping && createStraightPath(createKnownDocuments(schema, checkedBy(server)), keeping);
  const page = config.devTools ? serveGraphiQL(app, "Berth GraphiQL", sampleOperations) : null;
  const sockets = serveSockets(
    app,
    config,
    server,
    graphQLHandler(server, page, contextOf, straight),
    contextOf,
    note && { controls, faults: devTools.faults, note },
    readOperation,
    metrics,
  );
  held.push(sockets);
  const all = entities.flatMap((one) => one.routes ?? []);
  const routes = all.filter(({ access }) => config.mockControls || access !== "devTools");
  serveApi(app, routes, contextOf, keeping);
  if (config.devTools) serveDocs(app, routes, info);
  serveHealth(app, store, () => isClosing);
  await serveConsole(app, console, config.devTools, (request) => ownOrigin(config, request));

  app.addHook("onReady", async () => {
    for (const { resume } of entities) await resume?.({ store, live, clock, background });
    await jobs.begin();
  });
  endConnections(app, () => isClosing);
  app.addHook("preClose", async () => {
    isClosing = true;
    sockets.close();
    jobs.close();
    await background.close();
    devTools.close();
    await outbound.close();
    await closeRunners();
    await server.close();
  });
  return app;
}
