// @ts-check
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

/** @returns {never} */
function deny() {
  throw new Error("denied by the sandbox");
}

const WASM_PAGE = 65_536;

/**
 * Bounds the memory of WebAssembly, which neither `--max-old-space-size` nor resource limits do. What asks for more
 * sees a failed allocation, as on a small machine.
 *
 * @param {number} limitBytes
 */
function capMemory(limitBytes) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > limitBytes) throw new RangeError("memory limit of the sandbox");
    return grow.call(this, pages);
  };
}

/** Node 20 and 22 have no permission for the network: what opens a connection is taken away before anything loads. */
function closeNetwork() {
  const openers = [
    [net, ["connect", "createConnection", "createServer"]],
    [tls, ["connect", "createServer"]],
    [dgram, ["createSocket", "Socket"]],
    [http, ["request", "get", "createServer", "Server", "ClientRequest", "Agent"]],
    [https, ["request", "get", "createServer", "Server", "Agent"]],
    [http2, ["connect", "createServer", "createSecureServer"]],
    [dns, Object.keys(dns).filter((name) => /^(lookup|resolve|reverse|Resolver)/.test(name))],
    [dns.promises, Object.keys(dns.promises).filter((name) => /^(lookup|resolve|reverse|Resolver)/.test(name))],
  ];
  // The class itself stays: pipes to other processes, standard input among them, are sockets too.
  net.Socket.prototype.connect = deny;
  net.Server.prototype.listen = deny;
  for (const [module, names] of openers) {
    for (const name of /** @type {string[]} */ (names)) {
      Object.defineProperty(module, name, { value: deny, configurable: true, writable: true, enumerable: true });
    }
  }
  syncBuiltinESMExports();
  for (const name of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, name);
}

/** The permission model refuses `process.binding`, which engines ask for constants when they load. */
function replaceBinding() {
  const constants = { fs: fs.constants, os: {} };
  Object.defineProperty(process, "binding", {
    value: (/** @type {string} */ name) => (name === "constants" ? constants : deny()),
    configurable: true,
  });
}

/**
 * Closes what the permission model of Node leaves open. To be called before an engine is loaded.
 *
 * @param {number} memoryLimitBytes
 */
export function guardProcess(memoryLimitBytes) {
  capMemory(memoryLimitBytes);
  closeNetwork();
  replaceBinding();
}

/** Closes what only the loading of an engine needs. To be called before foreign code runs. */
export function sealProcess() {
  for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming", "Module", "Instance"]) {
    Object.defineProperty(WebAssembly, name, { value: deny, configurable: false, writable: false });
  }
  for (const name of ["kill", "binding", "dlopen", "getBuiltinModule", "chdir"]) {
    Object.defineProperty(process, name, { value: deny, configurable: false, writable: false });
  }
}
