import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createConversation } from '../../support/library/ask.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { STYLES } from '../../support/styles/styles.ts'
import { turnOf } from '../../support/turn-of.ts'
import { createKitRegistry, type KitTool } from '../support/tool-kit.ts'

const RULES = { mode: 'api', approvals: 'writes' } as const
const signal = () => new AbortController().signal
const text = (description: string) => ({ type: 'string', description })
const number = (description = '') => ({ type: 'number', description })

function openKit(...tools: KitTool[]) {
  const { registry, calls } = createKitRegistry(tools)
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  return { engine, calls, suggest: (approvals: 'writes' | 'never' = 'writes') => engine.suggest({ ...RULES, approvals }, signal()) } // oxfmt-ignore
}

describe('suggestions', () => {
  it('are six questions of several kinds and services, made without calling anything', async () => {
    const { engine, library } = createConversation()
    const found = await engine.suggest(RULES, signal())
    expect(found).to.have.length(6)
    expect(new Set(found).size).to.equal(6)
    expect(library.calls).to.deep.equal([])
    const kinds = [/^Top 5 .* by /, /^How many .* by .*\?$/, /^Which .* has the most .*\?$/]
    for (const kind of kinds) expect(found.some(one => kind.test(one)), `${String(kind)}: ${found.join(' | ')}`).to.equal(true) // oxfmt-ignore
    expect(found.slice(0, 2).join()).to.match(/books.*boxes/)
  })

  it('are left off between two readings once a message came', async () => {
    const { engine } = createConversation()
    const asked = new AbortController()
    const suggested = engine.suggest(RULES, asked.signal)
    asked.abort()
    expect(await suggested).to.deep.equal([])
  })

  it('are about one application where one is named', async () => {
    const { engine } = createConversation()
    const all = (await engine.suggest(RULES, signal())).join()
    const books = (await engine.suggest({ ...RULES, app: 'library' }, signal())).join()
    expect(all).to.match(/boxes/)
    expect(books).to.match(/books/).and.not.match(/boxes/)
    expect(await engine.suggest({ ...RULES, app: 'nothing' }, signal())).to.deep.equal([])
  })

  for (const [style, served] of Object.entries(STYLES))
    it(`work when they are asked: ${style}`, async () => {
      const found = await converse(...served).engine.suggest(RULES, signal())
      expect(found.length).to.be.greaterThan(2)
      for (const question of found) {
        expect(question, 'readable').to.match(/^[A-Z][a-z]+ [a-z0-9 ]+\??$/)
        const { data, confidence, response } = await converse(...served).ask(question)
        expect(data.error, `${question}: ${response}`).to.equal(undefined)
        expect(confidence, question).to.be.at.least(0.8)
        expect(data.result, question).to.satisfy((value: unknown) => (Array.isArray(value) ? value.length > 0 : value))
      }
    })

  it('name a record once its data was read', async () => {
    const { ask, engine } = createConversation()
    const before = await engine.suggest(RULES, signal())
    expect(before.join()).to.not.match(/Show the/)
    await ask('show the book Salt and Cedar')
    const after = await engine.suggest(RULES, signal())
    const named = after.find(one => one.startsWith('Show the '))
    expect(named, after.join(' | ')).to.not.equal(undefined)
    expect((await createConversation().ask(named!)).data.error).to.equal(undefined)
  })

  it('are example calls for tools that are not about records, with values that their schemas give', async () => {
    const { engine, calls, suggest } = openKit(
      { name: 'getWeather', description: 'Get the weather of a city', properties: { city: text('Name, e.g. Paris') } },
      { name: 'add', description: 'Adds two numbers', properties: { a: number(), b: number() } },
      { name: 'Triangle_area', description: 'Area of a triangle', properties: { base: number(), height: number() } },
      { name: 'find_user', description: 'Find a user', properties: { user_id: text('Key of the user') } },
      { name: 'get_order', description: 'Get an order', properties: { order_id: { type: 'integer' } } },
    )
    const found = await suggest()
    expect(calls).to.deep.equal([])
    expect(found).to.have.members(['Get weather for Paris', 'Add 12 and 5', 'Triangle area with base 12 and height 5'])
    for (const question of found) expect((await engine.answer(turnOf(question))).data.error).to.equal(undefined)
    expect(calls).to.have.deep.members([
      { tool: 'kit_getWeather', args: { city: 'Paris' } },
      { tool: 'kit_add', args: { a: 12, b: 5 } },
      { tool: 'kit_Triangle_area', args: { base: 12, height: 5 } },
    ])
  })

  it('offer nothing that may change something but what reckons or reads, and that only where it waits for a yes', async () => {
    const tools: KitTool[] = [
      { name: 'send_mail', description: 'Send a mail', properties: { text: text('') }, readOnly: false },
      { name: 'delete_all', description: 'Deletes all', properties: {}, readOnly: false },
      { name: 'roll_dice', description: 'Roll dice', properties: { sides: number() }, readOnly: false },
    ]
    expect(await openKit(...tools).suggest()).to.deep.equal(['Roll dice with sides 12'])
    expect(await openKit(...tools).suggest('never')).to.deep.equal([])
  })

  it('call things by readable names, whatever those of the service are', async () => {
    const shape = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
    const sized = { id: { type: 'integer' }, BodyLength_in_cm: { type: 'number' }, colourName: { type: 'string' }, Status: { type: 'string', enum: ['ON_SALE', 'SOLD'] } } // oxfmt-ignore
    const { engine } = converse(
      reads('zoo', '/SeaLions', () => [], shape(sized)),
      reads('zoo', '/by-region', () => [], shape({ id: { type: 'integer' }, region: { type: 'string' } })),
    )
    const found = await engine.suggest(RULES, signal())
    expect(found).to.include.members([
      'Top 5 sea lions by body length in cm',
      'How many sea lions are there by status?',
    ])
    for (const one of found)
      expect(one)
        .to.match(/^[A-Z][A-Za-z0-9 ]+\??$/)
        .and.not.match(/by regions? are/)
  })

  it('are none where a policy denies the tools', async () => {
    const { engine } = createConversation()
    const policies = { allow: [], ask: [], deny: ['*'] }
    expect(await engine.suggest({ ...RULES, policies }, signal())).to.deep.equal([])
  })
})
