import { messageOf } from '../../lib/errors.ts'
import { parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import type { Replicas } from '../state/replicas.ts'
import { digestOfAddress, type OriginStore } from './origin-store.ts'

/** The addresses that got a service's credentials, in the database that the replicas of a registry share. */
export async function openOriginTable(
  database: Database,
  { replicas, logger }: { replicas: Replicas; logger: Logger },
): Promise<OriginStore> {
  let services = new Map<string, { address: string; origins: readonly string[] }>()
  let writing: Promise<unknown> = Promise.resolve()
  const reload = async () => {
    const rows = await database.all<{ app: string; address: string; origins: string }>(
      'SELECT app, address, origins FROM service_origins',
    )
    services = new Map(rows.map(({ app, address, origins }) => [app, { address, origins: textsIn(origins) }]))
  }
  const keep = async (app: string, address: string, origins: readonly string[]) => {
    try {
      await database.write(
        async tx => {
          // What another replica was allowed first stays: it is not widened by what this one read.
          await tx.run(
            'INSERT INTO service_origins (app, address, origins) VALUES (?1, ?2, ?3) ON CONFLICT (app) DO UPDATE SET address = excluded.address, origins = excluded.origins WHERE service_origins.address <> excluded.address',
            app,
            address,
            JSON.stringify(origins),
          )
          await replicas.tell({ kind: 'origins' }, tx)
        },
        { key: `origins ${app}` },
      )
      await reload()
    } catch (error) {
      logger.error({ event: 'service_origins_not_written', error: messageOf(error) })
    }
  }
  await reload()
  return {
    of(app, address) {
      const known = services.get(app)
      return known?.address === digestOfAddress(address) ? known.origins : undefined
    },
    set(app, address, origins) {
      const digest = digestOfAddress(address)
      services.set(app, { address: digest, origins: [...origins] })
      writing = writing.then(() => keep(app, digest, origins))
    },
    reload,
    close: async () => void (await writing),
  }
}

function textsIn(json: string): string[] {
  const read = parseJson(json)
  return Array.isArray(read) ? read.filter(one => typeof one === 'string') : []
}
