import { EvalError, show } from "@eval/core";
import type { SchemaProblem } from "./schema-validator.js";

/** The part of Standard Schema, version 1, that validating needs. */
export interface StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Throws an `EvalError` where a value is no Standard Schema of version 1. Structural: a class or function may be one. */
export function checkStandardSchema(schema: StandardSchema): void {
  const face: unknown = (schema as StandardSchema | null | undefined)?.["~standard"];
  const isOne =
    typeof face === "object" &&
    face !== null &&
    "version" in face &&
    face.version === 1 &&
    "validate" in face &&
    typeof face.validate === "function";
  if (!isOne) {
    throw new EvalError(
      "invalid-option",
      `schema must be a Standard Schema of version 1, got ${show(schema)}; a JSON Schema is an option of jsonSchema`,
    );
  }
}

/** What a Standard Schema has against a value. */
export async function standardProblems(schema: StandardSchema, value: unknown): Promise<readonly SchemaProblem[]> {
  const { issues = [] } = await schema["~standard"].validate(value);
  return issues.map(({ message, path = [] }) => ({ path: pointerOf(path), keyword: null, message }));
}

const pointerOf = (path: NonNullable<StandardIssue["path"]>): string =>
  path
    .map((step) => String(typeof step === "object" ? step.key : step))
    .map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
