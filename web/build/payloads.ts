// What a game writes, as TypeScript: JSON Schema comes in (`jacta schema game NAME`), types go out.

import { compile, type JSONSchema } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const BANNER = "// Made by `make schema` from the types that the game declares in Python: change those.";

export async function typesOf(schema: JSONSchema): Promise<string> {
  return compile(schema, "Payloads", {
    additionalProperties: false,
    bannerComment: BANNER,
    // A list of at most four is a list, and not a union of five tuples.
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}

process.stdout.write(await typesOf(JSON.parse(await text(process.stdin)) as JSONSchema));
