import { expect, it } from "vitest";
import { levelOf } from "#gateway/domains/hosting/logs/level.ts";

it.each([
  ['{"level":"error","msg":"no"}', "ERROR"],
  ['{"severity":"WARNING","message":"slow"}', "WARN"],
  ['{"level":30,"msg":"pino"}', "INFO"],
  ['{"level":50,"msg":"pino"}', "ERROR"],
  ['{"msg":"ERROR in a text"}', null],
  ["time=2026-11-26 level=warn msg=slow", "WARN"],
  ["2026-11-26T03:00:00Z INFO started", "INFO"],
  ["2026/11/26 03:00:00 [error] 12#12: open() failed", "ERROR"],
  ["warning: a default is used", "WARN"],
  ["E1126 03:00:00.1 file.go:1] gone", "ERROR"],
  ["[DEBUG] looks", "DEBUG"],
  ["FATAL: no", "ERROR"],
  ['10.0.0.1 - - "GET /error HTTP/1.1" 200', null],
  ["an information desk", null],
  ["", null],
])("%s says %s", (text, level) => expect(levelOf(text)).toBe(level));
