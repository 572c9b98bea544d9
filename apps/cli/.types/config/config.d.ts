import * as z from "zod";
declare const configShape: z.ZodObject<{
    $schema: z.ZodOptional<z.ZodString>;
    files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    metrics: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        name: z.ZodString;
        options: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodJSONSchema>>;
    }, z.core.$strict>]>>>;
    plugins: z.ZodOptional<z.ZodArray<z.ZodString>>;
    map: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    list: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    rows: z.ZodOptional<z.ZodString>;
    encoding: z.ZodOptional<z.ZodString>;
    onBadRow: z.ZodOptional<z.ZodEnum<{
        fail: "fail";
        skip: "skip";
    }>>;
    by: z.ZodOptional<z.ZodArray<z.ZodString>>;
    filter: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    limit: z.ZodOptional<z.ZodInt>;
    concurrency: z.ZodOptional<z.ZodInt>;
    detail: z.ZodOptional<z.ZodEnum<{
        none: "none";
        failed: "failed";
        full: "full";
    }>>;
    output: z.ZodOptional<z.ZodArray<z.ZodString>>;
    minPassRate: z.ZodOptional<z.ZodArray<z.ZodString>>;
    minScore: z.ZodOptional<z.ZodArray<z.ZodString>>;
    maxScore: z.ZodOptional<z.ZodArray<z.ZodString>>;
    failOnError: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict>;
/** What a configuration file may say; the command line wins over it. */
export type Config = z.infer<typeof configShape>;
/** Reads the configuration named, or the one that lies here; an empty one where there is none. */
export declare function loadConfig(directory: string, file: string | undefined): Promise<Config>;
/**
 * Plugins that a configuration names. One may lie in someone else's checkout, so it cannot reach files outside of it:
 * those must be named on the command line.
 */
export declare function configuredPlugins({ plugins }: Config): readonly string[];
export {};
//# sourceMappingURL=config.d.ts.map