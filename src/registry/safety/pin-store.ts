import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AgentError, messageOf } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { refuseNewer } from '../../lib/refuse-newer.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import type { Fingerprint } from './fingerprint.ts'

/** What a tool was when it was first used, or last trusted. */
export interface Pin extends Fingerprint {
  /** Digest of the tool as its source wrote it: while it is the same nothing has to be computed. */
  source_digest: string
  pinned_at: string
}

/**
 * `first`: another replica may have been earlier, and then its pin holds. `trusted`: it takes the place of the one before.
 * `same`: nothing but the digest of its source changed.
 */
export type PinReason = 'first' | 'trusted' | 'same'

/** The pins of all applications, in memory and where they are kept. */
export interface PinStore {
  /** Pins by tool; undefined when no tool of the application was used yet. */
  of(app: string): ReadonlyMap<string, Pin> | undefined
  /** Kept soon. */
  set(app: string, tool: string, pin: Pin, why: PinReason): void
  /** The application is gone for good: one of the same name is another one. */
  forget(app: string): void
  /** Keeps at once what is not kept yet. */
  flush(): Promise<void>
  /** Takes what other replicas did; of all applications unless one is named. */
  reload(app?: string): Promise<void>
  close(): Promise<void>
}

/** Pins that are kept; the oldest go first. */
const MOST_PINS = 50_000
/** Milliseconds in which changes are written together; longer for many, since the whole file is written. */
const WRITE_PAUSE = 500

/** Opens `tool-pins.json` in the state folder. A file that cannot be read is put aside; a full disk never fails a call. */
export function openPinStore(stateFolder: string, logger: Logger): PinStore {
  const file = join(stateFolder, 'tool-pins.json')
  const apps = load(file, logger)
  let count = [...apps.values()].reduce((sum, pins) => sum + pins.size, 0)
  let timer: NodeJS.Timeout | undefined
  let failed = false
  const texts = new WeakMap<Pin, string>()

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // A line for each tool. Their texts are kept: with thousands of pins only the new ones cost something.
    const lines = [...apps].map(([app, pins]) => {
      const tools = [...pins].map(([tool, pin]) => `${JSON.stringify(tool)}: ${textOf(pin)}`)
      return `${JSON.stringify(app)}: {\n${tools.join(',\n')}\n}`
    })
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeAtomically(file, `{"version": 1, "apps": {\n${lines.join(',\n')}\n}}\n`, 0o600)
      failed = false
    } catch (error) {
      if (!failed) logger.error({ event: 'tool_pins_not_written', file, error: messageOf(error) })
      failed = true
    }
  }
  const textOf = (pin: Pin) => {
    let text = texts.get(pin)
    if (text === undefined) texts.set(pin, (text = JSON.stringify(pin)))
    return text
  }
  /** The application whose pins are the oldest loses its first one. */
  const makeRoom = () => {
    const [oldest] = [...apps].sort(([, left], [, right]) => (firstOf(left) < firstOf(right) ? -1 : 1))
    const [tool] = oldest?.[1].keys() ?? []
    if (!oldest || tool === undefined) return
    oldest[1].delete(tool)
    if (!oldest[1].size) apps.delete(oldest[0])
    count--
  }
  return {
    of: app => apps.get(app),
    set(app, tool, pin) {
      const pins = apps.get(app) ?? new Map<string, Pin>()
      apps.set(app, pins)
      if (!pins.delete(tool)) count++
      pins.set(tool, pin)
      if (count > MOST_PINS) makeRoom()
      timer ??= setTimeout(write, WRITE_PAUSE + count / 10).unref()
    },
    forget(app) {
      const pins = apps.get(app)
      if (!pins) return
      count -= pins.size
      apps.delete(app)
      timer ??= setTimeout(write, WRITE_PAUSE).unref()
    },
    async flush() {
      if (timer) write()
    },
    reload: () => Promise.resolve(),
    async close() {
      if (timer) write()
    },
  }
}

const firstOf = (pins: Map<string, Pin>) => pins.values().next().value?.pinned_at ?? ''

function load(file: string, logger: Logger): Map<string, Map<string, Pin>> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      logger.error({ event: 'tool_pins_not_read', file, error: messageOf(error) })
    return new Map()
  }
  try {
    const content = refuseNewer(file, JSON.parse(text), 1)
    if (!isObject(content) || content.version !== 1 || !isObject(content.apps)) throw new Error('it is no file of pins')
    const readPins = (pins: unknown) =>
      new Map(Object.entries(pins as object).filter((entry): entry is [string, Pin] => isPin(entry[1])))
    return new Map(Object.entries(content.apps).map(([app, pins]) => [app, readPins(pins)]))
  } catch (error) {
    if (error instanceof AgentError) throw error
    const aside = `${file}.unreadable`
    logger.error({ event: 'tool_pins_not_read', file, kept_as: aside, error: messageOf(error) })
    try {
      renameSync(file, aside)
    } catch {
      // It will be overwritten: the log has said that it could not be read.
    }
    return new Map()
  }
}

/** Whether it can be compared; one that cannot counts as none. */
export const isPin = (value: unknown): value is Pin =>
  isObject(value) &&
  ['digest', 'source_digest', 'description', 'description_digest', 'input_schema', 'output_schema'].every(
    field => typeof value[field] === 'string',
  ) &&
  isObject(value.parameters)
