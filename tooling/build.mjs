// @ts-check
// Builds what has changed. Turborepo would say on its first run that it counts uses of itself: nothing of this project
// is to be sent anywhere.
import { spawnSync } from "node:child_process";

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
const command = "npx -y pnpm@10.34.9 exec turbo run build --output-logs=errors-only";
process.exit(spawnSync(command, { env, shell: true, stdio: "inherit" }).status ?? 1);
