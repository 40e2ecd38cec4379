import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AgentError, messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { refuseNewer } from '../../lib/refuse-newer.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'

/** The addresses that got a service's credentials when its description was first read with them. */
export interface OriginStore {
  /** Undefined when it was not read with credentials yet. `address` is where the description is. */
  of(app: string, address: string): readonly string[] | undefined
  /** Kept over restarts: what a service was allowed once is not widened by its description (registry case X8). */
  set(app: string, address: string, origins: readonly string[]): void
  /** Takes what other replicas noted. */
  reload(): Promise<void>
  /** Waits for what is being written. */
  close(): Promise<void>
}

const Content = z.object({
  version: z.literal(1),
  services: z.record(z.string(), z.object({ address: z.string(), origins: z.array(z.string()) })),
})

/** Opens `service-origins.json` in the state folder. A full disk or a file that cannot be read never fails a service. */
export function openOriginStore(stateFolder: string, logger: Logger): OriginStore {
  const file = join(stateFolder, 'service-origins.json')
  const services = new Map(Object.entries(load(file, logger)))
  return {
    of(app, address) {
      const known = services.get(app)
      return known?.address === digestOfAddress(address) ? known.origins : undefined
    },
    set(app, address, origins) {
      services.set(app, { address: digestOfAddress(address), origins: [...origins] })
      try {
        const content = { version: 1, services: Object.fromEntries(services) }
        writeAtomically(file, `${JSON.stringify(content, undefined, 2)}\n`, 0o600)
      } catch (error) {
        logger.error({ event: 'service_origins_not_written', file, error: messageOf(error) })
      }
    },
    reload: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** An address may hold a password or a token. */
export const digestOfAddress = (address: string) => createHash('sha256').update(address).digest('hex')

function load(file: string, logger: Logger): z.infer<typeof Content>['services'] {
  try {
    return Content.parse(refuseNewer(file, JSON.parse(readFileSync(file, 'utf8')), 1)).services
  } catch (error) {
    if (error instanceof AgentError) throw error
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      logger.error({ event: 'service_origins_not_read', file, error: messageOf(error) })
    return {}
  }
}
