import { expect } from 'chai'
import { createEngine } from '../../src/agent/engine.ts'
import { createEngines } from '../../src/agent/engines.ts'
import { refersBack } from '../../src/agent/refers-back.ts'
import type { PendingWrite, Turn, TurnOutcome } from '../../src/agent/turn.ts'
import { AgentError } from '../../src/lib/errors.ts'
import type { Json } from '../../src/lib/json.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { NOW } from '../support/library/ask.ts'
import { books } from '../support/library/data.ts'
import { createLibraryRegistry } from '../support/library/registry.ts'
import { turnOf } from '../support/turn-of.ts'
import { createScriptedModel } from './support/scripted-model.ts'

type Reply = Parameters<typeof createScriptedModel>[0]

/** A conversation with both engines over the library; the model says what the test writes. */
function talk(reply: Reply = () => ({}), { topics = [] as string[], sure = 0.6 } = {}) {
  const library = createLibraryRegistry()
  const model = createScriptedModel(reply)
  const logger = createLogger('test', 'silent')
  const builtin = createEngine({ registryUrl: '', registry: library.registry, logger, clock: () => NOW })
  const engines = createEngines({ builtin, openModel: model.open, sure, topics: () => topics, logger })
  let memory: Json = null
  const events: string[] = []
  const turn = (message: string, more: Partial<Turn> = {}) =>
    turnOf(message, { memory, emit: event => void events.push(event), ...more })
  const keep = (outcome: TurnOutcome) => {
    memory = JSON.parse(JSON.stringify(outcome.memory)) as Json
    return outcome
  }
  return {
    model,
    library,
    events,
    ask: async (message: string, more?: Partial<Turn>) => keep(await engines.answer(turn(message, more))),
    approve: async (pending: PendingWrite, more?: Partial<Turn>) =>
      keep(await engines.execute(pending, turn('yes', more))),
    memory: () => memory as Record<string, any>,
  }
}

const OPEN = 'which of our books would cheer up a tired sailor?'
const unreachable = () => ({
  response: 'x',
  data: { result: null, error: { code: 'MODEL_UNREACHABLE' as const, message: 'Ollama is not running' } },
})

describe('both engines as one', () => {
  it('answer with the built-in engine what it is sure of, and open no model for it', async () => {
    const { ask, model, events } = talk()
    const { engine, data } = await ask('how many books are there?')
    expect(engine).to.equal('builtin')
    expect(data.result).to.equal(books.length)
    expect(model.opened).to.equal(0)
    expect(events).to.include('plan')
  })

  for (const message of ['hello', 'thanks a lot', 'what can you do?'])
    it(`leave small talk to the built-in engine: ${message}`, async () => {
      const { ask, model } = talk()
      expect((await ask(message)).engine).to.equal('builtin')
      expect(model.opened).to.equal(0)
    })

  it('give the model what was understood, where the built-in engine is not sure', async () => {
    const { ask, model } = talk(() => ({ response: 'A calm one.' }))
    const { engine, response } = await ask(OPEN)
    expect(engine).to.equal('model')
    expect(response).to.equal('A calm one.')
    const hints = model.asked[0]!.hints!
    expect(hints.entities).to.deep.equal(['books of library'])
    expect(hints.tools).to.include('library_list_books')
    expect(hints.unclear.length).to.be.greaterThan(0)
    expect(hints.draft).to.equal(undefined)
  })

  it('open the model once', async () => {
    const { ask, model } = talk()
    await ask(OPEN)
    await ask(`${OPEN} And why?`)
    expect(model.opened).to.equal(1)
  })

  it('hand on what is below the threshold as a draft, and tell no plan of it', async () => {
    const { ask, model, events } = talk(() => ({}), { sure: 1 })
    await ask('how many books are there?')
    expect(model.asked[0]!.hints!.draft?.data.result).to.equal(books.length)
    expect(events).not.to.include('plan')
  })

  it('let an answer from records stand before a remark of the model that looked at none', async () => {
    const remark = { response: 'I do not know.', confidence: 0.25 }
    const { engine, data } = await talk(() => remark, { sure: 1 }).ask('how many books are there?')
    expect(engine).to.equal('builtin')
    expect(data.result).to.equal(books.length)
    const looked = { ...remark, data: { result: 3, steps: [{ tool: 'library_list_books', args: {}, status: 'done' as const, duration_ms: 1, rows: 3 }] } } // oxfmt-ignore
    expect((await talk(() => looked, { sure: 1 }).ask('how many books are there?')).engine).to.equal('model')
    expect((await talk(() => remark, { sure: 1 }).ask(OPEN)).engine).to.equal('model')
  })

  it('ask only the engine that is named', async () => {
    const { ask, model } = talk()
    expect((await ask(OPEN, { engine: 'builtin' })).engine).to.equal('builtin')
    expect(model.opened).to.equal(0)
    expect((await ask('how many books are there?', { engine: 'model' })).engine).to.equal('model')
    expect(model.asked[0]!.hints).to.equal(undefined)
  })

  it('let the built-in engine’s answer stand when the model fails, and say what failed', async () => {
    const alone = await talk().ask(OPEN, { engine: 'builtin' })
    const { response, engine, data } = await talk(unreachable).ask(OPEN)
    expect(engine).to.equal('builtin')
    expect(response).to.equal(`${alone.response}\n\nThe language model could not help: Ollama is not running`)
    expect(data.error).to.deep.equal(alone.data.error)
  })

  it('say that the model failed when it was asked for by name', async () => {
    const { data, engine } = await talk(unreachable).ask('how many books are there?', { engine: 'model' })
    expect(engine).to.equal('model')
    expect(data.error?.code).to.equal('MODEL_UNREACHABLE')
  })

  it('say what a limit of the policies stopped', async () => {
    const { response } = await talk(() => {
      throw new AgentError('BUDGET', 429, 'Today the agent has taken 10 tokens')
    }).ask(OPEN)
    expect(response).to.contain('The language model could not help: Today the agent has taken 10 tokens')
  })

  it('tell what the model had found when it ran into a limit, as incomplete', async () => {
    const message = 'I stopped at the limit of 5 calls (model.max_calls).'
    const response = `${message} Found so far: 40 rows of library_list_books.`
    const step = { id: 'r1', tool: 'library_list_books', args: {}, duration_ms: 3, rows: 40 }
    const stopped = (status: 'done' | 'failed') => () => ({
      response,
      grounds: [{ rows: 40 }],
      data: {
        result: null,
        steps: [{ ...step, status }],
        complete: false,
        error: { code: 'BUDGET' as const, message },
      },
    })
    const found = await talk(stopped('done')).ask(OPEN)
    expect(found.engine).to.equal('model')
    expect(found.response).to.contain(response)
    expect(found.data.error?.code).to.equal('BUDGET')
    expect(found.data.complete).to.equal(false)
    expect((await talk(stopped('failed')).ask(OPEN)).engine).to.equal('builtin')
  })

  it('keep a question of the built-in engine with it until it is answered', async () => {
    const { ask, model } = talk()
    expect((await ask('create a book titled "New Worlds"')).data.error?.code).to.equal('NEEDS_INPUT')
    expect((await ask('author 1, price 12')).pending?.tool).to.equal('library_create_book')
    expect(model.opened).to.equal(0)
  })

  it('hand a write that the model asked for back to it, after its yes', async () => {
    const pending: PendingWrite = { tool: 'library_update_book', args: { book_id: 4 }, action: 'Call it', schema: {} }
    let isFirst = true
    const { ask, approve, model, memory } = talk(() => {
      const said = isFirst ? { response: 'Shall I?', pending } : { response: 'Done.' }
      isFirst = false
      return said
    })
    const asked = await ask(OPEN)
    expect(asked.pending).to.deep.include({ ...pending, by: 'model', canAllow: false })
    expect((await approve(asked.pending!)).response).to.equal('Done.')
    expect(model.executed).to.deep.equal([asked.pending])
    expect(memory().model).to.deep.equal({ turns: 2 })
  })

  it('show what a write of the model will change, and look at the record again before it is made', async () => {
    const pending: PendingWrite = { tool: 'library_update_book', args: { book_id: 4, price: 9 }, action: 'Call it', schema: {} } // oxfmt-ignore
    let isFirst = true
    const { ask, approve, model, library, memory } = talk(() => {
      const said = isFirst ? { response: 'Shall I?', pending } : { response: 'Done.' }
      isFirst = false
      return said
    })
    const book = library.data.books.find(one => one.id === 4)!
    const before = book.price
    const asked = (await ask(OPEN, { allowed: ['library_update_book'] })).pending!
    expect(asked).to.deep.include({ kind: 'change', canAllow: false })
    expect(asked.changes).to.deep.equal([{ field: 'price', label: 'price', before, after: 9 }])
    const kept = JSON.stringify(memory())
    book.price = 50
    const again = await approve(asked)
    expect(model.executed).to.deep.equal([])
    expect(again.response).to.contain('price is $50 now')
    expect(again.pending).to.deep.include({ by: 'model', canAllow: false })
    expect(again.pending!.changes).to.deep.equal([{ field: 'price', label: 'price', before: 50, after: 9 }])
    expect(JSON.stringify(memory())).to.equal(kept)
    await approve(again.pending!)
    expect(model.executed).to.have.length(1)
  })

  it('send no key of the model that is no plain one to a service before the yes', async () => {
    const pending: PendingWrite = { tool: 'library_update_book', args: { book_id: 'x.evil.example/?q=secret', price: 9 }, action: 'Call it', schema: {} } // oxfmt-ignore
    const { ask, library } = talk(() => ({ response: 'Shall I?', pending }))
    const { changes } = (await ask(OPEN)).pending!
    expect(changes).to.deep.equal([{ field: 'price', label: 'price', after: 9 }])
    expect(JSON.stringify(library.calls)).to.not.contain('evil')
  })

  it('take back no older change for one that the model made', async () => {
    const pending: PendingWrite = { tool: 'library_update_book', args: { book_id: 4 }, action: 'Call it', schema: {} }
    const { ask, approve, library } = talk(() => ({ response: 'Shall I?', pending }))
    const first = await ask('set the price of book 4 to 12')
    await approve(first.pending!)
    const asked = await ask(OPEN)
    await approve(asked.pending!)
    const before = library.calls.length
    const { pending: undo } = await ask('undo that', { engine: 'builtin' })
    expect(undo).to.equal(undefined)
    expect(library.calls.slice(before).map(call => call.tool)).not.to.include('library_update_book')
  })

  it('take back no older change for one that the model made without a yes', async () => {
    const { ask, approve, library } = talk(() => ({ response: 'Done.', changed: true }))
    const first = await ask('set the price of book 4 to 12')
    await approve(first.pending!)
    await ask(OPEN)
    const before = library.calls.length
    expect((await ask('undo that', { engine: 'builtin' })).pending).to.equal(undefined)
    expect(library.calls.slice(before).map(call => call.tool)).not.to.include('library_update_book')
  })

  it('tell what the model changed before it failed, or spoke of what it may not', async () => {
    const failed = () => ({
      ...unreachable(),
      response: 'Book 4 may be changed. Ollama is not running.',
      changed: true as const,
    })
    const { response } = await talk(failed, { sure: 1 }).ask('how many books are there?')
    expect(response).to.contain('Book 4 may be changed.')
    const { ask } = talk(() => ({ response: 'The salary is changed.', changed: true }), { topics: ['salary'] })
    expect((await ask(OPEN, { engine: 'model' })).response).to.match(/no answers about[^]*may have changed data/)
  })

  it('carry out a write of the built-in engine by itself', async () => {
    const { ask, approve, library, model } = talk()
    const { pending } = await ask('set the price of book 4 to 12')
    expect((await approve(pending!)).data.steps?.[0]?.status).to.equal('done')
    expect(library.calls.map(call => call.tool)).to.include('library_update_book')
    expect(model.opened).to.equal(0)
  })

  it('keep what was looked for and is not there with the built-in engine', async () => {
    const { ask, model } = talk()
    const { data, engine } = await ask('show book 4711')
    expect(engine).to.equal('builtin')
    expect(data.error?.code).to.equal('NOT_FOUND')
    expect(model.opened).to.equal(0)
  })

  it('ask for a yes to read, and answer after it', async () => {
    const { ask, approve, library } = talk()
    const policies = { allow: [], deny: [], ask: ['library_list_books'] }
    const asked = await ask('how many books are there?', { policies })
    expect(asked.pending?.read?.tools).to.deep.equal(['library_list_books'])
    const answered = await approve(asked.pending!, { policies })
    expect(answered.data.result, answered.response).to.equal(books.length)
    expect(library.calls.map(call => call.tool)).to.include('library_list_books')
  })

  describe('remember side by side', () => {
    it('what each engine keeps, through the turns of the other', async () => {
      const { ask, memory } = talk()
      await ask('list books by author 1')
      const { query } = memory()
      expect(query).to.be.an('object')
      await ask(OPEN)
      expect(memory()).to.deep.include({ query, model: { turns: 1 }, last: 'model' })
      await ask('how many authors are there?')
      expect(memory()).to.deep.include({ model: { turns: 1 }, last: 'builtin' })
    })

    it('so that a follow-up goes to the model that answered, not to an older question', async () => {
      const { ask, model } = talk()
      await ask('list books by author 1')
      await ask(OPEN)
      expect((await ask('how many of those are there?')).engine).to.equal('model')
      expect(model.asked.at(-1)!.memory).to.deep.include({ model: { turns: 1 } })
    })

    it('so that the model knows what the built-in engine said before', async () => {
      const { ask, model } = talk()
      await ask('how many books are there?')
      await ask('and which of them would cheer up a tired sailor?')
      expect(model.asked[0]!.hints?.before?.message).to.equal('how many books are there?')
      expect(model.asked[0]!.hints?.before?.response).to.contain(String(books.length))
    })

    it('but no question of the built-in engine that the model came between', async () => {
      const { ask, memory } = talk()
      await ask('create a book titled "New Worlds"')
      expect(memory().draft).to.be.an('object')
      await ask(OPEN, { engine: 'model' })
      expect(memory().draft).to.equal(undefined)
    })

    it('and a whole question after an answer of the model is the built-in engine’s', async () => {
      const { ask } = talk()
      await ask(OPEN)
      expect((await ask('how many authors are there?')).engine).to.equal('builtin')
    })
  })

  it('let the model speak of what was said before, but not of what was doubted then', async () => {
    const { ask } = talk(() => ({
      response: `There are ${books.length} books, and Kowalski wrote 4,711.`,
      toolsUsed: [],
    }))
    await ask('how many books are there?')
    const first = await ask('and who wrote those?', { engine: 'model' })
    expect(first.data.unsupported).to.deep.equal(['Kowalski', '4,711'])
    const second = await ask('say it again', { engine: 'model' })
    expect(second.data.unsupported).to.deep.equal(['Kowalski', '4,711'])
  })

  describe('hold the model to the policies', () => {
    it('by marking what no result has', async () => {
      const { response, data, confidence, receipt } = await talk(() => ({
        response: 'Take Kowalski for 4,711.',
        receipt: { engine: 'model', steps: [], duration_ms: 1, input_tokens: 1, output_tokens: 1 },
        grounds: [[{ title: 'Calm' }]],
        toolsUsed: ['library_list_books'],
      })).ask(OPEN)
      expect(data.unsupported).to.deep.equal(['Kowalski', '4,711'])
      expect(response).to.contain('Kowalski [?]')
      expect(confidence).to.be.lessThan(0.3)
      expect(receipt?.steps).to.have.length(1)
      expect(receipt?.steps[0]).to.deep.include({ kind: 'check', error: 'in no result: Kowalski, 4,711' })
    })

    it('by refusing topics in its answers too, before a word of it is told', async () => {
      const reply: Reply = turn => {
        turn.emit('token', { text: 'The salary is 5.' })
        return { response: 'The salary is 5.', data: { result: 5 } }
      }
      const { ask, events } = talk(reply, { topics: ['salary'] })
      const { response, data } = await ask(OPEN)
      expect(data).to.deep.include({ result: null })
      expect(data.error?.code).to.equal('FORBIDDEN')
      expect(response).not.to.contain('5')
      expect(events).not.to.include('token')
    })
  })
})

describe('refersBack', () => {
  for (const [message, expected] of [
    ['how many of those are there?', true],
    ['what about Texas', true],
    ['and the year before?', true],
    ['is it the largest', true],
    ['only the large boats', true],
    ['why', true],
    ['how many boats did the harbour sell last year?', false],
    ['list all captains with a licence', false],
    ['how many captains are there this year?', false],
  ] as const)
    it(`${expected}: ${message}`, () => {
      expect(refersBack(message)).to.equal(expected)
    })
})
