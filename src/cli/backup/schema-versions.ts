import { SCHEMA_VERSION } from '../../agent/sessions/open-database.ts'
import { DATABASE_VERSION } from '../../demos/crm/store/open-database.ts'

/** The newest tables that this program reads, by the path of their database in a backup. */
export const SCHEMA_VERSIONS: Readonly<Record<string, number>> = {
  'state/sessions.sqlite': SCHEMA_VERSION,
  'state/data/crm.sqlite': DATABASE_VERSION,
}
