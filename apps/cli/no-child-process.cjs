// Stands in for node:child_process in the bundle of commander, which asks for it at the start and would use it for
// commands that are programs of their own. `evals` has none, and loading the module takes as long as all the rest.
exports.spawn = () => {
  throw new Error("evals starts no other programs");
};
