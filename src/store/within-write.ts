import { AsyncLocalStorage } from 'node:async_hooks'

/** The write that is under way here, for as long as it is. */
const current = new AsyncLocalStorage<{ of: object; isOpen: boolean }>()

/** Runs the work of a write of `database`. */
export async function withinWrite<T>(database: object, work: () => Promise<T>): Promise<T> {
  const write = { of: database, isOpen: true }
  try {
    return await current.run(write, work)
  } finally {
    write.isOpen = false
  }
}

/**
 * Throws within a write of the same database: a write would wait for itself, and a read would not see what the write did.
 * That is a mistake in the program: the transaction that the work was given does both.
 */
export function refuseWithinWrite(database: object): void {
  const write = current.getStore()
  if (write?.isOpen && write.of === database)
    throw new Error('Within a write of this database its own transaction has to be used')
}
