import { stateNewer } from '../lib/errors.ts'
import type { Migration, MigrationTransaction } from './contract.ts'

/** The newest version that a list of migrations leads to. */
export const newestOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

/** Throws STATE_NEWER for data of a version that the program does not know. */
export function refuseNewer(place: string, found: number, migrations: readonly Migration[]): void {
  const known = newestOf(migrations)
  if (found > known) throw stateNewer(place, found, known)
}

/** Runs the migrations that the data of version `found` lack; the caller notes the new version in the same transaction. */
export async function runMigrations(
  tx: MigrationTransaction,
  found: number,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { version, up } of migrations) if (version > found) await up(tx)
}
