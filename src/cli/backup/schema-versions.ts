import { SCHEMA_VERSION, SESSIONS_FILE } from '../../agent/sessions/open-database.ts'
import { DATABASE_VERSION } from '../../demos/crm/store/open-database.ts'
import { REGISTRY_FILE, REGISTRY_MIGRATIONS } from '../../registry/state/migrations.ts'
import { newestOf } from '../../store/migrate.ts'

/** The newest tables that this program reads, by the path of their database in a backup. */
export const SCHEMA_VERSIONS: Readonly<Record<string, number>> = {
  [`state/${SESSIONS_FILE}`]: SCHEMA_VERSION,
  [`state/${REGISTRY_FILE}`]: newestOf(REGISTRY_MIGRATIONS),
  'state/data/crm.sqlite': DATABASE_VERSION,
}
