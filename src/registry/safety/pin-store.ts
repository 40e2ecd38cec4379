import { chmodSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'

const Pin = z.object({
  digest: z.string(),
  /** Digest of the tool as its source wrote it: while it is the same nothing has to be computed. */
  source_digest: z.string(),
  pinned_at: z.string(),
  description: z.string(),
  description_digest: z.string(),
  input_schema: z.string(),
  output_schema: z.string(),
  read_only: z.boolean(),
  parameters: z.record(z.string(), z.string()),
})
/** What a tool was when it was first used, or last trusted. */
export type Pin = z.infer<typeof Pin>
const PinFile = z.object({ version: z.literal(1), apps: z.record(z.string(), z.record(z.string(), Pin)) })

/** The pins of all applications, in memory and in a file. */
export interface PinStore {
  /** Pins by tool; undefined when no tool of the application was used yet. */
  of(app: string): ReadonlyMap<string, Pin> | undefined
  set(app: string, tool: string, pin: Pin): void
  /** Writes what is not written yet. */
  close(): void
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

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const content = {
      version: 1,
      apps: Object.fromEntries([...apps].map(([app, pins]) => [app, Object.fromEntries(pins)])),
    }
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeAtomically(file, `${JSON.stringify(content, undefined, 1)}\n`)
      chmodSync(file, 0o600)
      failed = false
    } catch (error) {
      if (!failed) logger.error({ event: 'tool_pins_not_written', file, error: messageOf(error) })
      failed = true
    }
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
    close() {
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
    const { apps } = PinFile.parse(JSON.parse(text))
    return new Map(Object.entries(apps).map(([app, pins]) => [app, new Map(Object.entries(pins))]))
  } catch (error) {
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
