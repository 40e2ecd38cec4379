import { createDays } from '../days.ts'
import { listenJsonApi } from '../json-api.ts'
import { createReset } from '../records.ts'
import { createLangschoolData } from './data.ts'
import { describeResources, LANGSCHOOL_DESCRIPTION } from './description.ts'

/** Starts the language school. `data` is what it serves and changes; `reset` puts it back. */
export async function startLangschool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLangschoolData(clock)
  const resources = describeResources(createDays(clock).day(0))
  const server = await listenJsonApi(LANGSCHOOL_DESCRIPTION, '/api', resources, data, port)
  return { ...server, data, reset: createReset(data) }
}
