import { hostname } from 'node:os'
import type { Settings } from '../../config/settings.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import { openDatabase } from '../../store/open-database.ts'
import { openAddedStore, type AddedStore } from '../added/added-store.ts'
import { createAuditLog, type AuditLog } from '../call/audit-log.ts'
import type { Variables } from '../file/substitute.ts'
import { openFlowFile, type FlowStore } from '../flows/flow-store.ts'
import { openOriginStore, type OriginStore } from '../safety/origin-store.ts'
import { openPinStore, type PinStore } from '../safety/pin-store.ts'
import { createOnboardStore, type OnboardStore } from '../sources/onboarded/onboard-store.ts'
import { REGISTRY_FILE, REGISTRY_MIGRATIONS } from './migrations.ts'
import { openReplicas, type Replicas } from './replicas.ts'

/** Everything that the registry keeps over a restart: in the state folder, or in a database that replicas share. */
export interface RegistryState {
  readonly isShared: boolean
  onboarded: OnboardStore
  added: AddedStore
  flows: FlowStore
  pins: PinStore
  origins: OriginStore
  audit: AuditLog
  replicas: Replicas
  /** Rejects while the store cannot be read. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface RegistryStateOptions {
  stateFolder: string
  settings: Settings
  variables: Variables
  logger: Logger
}

/** Opens the state. Rejects with STATE_NOT_WRITABLE, STATE_NEWER or DATABASE_UNREACHABLE. */
export async function openRegistryState(options: RegistryStateOptions): Promise<RegistryState> {
  const { stateFolder, settings, logger } = options
  const { url, connections } = settings.database
  const database = await openDatabase({
    part: 'registry',
    stateFolder,
    file: REGISTRY_FILE,
    url,
    connections,
    migrations: REGISTRY_MIGRATIONS,
    logger,
  })
  let replicas: Replicas | undefined
  try {
    replicas = await openReplicas(database, logger)
    const stores = database.isShared ? await openTables(database, replicas, options) : openFiles(options)
    const others = replicas
    return {
      isShared: database.isShared,
      onboarded: createOnboardStore(database, others),
      ...stores,
      replicas: others,
      check: async () => void (await database.get('SELECT 1 AS one')),
      async close() {
        await stores.audit.close()
        await stores.origins.close()
        await others.close()
        await database.close()
      },
    }
  } catch (error) {
    await replicas?.close()
    await database.close()
    throw error
  }
}

type Stores = Pick<RegistryState, 'added' | 'flows' | 'pins' | 'origins' | 'audit'>

function openFiles({ stateFolder, settings, variables, logger }: RegistryStateOptions): Stores {
  return {
    added: openAddedStore(stateFolder, variables),
    flows: openFlowFile(stateFolder, logger),
    pins: openPinStore(stateFolder, logger),
    origins: openOriginStore(stateFolder, logger),
    audit: createAuditLog({ stateFolder, enabled: settings.api_mode.audit_logging, logger }),
  }
}

async function openTables(
  database: Database,
  replicas: Replicas,
  { settings, variables, logger }: RegistryStateOptions,
): Promise<Stores> {
  const { openAddedTable, openAuditTable, openFlowTable, openOriginTable, openPinTable } = await import('./tables.ts')
  return {
    added: await openAddedTable(database, { replicas, variables }),
    flows: openFlowTable(database, replicas, logger),
    pins: await openPinTable(database, { replicas, logger }),
    origins: await openOriginTable(database, { replicas, logger }),
    audit: openAuditTable(database, {
      enabled: settings.api_mode.audit_logging,
      logger,
      replica: `${hostname()} ${process.pid}`,
    }),
  }
}
