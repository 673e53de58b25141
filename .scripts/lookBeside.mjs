// Tells the thread that asks whether the gateway can start as it is, while that one does something else.
import { parentPort } from "node:worker_threads";
import { isPrepared } from "./prepare.mjs";

parentPort.postMessage(isPrepared());
