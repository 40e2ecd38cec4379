/** Who reads something, and who changes it, in the order in which they came. */
export interface SharedAccess {
  /** Works while nothing is changed; others read beside it. It waits for the changes before it, and asks for no access itself. */
  whileUnchanged<T>(work: () => Promise<T>): Promise<T>
  /** Works while nobody reads or changes anything else. It asks for no access itself. */
  alone<T>(work: () => T | Promise<T>): Promise<T>
}

/** Readers side by side, whoever changes something alone (a lock of readers and writers, first come, first served). */
export function createSharedAccess(): SharedAccess {
  let lastChange: Promise<unknown> = Promise.resolve()
  let reading = new Set<Promise<unknown>>()

  return {
    whileUnchanged(work) {
      const since = reading
      const turn = lastChange.then(work)
      const ended: Promise<unknown> = turn.then(forget, forget)
      since.add(ended)
      return turn

      function forget(): void {
        since.delete(ended)
      }
    },
    alone(work) {
      const before = [lastChange, ...reading]
      reading = new Set()
      const turn = Promise.all(before).then(work)
      lastChange = turn.catch(() => undefined)
      return turn
    },
  }
}
