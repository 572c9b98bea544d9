export { fileStore } from "./node/file-store.js";
