/** Runs work on each of a list, at most so many at a time; results are in the order of the list. */
export async function inLanes<T, R>(list: readonly T[], most: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const out: R[] = []
  let next = 0
  const lane = async () => {
    while (next < list.length) {
      const at = next++
      out[at] = await work(list[at]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, list.length) }, lane))
  return out
}
