import { stringify } from 'yaml'
import { conflict } from '../../lib/errors.ts'
import type { Database } from '../../store/contract.ts'
import type { DeclaredService, FileIssue } from '../file/read-registry-file.ts'
import type { Variables } from '../file/substitute.ts'
import type { Replicas } from '../state/replicas.ts'
import { readAdded, type AddedStore } from './added-store.ts'

/** Services that were added by their address, in the database that the replicas of a registry share. */
export async function openAddedTable(
  database: Database,
  { replicas, variables }: { replicas: Replicas; variables: Variables },
): Promise<AddedStore> {
  let services: DeclaredService[] = []
  let problems: FileIssue[] = []
  const reload = async () => {
    const rows = await database.all<{ name: string; entry: string }>(
      'SELECT name, entry FROM added_services ORDER BY position',
    )
    const entries = rows.map(({ name, entry }) => ({ name, ...(JSON.parse(entry) as object) }))
    if (!entries.length) services = problems = []
    else
      ({ services, problems } = readAdded(
        stringify({ services: entries }, { lineWidth: 0 }),
        `added_services in ${database.place}`,
        variables,
      ))
  }
  await reload()
  return {
    get services() {
      return services
    },
    get problems() {
      return problems
    },
    has: name => services.some(service => service.name === name),
    async add(name, entry) {
      const added = await database.write(
        async tx => {
          const count = await tx.run(
            'INSERT INTO added_services (name, entry) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
            name,
            JSON.stringify(entry),
          )
          if (count) await replicas.tell({ kind: 'added' }, tx)
          return count
        },
        { key: 'added' },
      )
      await reload()
      if (!added)
        throw conflict(
          `The name '${name}' is taken: a service that was added by its address has it. Choose another one; nothing was added.`,
        )
    },
    async remove(name) {
      await database.write(
        async tx => {
          await tx.run('DELETE FROM added_services WHERE name = ?', name)
          await replicas.tell({ kind: 'added' }, tx)
        },
        { key: 'added' },
      )
      await reload()
    },
    reload,
  }
}
