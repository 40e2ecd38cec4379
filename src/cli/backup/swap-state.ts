import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { restoreUnfinished } from '../../lib/errors.ts'
import { syncFolder, writeAtomically } from '../../lib/write-atomically.ts'

/**
 * What a restore does once everything is unpacked and checked. Written in one go before the first step: from then on the
 * restore happens, whatever is killed, because every step may be done again and the next command finishes what is left.
 */
const Order = z.object({
  /** Folder inside the state folder that holds what is new. */
  staged: z.string(),
  /** Folder inside the state folder that takes what was there. */
  aside: z.string(),
  /** Names at the top of the state folder: those that go, those that come. */
  going: z.array(z.string()),
  coming: z.array(z.string()),
  /** Files of the project folder: where the new text is (inside `staged`), where it belongs. */
  project: z.array(z.object({ from: z.string(), to: z.string() })),
})
type Order = z.infer<typeof Order>

const ORDER = 'restore.json'

/** Milliseconds that another process may take to finish it. */
const PATIENCE = 10_000

/**
 * Puts a restored state in the place of the present one, which is kept aside. The state folder itself stays: it may be
 * the mount point of a volume. Whoever calls it has the lock of starts, so that nobody else does a step at the same time.
 */
export function swapState(stateFolder: string, order: Order): void {
  writeAtomically(join(stateFolder, ORDER), JSON.stringify(order), 0o600)
  try {
    carryOut(stateFolder)
  } catch (error) {
    throw restoreUnfinished(stateFolder, error)
  }
}

/** True while a restore is under way that has to be finished. */
export const isRestoring = (stateFolder: string): boolean => existsSync(join(stateFolder, ORDER))

/**
 * Finishes a restore that was cut off after everything had been checked; waits for one that is under way, which has the
 * lock of starts; does nothing when there is none. Throws RESTORE_UNFINISHED.
 */
export function finishRestore(stateFolder: string): void {
  if (!isRestoring(stateFolder)) return
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(stateFolder, 'start.lock'), { timeout: PATIENCE })
    lock.exec('BEGIN EXCLUSIVE')
    if (isRestoring(stateFolder)) carryOut(stateFolder)
  } catch (error) {
    throw restoreUnfinished(stateFolder, error)
  } finally {
    lock?.close()
  }
}

function carryOut(stateFolder: string): void {
  const file = join(stateFolder, ORDER)
  const order = Order.parse(JSON.parse(readFileSync(file, 'utf8')))
  const aside = join(stateFolder, order.aside)
  const staged = join(stateFolder, order.staged)
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  // What is aside already was moved before: what has its name now is new.
  for (const name of order.going) {
    if (!existsSync(join(aside, name)) && existsSync(join(stateFolder, name)))
      renameSync(join(stateFolder, name), join(aside, name))
  }
  for (const name of order.coming) {
    if (existsSync(join(staged, 'state', name))) renameSync(join(staged, 'state', name), join(stateFolder, name))
  }
  for (const { from, to } of order.project) putProjectFile(join(staged, from), to, join(aside, from))
  syncFolder(join(stateFolder, '.'))
  rmSync(staged, { recursive: true, force: true })
  rmSync(file)
}

/** It may be on another disk: copied, and renamed there. */
function putProjectFile(from: string, to: string, aside: string): void {
  if (!existsSync(from)) return
  if (existsSync(to) && !existsSync(aside)) {
    mkdirSync(dirname(aside), { recursive: true, mode: 0o700 })
    copyFileSync(to, `${aside}.part`)
    renameSync(`${aside}.part`, aside)
  }
  writeAtomically(to, readFileSync(from, 'utf8'))
}
