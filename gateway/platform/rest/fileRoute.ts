import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { operationOf, type Description, type RestAnswer, type RestRoute } from "./rest.ts";

interface FileDeclaration<H extends z.ZodType> extends Description {
  maxBytes: number;
  /** What is told of the file, by headers. */
  headers: H;
  /** @param input.type what the sender says that the file is; nothing to rely on. */
  handle(
    input: { headers: z.output<H>; type: string; bytes: Uint8Array },
    context: RequestContext,
  ): Promise<RestAnswer>;
}

const sent = z.object({ "content-type": z.string().optional() });

/** Declares a route whose body is a file of any kind. Errors: BAD_USER_INPUT without one, PAYLOAD_TOO_LARGE. */
export function fileRoute<H extends z.ZodType>(declaration: FileDeclaration<H>): RestRoute {
  const { method, path, access, data, faultExempt, maxBytes, headers, handle } = declaration;
  return {
    method,
    path,
    access,
    data,
    faultExempt,
    file: { type: "*", maxBytes },
    operation: () => operationOf(declaration, { headers, file: "*" }),
    run: async (request, context) => {
      if (!(request.body instanceof Uint8Array))
        throw badInput({ file: { code: "REQUIRED", message: "Send the file as the body." } });
      const { "content-type": type = "" } = sent.parse(request.headers);
      return await handle({ headers: headers.parse(request.headers), type, bytes: request.body }, context);
    },
  };
}
