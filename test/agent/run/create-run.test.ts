import { expect } from 'chai'
import { createRun } from '../../../src/agent/run/create-run.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import type { PlanStep } from '../../../src/contract/plan.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { books, loans } from '../../support/library/data.ts'
import { createLibraryRegistry, failure } from '../../support/library/registry.ts'

const model = buildModel(libraryCatalogue())

function start(replaced: Parameters<typeof createLibraryRegistry>[0] = {}, signal = new AbortController().signal) {
  const library = createLibraryRegistry(replaced)
  const events: string[] = []
  const run = createRun({
    registry: library.registry,
    model,
    signal,
    onStep: step => events.push(`${step.tool} ${step.state}`),
  })
  const execute = (...steps: PlanStep[]) => run.execute({ steps, answer: { kind: 'list' }, confidence: 1 })
  return { ...library, run, events, execute }
}

const allBooks: PlanStep = { id: 'r1', tool: 'library_list_books', args: {}, pages: 'all' }

describe('createRun', () => {
  it('calls, pages to the end and answers with SQL over the rows', async () => {
    const { execute } = start()
    const { results, complete, failure } = await execute(allBooks, {
      id: 'r2',
      sql: 'SELECT COUNT(*) AS n, SUM(pages) AS p FROM r1',
    })
    expect(results.get('r2')!.rows).to.deep.equal([{ n: books.length, p: books.reduce((sum, b) => sum + b.pages, 0) }])
    expect({ complete, failure }).to.deep.equal({ complete: true, failure: undefined })
  })

  it('reports every step with its rows, and tells of each as it starts and ends', async () => {
    const { execute, events } = start()
    const { reports, source } = await execute(
      allBooks,
      { id: 'r2', tool: 'library_list_authors', args: {} },
      { id: 'r3', sql: 'SELECT 1 AS x' },
    )
    expect(reports.map(({ tool, status, rows }) => ({ tool, status, rows }))).to.deep.equal([
      { tool: 'library_list_books', status: 'done', rows: 12 },
      { tool: 'library_list_authors', status: 'done', rows: 4 },
    ])
    expect(source).to.deep.equal([
      { tool: 'library_list_books', rows: 12 },
      { tool: 'library_list_authors', rows: 4 },
    ])
    expect(events).to.include.members([
      'library_list_books started',
      'library_list_books done',
      'library_list_authors done',
    ])
    for (const { duration_ms } of reports) expect(duration_ms).to.be.at.least(0)
  })

  it('reads a list once, whoever asks for it', async () => {
    const { run, execute, calls } = start()
    const source = [...model.entities.values()].find(e => e.noun === 'author')!.sources[0]!
    await Promise.all([run.list(source, {}), run.list(source, {}), execute({ id: 'r1', tool: source.tool, args: {} })])
    expect(calls).to.have.length(1)
    expect(run.toolsUsed).to.deep.equal(['library_list_authors'])
  })

  it('runs a step once for every distinct value of an earlier result', async () => {
    const { execute, calls } = start()
    const { results } = await execute(
      { id: 'r1', tool: 'library_list_loans', args: {} },
      { id: 'r2', sql: 'SELECT book_id FROM r1 WHERE id <= 4' },
      { id: 'r3', tool: 'library_get_book', args: { book_id: { $from: 'r2', column: 'book_id' } }, each: true },
      { id: 'r4', sql: 'SELECT id FROM r3 ORDER BY 1' },
    )
    const wanted = [...new Set(loans.slice(0, 4).map(l => l.book_id))].sort((a, b) => a - b)
    expect(calls.filter(c => c.tool === 'library_get_book').map(c => c.args.book_id)).to.have.members(wanted)
    expect(results.get('r4')!.rows.map(r => r.id)).to.deep.equal(wanted)
  })

  it('takes the first value without “each”, and makes no call for none', async () => {
    const { execute, calls } = start()
    const { results } = await execute(
      allBooks,
      { id: 'r2', sql: 'SELECT id FROM r1 WHERE id > 3' },
      { id: 'r3', tool: 'library_get_book', args: { book_id: { $from: 'r2', column: 'id' } } },
      { id: 'r4', sql: 'SELECT id FROM r1 WHERE id > 99' },
      { id: 'r5', tool: 'library_get_book', args: { book_id: { $from: 'r4', column: 'id' } }, each: true },
      { id: 'r6', sql: 'SELECT * FROM r5' },
    )
    expect(calls.filter(c => c.tool === 'library_get_book').map(c => c.args)).to.deep.equal([{ book_id: 4 }])
    expect(results.get('r6')!.rows).to.deep.equal([])
  })

  it('takes a record that does not exist for an empty result', async () => {
    const { execute } = start()
    const { results, failure, complete } = await execute(
      { id: 'r1', tool: 'library_get_book', args: { book_id: 999 } },
      { id: 'r2', sql: 'SELECT title FROM r1' },
    )
    expect(results.get('r2')!.rows).to.deep.equal([])
    expect({ failure, complete }).to.deep.equal({ failure: undefined, complete: true })
  })

  it('finds a record in an envelope', async () => {
    const { execute } = start({ library_get_book: () => ({ data: books[0], meta: { took: 3 } }) })
    const { results } = await execute(
      { id: 'r1', tool: 'library_get_book', args: { book_id: 1 } },
      { id: 'r2', sql: 'SELECT title FROM r1' },
    )
    expect(results.get('r2')!.rows).to.deep.equal([{ title: books[0]!.title }])
  })

  it('stops at a call that fails and says which', async () => {
    const { execute, events } = start({ library_list_authors: () => failure(502, 'Bad gateway') })
    const {
      failure: failed,
      complete,
      reports,
    } = await execute(
      { id: 'r1', tool: 'library_list_authors', args: {} },
      { id: 'r2', sql: 'SELECT * FROM r1' },
      { ...allBooks, id: 'r3' },
    )
    expect(failed).to.deep.include({ tool: 'library_list_authors', status: 502, message: 'Bad gateway' })
    expect(complete).to.equal(false)
    expect(reports.map(r => [r.tool, r.status, r.error])).to.deep.equal([
      ['library_list_authors', 'failed', 'Bad gateway'],
    ])
    expect(events).to.include('library_list_authors failed')
  })

  it('says that SQL went wrong', async () => {
    const { execute } = start()
    const { failure: failed, complete } = await execute(allBooks, { id: 'r2', sql: 'SELECT wheels FROM r1' })
    expect(failed?.message).to.match(/no such column/)
    expect(complete).to.equal(false)
  })

  it('is not complete when a list could not be read to its end', async () => {
    const { execute } = start({ library_list_books: () => ({ items: books.slice(0, 5), total: 12 }) })
    const { source, complete, results } = await execute(allBooks, { id: 'r2', sql: 'SELECT COUNT(*) AS n FROM r1' })
    expect(complete).to.equal(false)
    expect(results.get('r1')).to.include({ complete: false, total: 12 })
    expect(source[0]!.total).to.equal(12)
  })

  it('has the columns of the description where there are no rows', async () => {
    const { execute } = start({ library_list_authors: () => [] })
    const { results } = await execute(
      { id: 'r1', tool: 'library_list_authors', args: {} },
      { id: 'r2', sql: 'SELECT last_name FROM r1' },
    )
    expect(results.get('r2')!.rows).to.deep.equal([])
  })

  for (const [what, value, status] of [
    ['a text', 'just text', 502],
    ['nothing', null, undefined],
    ['an empty list', [], undefined],
    ['HTML', '<html></html>', 502],
    ['a number', 7, 502],
  ] as const)
    it(`${status ? 'takes' : 'survives'} a list that answers ${what}${status ? ' for a failure' : ''}`, async () => {
      const { execute } = start({ library_list_authors: () => value })
      const { failure: failed } = await execute(
        { id: 'r1', tool: 'library_list_authors', args: {} },
        { id: 'r2', sql: 'SELECT COUNT(last_name) AS n FROM r1' },
      )
      expect(failed?.status).to.equal(status)
    })

  it('rejects with the reason when the turn was cancelled', async () => {
    const controller = new AbortController()
    const { execute, calls } = start({}, controller.signal)
    controller.abort(new Error('enough'))
    await execute(allBooks).then(
      () => expect.fail('went on'),
      (error: Error) => expect(error.message).to.equal('enough'),
    )
    expect(calls).to.deep.equal([])
  })
})
