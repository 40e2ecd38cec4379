import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect } from 'chai'
import { createRegistryClient } from '../../../src/agent/registry-client.ts'
import { SESSIONS_FILE } from '../../../src/agent/sessions/open-database.ts'
import type { Flow } from '../../../src/contract/flow.ts'
import { books } from '../../support/library/data.ts'
import { type createLibraryRegistry, failure } from '../../support/library/registry.ts'
import type { TestAgent } from '../support/start-agent.ts'
import { startLibraryAgent } from '../support/start-library-agent.ts'

describe('flows over the library', () => {
  let agent: TestAgent
  let library: ReturnType<typeof createLibraryRegistry>
  beforeEach(async () => {
    ;({ library, agent } = await startLibraryAgent())
  })
  afterEach(() => agent.close())

  /** Asks in a conversation of its own and saves the answer. */
  async function save(name: string, ...questions: string[]): Promise<{ flow: Flow; answer: any }> {
    let answer: any
    for (const question of questions) answer = await agent.chat(question, { session_id: name })
    const { status, body } = await agent.send('/flows', { name, session_id: name })
    expect(status, JSON.stringify(body)).to.equal(201)
    return { flow: body, answer }
  }
  const run = async (name: string, args: object = {}) => (await agent.send(`/flows/${name}/run`, { args })).body
  const priced = (least: number) => books.filter(book => book.price >= least).length

  it('find the values that the question names, with type, choices and default [B-26]', async () => {
    const { flow } = await save('cheap', 'top 3 novel books with a price of at least 12 by pages')
    const shown = flow.parameters.map(({ name, type, default: value, enum: choices }) => [name, type, value, !!choices])
    expect(shown).to.have.deep.members([
      ['limit', 'integer', 3, false],
      ['genre', 'string', 'novel', true],
      ['min_price', 'number', 12, false],
    ])
    expect(flow.input_schema).to.include({ additionalProperties: false })
    expect(JSON.stringify(flow.plan)).to.not.match(/'novel'|>= 12|LIMIT 3/)
    expect(flow).to.include({ tool: 'flows_cheap', read_only: true })
  })

  it('refuse a number of records below one: SQLite would read it as no limit', async () => {
    await save('cheap', 'top 3 novel books by pages')
    for (const limit of [0, -3]) {
      const { status, body } = await agent.send('/flows/cheap/run', { args: { limit } })
      expect(status).to.equal(422)
      expect(JSON.stringify(body)).to.match(/limit must be >= 1/)
    }
  })

  it('answer as the question was answered, and with other values as another question [B-27]', async () => {
    const { answer } = await save('priced', 'how many books have a price of at least 12?')
    const same = await run('priced')
    expect(same.data.result).to.equal(answer.data.result)
    expect(same.data).to.include({ complete: true })
    expect(same.data.steps[0]).to.include({ tool: 'library_list_books', status: 'done' })
    expect(same.metadata.tools_used).to.deep.equal(['library_list_books'])
    const other = await run('priced', { min_price: 20 })
    expect(other.data.result).to.equal(priced(20)).and.not.equal(answer.data.result)
    expect(other.response)
      .to.include('at least 20')
      .and.include(String(priced(20)))
  })

  it('change a filter of the service and the condition behind it together', async () => {
    const { flow } = await save('genre', 'list all novel books')
    const [genre] = flow.parameters
    expect(genre?.uses.map(use => (use.path ? 'argument' : 'sql'))).to.deep.equal(['argument', 'sql'])
    const { data } = await run('genre', { genre: 'poetry' })
    expect(data.result.map((one: any) => one.id)).to.deep.equal(
      books.filter(book => book.genre === 'poetry').map(book => book.id),
    )
  })

  it('bind values, whatever they say', async () => {
    await save('title', 'how many members live in California?')
    const { data } = await run('title', { state: `x' OR '1'='1` })
    expect(data.result).to.equal(0)
    expect(data.plan.steps.at(-1).values).to.deep.equal({ state: `x' OR '1'='1` })
  })

  it('write places as the records do', async () => {
    const { flow, answer } = await save('place', 'how many members live in California?')
    expect(flow.parameters[0]).to.include({ name: 'state', default: 'CA', said: 'California' })
    expect((await run('place', { state: 'California' })).data.result).to.equal(answer.data.result)
    const texas = await run('place', { state: 'Texas' })
    expect(texas.data.plan.steps.at(-1).values).to.deep.equal({ state: 'TX' })
  })

  it('move a period of the calendar to the day of the run', async () => {
    const { flow } = await save('recent', 'how many loans were borrowed this year?')
    const relative = flow.parameters.filter(one => one.relative)
    expect(relative.length).to.be.above(0)
    expect(relative[0]!.relative!.text).to.equal('this year')
    expect((flow.input_schema as any).properties[relative[0]!.name]).to.not.have.property('default')
  })

  it('are saved from any answer of a conversation, values of earlier messages included', async () => {
    await agent.chat('how many books have a price of at least 12?', { session_id: 'talk' })
    await agent.chat('hello', { session_id: 'talk' })
    const latest = await agent.send('/flows', { name: 'latest', session_id: 'talk' })
    expect(latest.body.question).to.equal('how many books have a price of at least 12?')
    await agent.chat('how many members are there?', { session_id: 'talk' })
    const placed = await agent.send('/flows', { name: 'placed', session_id: 'talk', message: 1 })
    expect(placed.body.plan).to.deep.equal(latest.body.plan)
    const { body } = await agent.send('/flows', { name: 'nothing', session_id: 'talk', message: 0 })
    expect(body.code).to.equal('NOT_FOUND')
  })

  it('keep their answer for yes-or-no questions, figures set against each other, groups and single values', async () => {
    const questions = [
      'are there more than 3 books with a price of at least 12?',
      'how many more novel books than poetry books are there?',
      'how many books per genre?',
      'which genre has the most books?',
      'what is the average price of books?',
      'what share of the books is in print?',
      'which book has the most pages?',
      'what is the price of Salt and Cedar?',
      'how many books and how many members are there?',
      'which has more pages, Salt and Cedar or Moon Rabbits?',
      'list all books that are not novels',
      'which books are poetry or history?',
    ]
    for (const [at, question] of questions.entries()) {
      const answer: any = await agent.chat(question, { session_id: `kept${at}` })
      expect(answer.data.error, question).to.equal(undefined)
      const { status, body } = await agent.send('/flows', { name: `kept${at}`, session_id: `kept${at}` })
      expect(status, `${question}: ${body.detail}`).to.equal(201)
      const { data } = await run(`kept${at}`)
      const [is, was] = [data.result, answer.data.result]
      if (typeof was === 'number') expect(is, question).to.be.closeTo(was, 1e-9)
      else expect(is, question).to.deep.equal(was)
    }
  })

  it('refuse what the plan alone does not answer, what failed and what is no answer', async () => {
    const refused: [string, RegExp][] = [
      ['are there more novel books or poetry books?', /several results outside its plan/],
      ['hello', /no answer of this session/],
      ['list all spaceships', /no answer of this session/],
    ]
    for (const [question, why] of refused) {
      await agent.chat(question, { session_id: question })
      const { status, body } = await agent.send('/flows', { name: 'no', session_id: question })
      expect(status).to.equal(422)
      expect(body.detail).to.match(why)
    }
    expect((await agent.send('/flows')).body.total).to.equal(0)
  })

  it('answer 409 for a taken name, 404 for an unknown one, and 422 for wrong arguments with what is wrong', async () => {
    await save('taken', 'list all novel books')
    expect((await agent.send('/flows', { name: 'taken', session_id: 'taken' })).status).to.equal(409)
    expect((await agent.send('/flows/unknown/run', {})).status).to.equal(404)
    const unknown = await agent.send('/flows/taken/run', { args: { gender: 'novel' } })
    expect(unknown.status).to.equal(422)
    expect(JSON.stringify(unknown.body.detail)).to.include('did you mean genre?')
    const wrong = await agent.send('/flows/taken/run', { args: { genre: 'opera' } })
    expect(wrong.status).to.equal(422)
    expect(JSON.stringify(wrong.body.detail)).to.include('poetry')
    expect((await agent.send('/flows/taken/run', { args: { genre: 7 } })).status).to.equal(422)
  })

  it('ask for approval on every run that changes data, whatever the settings say, and write once approved [B-27]', async () => {
    await agent.chat('create an author named Ines Prado from Spain', { session_id: 'w' })
    const { status, body: flow } = await agent.send('/flows', { name: 'w', session_id: 'w' })
    expect(status, flow.detail).to.equal(201)
    expect(flow.read_only).to.equal(false)
    const writes = () => library.calls.filter(({ tool }) => tool.includes('create')).length
    const { data, metadata } = await run('w', { first_name: 'Ana' })
    expect(writes()).to.equal(0)
    expect(data.approval.args).to.include({ first_name: 'Ana', last_name: 'Prado' })
    const { data: done } = await agent.chat('yes', { session_id: metadata.session_id })
    expect(done.error).to.equal(undefined)
    expect(writes()).to.equal(1)
    expect((await run('w')).data.approval).to.have.property('id')
    expect(writes()).to.equal(1)
  })

  it('name what changed when their tools do not fit any more, and call nothing [B-27]', async () => {
    await save('strict', 'how many books have a price of at least 12?')
    const catalogue = structuredClone((await library.registry.catalogue()).catalogue)
    const tool = catalogue.library!.library_list_books!
    tool.parameters = tool.parameters.filter(one => one.name !== 'price_min')
    library.setCatalogue('2', catalogue)
    library.calls.length = 0
    const { response, data } = await run('strict')
    expect(data.error.code).to.equal('NOT_AVAILABLE')
    expect(response).to.include('library_list_books no longer takes price_min')
    delete catalogue.library!.library_list_books
    library.setCatalogue('3', structuredClone(catalogue))
    expect((await run('strict')).response).to.include('library_list_books is no longer registered')
    expect(library.calls).to.deep.equal([])
  })

  it('tell a failed call as a failure, never as an empty answer', async () => {
    await save('broken', 'list all novel books')
    library.handlers.library_list_books = () => failure(503, 'out of order')
    const { response, data } = await run('broken')
    expect(data.error.code).to.equal('TOOL_FAILED')
    expect(data.result).to.equal(null)
    expect(response).to.include('out of order')
  })

  it('say that the registry is away, as an answer', async () => {
    await save('away', 'list all novel books')
    await agent.restart({ registry: createRegistryClient({ url: 'http://127.0.0.1:9' }) })
    const { data, response } = await run('away')
    expect(data.error.code).to.equal('REGISTRY_UNREACHABLE')
    expect(response).to.include('127.0.0.1:9')
  })

  it('survive a restart, and a row that is no flow takes nobody down [B-26]', async () => {
    await save('kept', 'list all novel books')
    const database = new DatabaseSync(join(agent.folder, SESSIONS_FILE))
    const insert = database.prepare(`INSERT INTO flows VALUES (?, ?, '2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z')`)
    insert.run('broken', '{"question": 7')
    insert.run('other', '{"version": 9, "plan": []}')
    database.close()
    await agent.restart()
    const { body } = await agent.send('/flows')
    expect(body.flows.map((one: Flow) => one.name)).to.deep.equal(['kept'])
    expect((await agent.send('/flows/broken')).status).to.equal(404)
    expect((await agent.send('/flows/broken', undefined, 'DELETE')).status).to.equal(200)
  })

  it('are given and taken as definitions, with every place of a value checked', async () => {
    const { flow } = await save('first', 'how many books have a price of at least 12?')
    const added = await agent.send('/flows/second', { ...flow, description: 'mine' }, 'PUT')
    expect(added.status, JSON.stringify(added.body)).to.equal(201)
    expect(added.body).to.include({ name: 'second', description: 'mine' })
    expect((await agent.send('/flows/second', flow, 'PUT')).status).to.equal(200)
    const unbound = await agent.send('/flows/third', { ...flow, parameters: [] }, 'PUT')
    expect(unbound.status).to.equal(422)
    expect(unbound.body.detail).to.match(/Nothing gives :min_price/)
    const steps = [{ id: 'r1', tool: 'flows_first', args: {} }]
    const nested = { ...flow, parameters: [], plan: { ...flow.plan, steps } }
    expect((await agent.send('/flows/third', nested, 'PUT')).body.detail).to.match(/not other flows/)
  })

  it('run plans of any author: the last result is the answer to one told in words, and SQL only reads, within limits', async () => {
    const define = async (sql: string) => {
      const steps = [
        { id: 'r1', tool: 'library_list_books', args: {}, pages: 'all' },
        { id: 'r2', sql },
      ]
      const plan = { steps, answer: { kind: 'text', from: 'r2' }, confidence: 0.7 }
      const body = { description: 'd', question: 'how many books?', plan, parameters: [] }
      expect((await agent.send('/flows/any', body, 'PUT')).status).to.be.within(200, 201)
      return await run('any')
    }
    const counted = await define('SELECT COUNT(*) AS n FROM r1')
    expect(counted.data.result).to.equal(books.length)
    expect((await define('SELECT id, title FROM r1 LIMIT 1')).data.result).to.have.keys('id', 'title')
    expect((await define('SELECT id FROM r1 LIMIT 2')).data.result).to.have.length(2)
    for (const sql of [
      'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n',
      "ATTACH 'other.sqlite' AS other",
      'DELETE FROM r1',
      'SELECT nothing FROM r1',
    ]) {
      const { data, response } = await define(sql)
      expect(data.error?.code, sql).to.equal('TOOL_FAILED')
      expect(response).to.include('its SQL does not fit')
    }
  })

  it('are offered once in a conversation for a question like theirs, and never run instead of it [B-28]', async () => {
    const { flow } = await save('offered', 'how many books have a price of at least 12?')
    const like = await agent.chat('how many books have a price of at least 15?', { session_id: 'other' })
    expect(like.data.offer).to.deep.equal({ flow: 'offered', similarity: 1, description: flow.description })
    expect(like.data.result).to.equal(priced(15))
    expect(like.response).to.not.include('offered')
    const again = await agent.chat('how many books have a price of at least 16?', { session_id: 'other' })
    expect(again.data).to.not.have.property('offer')
    const unlike = await agent.chat('how many members live in Texas?', { session_id: 'third' })
    expect(unlike.data).to.not.have.property('offer')
  })
})
