import { messageOf } from '../../lib/errors.ts'
import { parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Transaction } from '../../store/contract.ts'
import type { Replicas } from '../state/replicas.ts'
import { isPin, type Pin, type PinStore } from './pin-store.ts'

/** Milliseconds in which changes are written together. */
const WRITE_PAUSE = 100

/** What is to be written of an application. */
interface Waiting {
  isForgotten: boolean
  pins: Map<string, { pin: Pin; isFirst: boolean }>
}

/** The pins in the database that the replicas of a registry share, and in memory. A database that is away fails no call. */
export async function openPinTable(
  database: Database,
  { replicas, logger }: { replicas: Replicas; logger: Logger },
): Promise<PinStore> {
  const apps = new Map<string, Map<string, Pin>>()
  let waiting = new Map<string, Waiting>()
  /** What is on its way to the database. */
  let leaving = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const load = async (app?: string) => {
    const where = app === undefined ? '' : 'WHERE app = ?'
    const rows = await database.all<{ app: string; tool: string; pin: string }>(
      `SELECT app, tool, pin FROM tool_pins ${where}`,
      ...(app === undefined ? [] : [app]),
    )
    if (app === undefined) apps.clear()
    else apps.delete(app)
    for (const row of rows) {
      const pin = parseJson(row.pin)
      if (isPin(pin)) pinsOf(row.app).set(row.tool, pin)
    }
    // What is not written yet holds here already.
    for (const [name, { isForgotten, pins }] of [...leaving, ...waiting]) {
      if (app !== undefined && name !== app) continue
      if (isForgotten) apps.delete(name)
      for (const [tool, { pin }] of pins) pinsOf(name).set(tool, pin)
    }
  }
  const pinsOf = (app: string) => {
    const pins = apps.get(app) ?? new Map<string, Pin>()
    apps.set(app, pins)
    return pins
  }
  const waitingOf = (app: string) => {
    const next = waiting.get(app) ?? { isForgotten: false, pins: new Map() }
    waiting.set(app, next)
    timer ??= setTimeout(() => void start().catch(() => undefined), WRITE_PAUSE).unref()
    return next
  }
  const writeApp = async (tx: Transaction, app: string, { isForgotten, pins }: Waiting) => {
    if (isForgotten) await tx.run('DELETE FROM tool_pins WHERE app = ?', app)
    for (const [tool, { pin, isFirst }] of pins)
      await tx.run(
        `INSERT INTO tool_pins (app, tool, pin) VALUES (?, ?, ?) ON CONFLICT (app, tool) ${isFirst ? 'DO NOTHING' : 'DO UPDATE SET pin = excluded.pin'}`,
        app,
        tool,
        JSON.stringify(pin),
      )
    await replicas.tell({ kind: 'pins', app }, tx)
  }
  const write = async () => {
    leaving = waiting
    waiting = new Map()
    const entries = [...leaving]
    for (let index = 0; index < entries.length; index++) {
      const [app, changes] = entries[index]!
      try {
        await database.write(tx => writeApp(tx, app, changes), { key: `pins ${app}` })
        leaving.delete(app)
        // Of two replicas that used a tool for the first time, the pin of the first one holds for both.
        await load(app)
      } catch (error) {
        logger.error({ event: 'tool_pins_not_written', error: messageOf(error) })
        leaving.clear()
        // Again with the next ones; what came meanwhile is newer.
        for (const [name, { isForgotten, pins }] of entries.slice(index)) {
          const later = waitingOf(name)
          if (!later.isForgotten) {
            later.pins = new Map([...pins, ...later.pins])
            later.isForgotten = isForgotten
          }
        }
        throw error
      }
    }
  }
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    const done = writing.then(write)
    writing = done.catch(() => undefined)
    return done
  }
  await load()
  return {
    of: app => apps.get(app),
    set(app, tool, pin, why) {
      pinsOf(app).set(tool, pin)
      // Sources may write the same tool differently for each replica: they would tell each other without an end.
      if (why !== 'same') waitingOf(app).pins.set(tool, { pin, isFirst: why === 'first' })
    },
    forget(app) {
      if (!apps.delete(app)) return
      const next = waitingOf(app)
      next.isForgotten = true
      next.pins.clear()
    },
    flush: () => (waiting.size ? start() : writing),
    reload: load,
    close: () => (waiting.size ? start().catch(() => undefined) : writing),
  }
}
