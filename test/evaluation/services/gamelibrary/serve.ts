import { createDays } from '../days.ts'
import { listenJsonApi } from '../json-api.ts'
import { createReset } from '../records.ts'
import { createGamelibraryData } from './data.ts'
import { describeResources, GAMELIBRARY_DESCRIPTION } from './description.ts'

/** Starts the library of board games. `data` is what it serves and changes; `reset` puts it back. */
export async function startGamelibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createGamelibraryData(clock)
  const resources = describeResources(createDays(clock).day(0), data)
  const server = await listenJsonApi(GAMELIBRARY_DESCRIPTION, '/api/v1', resources, data, port)
  return { ...server, data, reset: createReset(data) }
}
