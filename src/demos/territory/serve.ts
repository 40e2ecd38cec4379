import type { Express } from 'express'
import { createHttpApp } from '../../http/create-http-app.ts'
import { healthRoute } from '../../http/health-route.ts'
import type { Logger } from '../../lib/logger.ts'
import { VERSION } from '../../lib/version.ts'
import type { CreateDemo } from '../demo.ts'
import { createTerritoryRoutes, TAGS } from './routes.ts'
import { seedTerritory } from './seed.ts'

/** The sales-territory demo API (specification § C): read-only, over a fixed data set that is made at start. */
export function createTerritoryApp({ logger }: { logger?: Logger } = {}): Express {
  return createHttpApp({
    title: 'Sales Territory API',
    description:
      'Accounts, contacts and job titles of a sales territory. Read-only, over a fixed data set of 100 accounts (half of them ' +
      'mine, half third-party) and about 200 contacts. An unknown id or filter value gives an empty list, never an error.',
    version: VERSION,
    tags: TAGS,
    routes: [...createTerritoryRoutes(seedTerritory()), healthRoute()],
    ...(logger && { logger }),
  })
}

/** The demo API `territory` of the command line; it keeps nothing. */
export const create: CreateDemo = ({ logger }) => ({ app: createTerritoryApp({ logger }), close: () => undefined })
