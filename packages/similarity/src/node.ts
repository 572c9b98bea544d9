export { onnxEncoder } from "./node/onnx-encoder.js";
