import type { Signal } from "@eval/core";

/** Does `work` for each item, so many at a time, until all are done or the signal is aborted. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: Signal | undefined,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length && signal?.aborted !== true) {
      const index = next++;
      await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
