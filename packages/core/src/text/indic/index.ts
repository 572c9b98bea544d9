export { foldCanonical } from "./fold-canonical.js";
export { foldLoose } from "./fold-loose.js";
export { foldReading } from "./fold-reading.js";
