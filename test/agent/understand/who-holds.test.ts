import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

const names = ['Ida', 'Olaf', 'Cato', 'Nils', 'Ruth', 'Alma', 'Gert', 'Yrsa']
const helpers = names.map((name, at) => ({ id: `h${at}`, name: `${name} Falk`, email: `${name}@x.example` }))
const chores = Array.from({ length: 24 }, (_, at) => ({
  id: `c${at}`,
  title: `Chore number ${at}`,
  assignee: helpers[at % 3 ? at % 8 : 5]!,
  reporter_id: helpers[(at * 3) % 8]!.id,
}))
const registry = createMemoryRegistry({
  house: [
    { path: '/helpers', properties: { id: text, name: text, email: text }, rows: helpers },
    {
      path: '/chores',
      properties: {
        id: text,
        title: text,
        assignee: { type: 'object', properties: { id: text, name: text, email: text } },
        reporter_id: text,
      },
      rows: chores,
    },
  ],
})

describe('who has the most', () => {
  it('is whoever they are given to, before and after the data have shown who is named how', async () => {
    const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
    const asked = ['who has the most chores?', 'chores of Ida Falk that squeak', 'who has the most chores?']
    const replies = []
    for (const message of asked) replies.push(await engine.answer(turnOf(message)))
    for (const reply of [replies[0]!, replies[2]!]) expect(reply.data.result).to.equal('Alma Falk')
  })
})
