import { expect } from 'chai'
import { Settings } from '../../../src/config/settings.ts'
import { createEngine } from '../../../src/agent/engine.ts'
import { canBeAllowed, isAllowed } from '../../../src/agent/policies/allow-in-session.ts'
import { guardRegistry } from '../../../src/agent/policies/guard-registry.ts'
import type { RegistryClient } from '../../../src/agent/registry-client.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createConversation } from '../../support/library/ask.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'
import { connectClient } from '../../support/mcp-clients.ts'
import { createToolKit, type KitTool } from '../support/tool-kit.ts'
import { startAgent } from '../support/start-agent.ts'

const UPDATE = 'library_update_book'

const TEMPERATURE: KitTool = {
  name: 'current_temperature',
  description: 'Get the current temperature of a city',
  properties: { city: { type: 'string', description: 'City' } },
  call: () => 21,
}
const THERMOSTAT: KitTool = {
  name: 'set_thermostat',
  description: 'Set the thermostat to a temperature',
  properties: { temperature: { type: 'number', description: 'Temperature' } },
  readOnly: false,
  call: () => 'ok',
}
const LINKED = 'get the current temperature of Paris and set the thermostat to that temperature'

async function startLibrary(settings = Settings.parse({})) {
  const library = createLibraryRegistry()
  const approvals: (string | undefined)[] = []
  const registry: RegistryClient = {
    ...library.registry,
    call: async (app, tool, args, signal, approval) => {
      if (tool === UPDATE) approvals.push(approval)
      return library.registry.call(app, tool, args, signal)
    },
  }
  const open = () => createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const agent = await startAgent({ engine: open(), registry, settings })
  let session: string | undefined
  const ask = async (message: string, more: object = {}) => {
    const answer = await agent.chat(message, { ...(session && { session_id: session }), ...more })
    session ??= answer.metadata.session_id
    return answer
  }
  /** Allows changes of books in the conversation. */
  const allow = async (price = 25) => {
    const { data } = await ask(`change the price of book 3 to ${price}`)
    return ask('Approve', { approval: { id: data.approval!.id, decision: 'approve', scope: 'session' } })
  }
  return { agent, library, approvals, ask, allow, session: () => session! }
}

describe('a yes for the conversation', () => {
  let library: Awaited<ReturnType<typeof startLibrary>>
  beforeEach(async () => {
    library = await startLibrary()
  })
  afterEach(() => library.agent.close())
  const price = (id: number) => library.library.data.books.find(book => book.id === id)!.price

  it('makes calls of that tool without asking, says so, and tells the registry', async () => {
    await library.allow()
    const { response, data } = await library.ask('change the price of book 4 to 26')
    expect(data.approval).to.equal(undefined)
    expect(price(4)).to.equal(26)
    expect(response).to.contain(`without asking again: you allowed ${UPDATE} in this conversation`)
    expect(library.approvals).to.deep.equal(['once', 'session'])
    const { allowed } = (await library.agent.send(`/sessions/${library.session()}`)).body
    expect(allowed).to.have.length(1)
    expect(allowed[0]).to.include({ tool: UPDATE })
    expect(allowed[0].since).to.match(/^\d{4}-\d\d-\d\dT/)
  })

  it('is for that tool and that conversation alone, and survives a restart', async () => {
    await library.allow()
    await library.agent.restart()
    expect((await library.ask('change the price of book 4 to 26')).data.approval).to.equal(undefined)
    const other = await library.ask('create a book titled "New Worlds" by author 1, price 12')
    expect(other.data.approval?.tool).to.equal('library_create_book')
    expect((await library.agent.chat('change the price of book 4 to 27')).data.approval?.tool).to.equal(UPDATE)
  })

  it('is taken back, and goes with the conversation', async () => {
    await library.allow()
    const path = `/sessions/${library.session()}/allowed/${UPDATE}`
    expect((await library.agent.send(path, undefined, 'DELETE')).status).to.equal(200)
    expect((await library.agent.send(path, undefined, 'DELETE')).status).to.equal(404)
    expect((await library.ask('change the price of book 4 to 26')).data.approval?.tool).to.equal(UPDATE)
    await library.ask('yes')
    await library.allow(24)
    await library.agent.send(`/sessions/${library.session()}`, undefined, 'DELETE')
    const again = await library.ask('change the price of book 4 to 27')
    expect(again.data.approval?.tool).to.equal(UPDATE)
  })

  it('does not hold for several records, for a message that asks to be asked, nor for a deletion', async () => {
    await library.allow()
    expect((await library.ask('set the price of all novels to 10')).data.approval?.can_allow).to.equal(false)
    const asked = await library.ask('change the price of book 4 to 26 but ask me first')
    expect(asked.data.approval?.tool ?? asked.data.error).to.not.equal(undefined)
    expect(price(4)).to.not.equal(26)
    const { data } = await library.ask('delete book 5')
    expect(data.approval?.can_allow).to.equal(false)
    const refused = await library.agent.send('/chat', {
      message: 'Approve',
      approval: { id: data.approval!.id, decision: 'approve', scope: 'session' },
    })
    expect(refused.status).to.equal(422)
    expect(JSON.stringify(refused.body)).to.contain('library_delete_book is asked for every time')
    expect(library.library.data.books.some(book => book.id === 5)).to.equal(true)
  })

  it('is not remembered for a call that was not made', async () => {
    const { data } = await library.ask('change the price of book 3 to 25')
    library.library.data.books.find(book => book.id === 3)!.price = 99
    const stale = await library.ask('Approve', { approval: { id: data.approval!.id, decision: 'approve', scope: 'session' } }) // oxfmt-ignore
    expect(stale.response).to.contain('has changed')
    expect((await library.agent.send(`/sessions/${library.session()}`)).body.allowed).to.deep.equal([])
  })

  it('does not lift what the policies ask about', async () => {
    await library.agent.close()
    library = await startLibrary(Settings.parse({ policies: { ask: [UPDATE] } }))
    const { data } = await library.ask('change the price of book 3 to 25')
    expect(data.approval?.can_allow).to.equal(false)
  })

  it('does not hold for what another agent asks in the conversation', async () => {
    await library.allow()
    const client = await connectClient('2.x modern', `${library.agent.url}/mcp`)
    const answer = await client.call('ask', {
      message: 'change the price of book 4 to 26',
      session_id: library.session(),
    })
    await client.close()
    expect(JSON.stringify(answer)).to.contain('Shall I go ahead')
    expect(price(4)).to.not.equal(26)
    const { approval } = (await library.agent.send(`/sessions/${library.session()}`)).body
    expect(approval.can_allow).to.equal(false)
  })
})

describe('what is allowed', () => {
  const record = { method: 'PUT', path: '/books/{id}', read_only: false }
  const call = { app: 'library', tool: UPDATE, record, isDeletion: false }
  const turn = { allowed: [UPDATE] }

  it('is the exact tool, while nothing forbids it', () => {
    expect(isAllowed(call, turn)).to.equal(true)
    expect(isAllowed({ ...call, tool: 'library_update_author' }, turn)).to.equal(false)
    expect(isAllowed(call, { ...turn, byAgent: true })).to.equal(false)
    expect(isAllowed(call, { ...turn, policies: { allow: [], ask: ['library_*'], deny: [] } })).to.equal(false)
    expect(isAllowed({ ...call, record: undefined }, turn)).to.equal(false)
  })

  for (const [why, tool, more] of [
    ['the method DELETE', 'library_update_book', { method: 'DELETE' }],
    ['a verb of ending in the name', 'library_cancel_order', { method: 'POST', path: '/orders/{id}' }],
    ['a verb of ending in the path', 'library_order', { method: 'POST', path: '/orders/{id}/void' }],
    ['a name without a verb', 'library_order', { method: 'POST', path: '/orders/{id}/x' }],
    ['what its service says', 'library_update_book', { destructive: true }],
  ] as const)
    it(`never is what takes away: ${why}`, () => {
      expect(canBeAllowed({ ...call, tool, record: { ...record, ...more } }, {}, {})).to.equal(false)
    })

  for (const pending of [
    { by: 'model' },
    { byAgent: true },
    { web: {} },
    { each: ['a', 'b'] },
    { read: { message: '', tools: [] } },
  ] as const)
    it(`never is ${Object.keys(pending).join()}`, () => {
      expect(canBeAllowed(call, pending as never, {})).to.equal(false)
    })

  it('opens no other way to the tool: what was not granted for this call is refused', async () => {
    const { registry, calls } = createLibraryRegistry()
    const guarded = guardRegistry(registry, { approvals: 'writes', allowed: [UPDATE] } as never, () => record)
    expect((await guarded.registry.call('library', UPDATE, { book_id: 1, price: 1 })).ok).to.equal(false)
    expect(calls).to.deep.equal([])
  })

  it('makes a plain call without asking', async () => {
    const tools: KitTool[] = [
      {
        name: 'post_note',
        description: 'Post a note to the board',
        properties: { text: { type: 'string', description: 'Text of the note' } },
        readOnly: false,
        call: () => 'posted',
      },
    ]
    const { ask } = createToolKit(tools, { allowed: ['kit_post_note'] })
    const plain = await ask('post the note "hello" to the board')
    expect(plain.pending).to.equal(undefined)
    expect(plain.response).to.contain('without asking again')
  })

  it('does not cover a value that another tool gave: it is asked for, with that value', async () => {
    const { ask, approve, calls } = createToolKit([TEMPERATURE, THERMOSTAT], { allowed: ['kit_set_thermostat'] })
    const { pending } = await ask(LINKED)
    expect(pending?.args).to.deep.equal({ temperature: 21 })
    expect(pending?.action).to.equal('Call kit_set_thermostat with temperature 21')
    expect(calls.map(one => one.tool)).to.deep.equal(['kit_current_temperature'])
    await approve(pending!)
    expect(calls.at(-1)).to.deep.equal({ tool: 'kit_set_thermostat', args: { temperature: 21 } })
  })

  it('needs no yes at all: the value of the call before is sent, not its name', async () => {
    const { ask, calls } = createToolKit([TEMPERATURE, THERMOSTAT], { approvals: 'never' })
    await ask(LINKED)
    expect(calls.at(-1)).to.deep.equal({ tool: 'kit_set_thermostat', args: { temperature: 21 } })
  })

  for (const [name, ...messages] of [
    ['a record named in part', 'change the price of Atoms to 5'],
    ['a record that is pointed to by a part of its name', 'create a book titled "New" by Ada, price 3'],
  ] as const)
    it(`shows which one is meant before it changes ${name}`, async () => {
      const { ask, library } = createConversation(undefined, { allowed: [UPDATE, 'library_create_book'] })
      for (const message of messages)
        expect((await ask(message)).pending?.action).to.match(/Atoms for Breakfast|Ada Moreno/)
      expect(library.writes()).to.deep.equal([])
    })

  it('covers a record by its whole name, and one that was shown', async () => {
    const { ask, library } = createConversation(undefined, { allowed: [UPDATE] })
    await ask('change the price of Moon Rabbits to 5')
    await ask('show the book The Copper Bridge')
    await ask('change its price to 30')
    expect(library.writes().map(({ args }) => args)).to.deep.equal([
      { book_id: 5, price: 5 },
      { book_id: 4, price: 30 },
    ])
  })

  it('is asked for each of several commands in one message', async () => {
    const { ask, library } = createConversation(undefined, { allowed: [UPDATE] })
    const { pending } = await ask('change the price of book 3 to 25 and then change the price of book 4 to 26')
    expect(pending?.tool).to.equal(UPDATE)
    expect(library.writes()).to.deep.equal([])
  })
})
