import { createDays } from '../days.ts'
import { listenJsonApi } from '../json-api.ts'
import { createReset } from '../records.ts'
import { createTaskdeskData } from './data.ts'
import { describeResources, TASKDESK_DESCRIPTION } from './description.ts'

/** Starts the task tracker. `data` is what it serves and changes; `reset` puts it back. */
export async function startTaskdesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTaskdeskData(clock)
  const keyFor = (projectId: unknown) => {
    const own = data.deskTasks.filter(one => one.projectId === projectId)
    const numbers = own.map(one => Number(one.key.split('-')[1]))
    return `${data.deskProjects.find(one => one.id === projectId)?.key}-${Math.max(0, ...numbers) + 1}`
  }
  const resources = describeResources(createDays(clock).day(0), keyFor)
  const server = await listenJsonApi(TASKDESK_DESCRIPTION, '/api', resources, data, port)
  return { ...server, data, reset: createReset(data) }
}
