/** Gives a function the name of its metric, which other tools show. */
export function named<F extends (...args: never[]) => unknown>(target: F, name: string): F {
  return Object.defineProperty(target, "name", { value: name, configurable: true });
}
