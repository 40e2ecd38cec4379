import { expect } from 'chai'
import { createLogger } from '../../../src/lib/logger.ts'
import { openReplicas, type Change } from '../../../src/registry/state/replicas.ts'
import type { Database, Listener } from '../../../src/store/contract.ts'
import { until } from '../../support/start-registry.ts'

/** A shared database as far as messages go; `isDelivering` off is a pool in transaction mode. */
function createMessages() {
  const listeners = new Set<Listener>()
  const messages = { isDelivering: true, sent: 0, tell: (text?: string) => listeners.forEach(on => on(text)) }
  const database = {
    isShared: true,
    listen: async (_channel: string, on: Listener) => {
      listeners.add(on)
      return () => listeners.delete(on)
    },
    notify: async (_channel: string, payload?: string) => {
      messages.sent++
      if (messages.isDelivering) messages.tell(payload)
    },
  } as unknown as Database
  return { messages, database }
}

describe('replicas of a registry', () => {
  const logger = createLogger('test', 'silent')
  const closing: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of closing.splice(0)) await one.close()
  })
  const open = async (database: Database) => {
    const replicas = await openReplicas(database, logger, 10)
    closing.push(replicas)
    const seen: (Change | undefined)[] = []
    replicas.onChange(change => void seen.push(change))
    return { replicas, seen }
  }

  it('tell each other what they did, and not themselves', async () => {
    const { database } = createMessages()
    const [one, other] = [await open(database), await open(database)]
    await one.replicas.tell({ kind: 'onboarded', app: 'weather' })
    expect(one.seen).to.deep.equal([])
    expect(other.seen).to.deep.equal([{ kind: 'onboarded', app: 'weather' }])
  })

  it('look at everything at a message that they do not know, and after a lost connection', async () => {
    const { database, messages } = createMessages()
    const { seen } = await open(database)
    messages.tell('{"from":"another","change":{"kind":"of a newer version"}}')
    messages.tell(undefined)
    expect(seen).to.deep.equal([undefined, undefined])
  })

  it('that do not hear themselves count as deaf and look at everything again and again, until they hear', async () => {
    const { database, messages } = createMessages()
    const { replicas, seen } = await open(database)
    await until(() => messages.sent > 5)
    expect([replicas.hears, seen]).to.deep.equal([true, []])
    messages.isDelivering = false
    await until(() => !replicas.hears && seen.length > 2)
    expect(new Set(seen)).to.deep.equal(new Set([undefined]))
    messages.isDelivering = true
    await until(() => replicas.hears)
  })
})
