import { createEmulator } from "./emulator.ts";

window.createEmulator = createEmulator;
