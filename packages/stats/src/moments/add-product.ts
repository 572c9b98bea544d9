import { exactProduct } from "./exact-product.js";
import type { ExactSum } from "./exact-sum.js";

/** Adds a product to a sum without losing a digit of it. */
export function addProduct(sum: ExactSum, a: number, b: number): void {
  const product = a * b;
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && Number.isSafeInteger(product)) {
    sum.add(product);
    return;
  }
  const [nearest, lost] = exactProduct(a, b);
  sum.add(nearest).add(lost);
}
