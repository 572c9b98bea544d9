export { isBlank } from "./blank.js";
