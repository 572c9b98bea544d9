import { defineConfig } from "evalite/config";
import { createInMemoryStorage } from "evalite/in-memory-storage";

// Nothing is kept between runs, so no native module is built. Leave this file out to keep a history in SQLite.
export default defineConfig({ storage: () => createInMemoryStorage() });
