/**
 * A CRM in a process of its own, to be killed. Arguments: the database file and, for a death in the middle of seeding,
 * the resource after which it kills itself. Once it listens it prints its address.
 */
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { listen } from '../../src/http/listen.ts'
import { createLogger } from '../../src/lib/logger.ts'

const [databaseFile = '', dieAfter, reset] = process.argv.slice(2)
const logger = createLogger('crm', 'silent')
logger.debug = (entry: { event?: string; resource?: string }) => {
  if (entry.event === 'seeded' && entry.resource === dieAfter) process.kill(process.pid, 'SIGKILL')
}
const { app } = createCrmApp({ databaseFile, logger, reset: reset === 'reset' })
const { url } = await listen(app, { port: 0 })
process.stdout.write(`${url}\n`)
