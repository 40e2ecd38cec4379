import { join } from 'node:path'
import type { Express } from 'express'
import { createHttpApp } from '../../http/create-http-app.ts'
import { healthRoute } from '../../http/health-route.ts'
import type { Logger } from '../../lib/logger.ts'
import { VERSION } from '../../lib/version.ts'
import type { CreateDemo } from '../demo.ts'
import { RESOURCES } from './resources/index.ts'
import { createAdvancedRoutes } from './routes/advanced-routes.ts'
import { createResourceRoutes } from './routes/resource-routes.ts'
import { seedCrm } from './seed/seed-crm.ts'
import { createAdvancedQueries } from './store/advanced-queries.ts'
import { openDatabase } from './store/open-database.ts'
import { createRecordStore } from './store/record-store.ts'
import { createStatements } from './store/statements.ts'
import { watchFile } from './store/watch-file.ts'

export interface CrmAppOptions {
  /** The SQLite file; it and its folder are made when missing, and seeded when new. */
  databaseFile: string
  /** Seed anew, whatever is there. */
  reset?: boolean
  logger?: Logger
  /** Time of `created_at` and `updated_at`. */
  clock?: () => Date
}

const TAGS = [
  ...RESOURCES.map(({ name, description }) => ({ name, description })),
  { name: 'advanced', description: 'Queries over several resources' },
  { name: 'health', description: 'Whether the service is up' },
]

/** The CRM demo API (specification § D). `close` closes the database; stop listening first. */
export function createCrmApp({ databaseFile, reset, logger, clock = () => new Date() }: CrmAppOptions): {
  app: Express
  close(): void
} {
  const database = openDatabase({
    file: databaseFile,
    resources: RESOURCES,
    seed: seedCrm,
    ...(reset && { reset }),
    ...(logger && { logger }),
  })
  const statements = createStatements(database, watchFile(databaseFile))
  const stores = RESOURCES.map(resource => createRecordStore({ statements, resource, resources: RESOURCES, clock }))
  const app = createHttpApp({
    title: 'CRM API',
    description:
      'Accounts, leads, contacts and opportunities of a sales organisation, with filters, full text search, sorting and pages, ' +
      'and two queries over several of them. Lists answer with a page: `items`, `total`, `page`, `pages`, `per_page`.',
    version: VERSION,
    tags: TAGS,
    routes: [
      ...stores.flatMap(createResourceRoutes),
      ...createAdvancedRoutes(createAdvancedQueries(statements)),
      healthRoute(),
    ],
    ...(logger && { logger }),
  })
  return { app, close: () => database.isOpen && database.close() }
}

/** The demo API `crm` of the command line. */
export const create: CreateDemo = ({ dataFolder, reset, logger }) =>
  createCrmApp({ databaseFile: join(dataFolder, 'crm.sqlite'), reset, logger })
