import { expect } from 'chai'
import { compileMeaning } from '../../../src/agent/plan/compile.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import type { Condition, Query, Selection } from '../../../src/agent/understand/reading/query.ts'
import { isSqlStep, type CallStep } from '../../../src/contract/plan.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { queryOf, selectionOf } from '../../support/query-of.ts'

const model = buildModel(libraryCatalogue())
const keyOf = (noun: string) => [...model.entities.values()].find(e => e.app === 'library' && e.noun === noun)!.key
const select = (noun: string, more: Partial<Selection> = {}) => selectionOf(keyOf(noun), more)
const is = (column: string, op: Condition['op'], ...values: Condition['values']): Condition => ({
  columns: [column],
  op,
  values,
  label: column,
})
const query = (root: Selection, more: Partial<Query> = {}) => queryOf('library', root, more)
const compile = (meaning: Query) => compileMeaning(meaning, model, 0.9)
const callsOf = (meaning: Query) =>
  compile(meaning)
    .plan.steps.filter((step): step is CallStep => !isSqlStep(step))
    .map(({ tool, args }) => [tool, args])
const sqlOf = (meaning: Query) => compile(meaning).plan.steps.filter(isSqlStep).at(-1)!.sql

describe('compileMeaning', () => {
  describe('calls', () => {
    it('reads a whole list, all its pages', () => {
      const { plan } = compile(query(select('book')))
      expect(plan.steps[0]).to.deep.equal({ id: 'r1', tool: 'library_list_books', args: {}, pages: 'all' })
    })

    it('leaves filters that the service offers to the service, and applies them again', () => {
      const meaning = query(
        select('book', { where: [is('genre', '=', 'novel'), is('price', '>=', 12), is('pages', '>', 100)] }),
      )
      expect(callsOf(meaning)).to.deep.equal([['library_list_books', { genre: 'novel', price_min: 12 }]])
      expect(sqlOf(meaning)).to.include("genre = 'novel'").and.to.include('price >= 12').and.to.include('pages > 100')
    })

    it('gives both ends of a range', () =>
      expect(callsOf(query(select('book', { where: [is('price', 'between', 10, 20)] })))).to.deep.equal([
        ['library_list_books', { price_min: 10, price_max: 20 }],
      ]))

    it('leaves what the service cannot filter to SQL', () =>
      expect(
        callsOf(
          query(
            select('book', {
              where: [is('genre', '!=', 'novel'), is('genre', 'in', 'novel', 'comic'), is('title', 'contains', 'x')],
            }),
          ),
        ),
      ).to.deep.equal([['library_list_books', {}]]))

    it('never hands down a filter of which another alternative is enough', () =>
      expect(
        callsOf(query(select('book', { anyOf: [[is('genre', '=', 'novel'), is('price', '>', 20)]] }))),
      ).to.deep.equal([['library_list_books', {}]]))

    it('reads one record by its id where there is an operation for it', () =>
      expect(callsOf(query(select('book', { where: [is('id', '=', 4)] })))).to.deep.equal([
        ['library_get_book', { book_id: 4 }],
      ]))

    it('reads the list for an id where there is none', () =>
      expect(callsOf(query(select('author', { where: [is('id', '=', 4)] })))).to.deep.equal([
        ['library_list_authors', {}],
      ]))

    it('reads all parts of a collection that has no whole', () => {
      const meaning = query(select('member'))
      expect(callsOf(meaning).map(([tool]) => tool)).to.deep.equal(['library_my_members', 'library_partner_members'])
      expect(compile(meaning).plan.steps.some(step => isSqlStep(step) && / UNION /.test(step.sql))).to.equal(true)
    })

    it('reads only the part asked for, with its arguments', () =>
      expect(
        callsOf(
          query(
            select('member', {
              sources: ['library_partner_members'],
              args: { library_partner_members: { club_name: 'Night Owls' } },
            }),
          ),
        ),
      ).to.deep.equal([['library_partner_members', { club_name: 'Night Owls' }]]))

    it('reads each list once, however often it is needed', () => {
      const one = query(select('book'))
      const { plan, parts } = compileMeaning(
        { kind: 'several', parts: [one, { ...one, ask: 'measure', measures: [{ fn: 'count' }] }], labels: [] },
        model,
        0.9,
      )
      expect(plan.steps.filter(step => !isSqlStep(step))).to.have.length(1)
      expect(parts).to.have.length(2)
    })
  })

  describe('SQL', () => {
    const count = { ask: 'measure', measures: [{ fn: 'count' }] } as const
    for (const [what, meaning, parts] of [
      ['a list', query(select('book')), ['SELECT r1.* FROM r1']],
      [
        'a count',
        query(select('book'), { ...count, measures: [...count.measures] }),
        ['SELECT COUNT(*) AS count FROM r1'],
      ],
      [
        'a sum',
        query(select('book'), { ask: 'measure', measures: [{ fn: 'sum', column: 'price' }] }),
        ['(r1.price) AS total_price'],
      ],
      [
        'several figures',
        query(select('book'), {
          ask: 'measure',
          measures: [
            { fn: 'min', column: 'price' },
            { fn: 'median', column: 'pages' },
          ],
        }),
        ['min(r1.price) AS lowest_price', 'median(r1.pages) AS median_pages'],
      ],
      [
        'distinct values counted',
        query(select('book'), { ask: 'measure', measures: [{ fn: 'distinct', column: 'language' }] }),
        ['COUNT(DISTINCT r1.language)'],
      ],
      [
        'distinct values listed',
        query(select('book'), { ask: 'values', project: [['language']] }),
        ['SELECT DISTINCT r1.language', 'IS NOT NULL'],
      ],
      [
        'an order with a cut',
        query(select('book', { order: { columns: ['price'], direction: 'desc' }, limit: 3 })),
        ['r1.price IS NULL', 'r1.price DESC', 'LIMIT 3'],
      ],
      [
        'the second',
        query(select('book', { order: { columns: ['price'], direction: 'desc' }, limit: 1, offset: 2 })),
        ['LIMIT 1 OFFSET 1'],
      ],
      [
        'groups',
        query(select('book'), {
          ask: 'group',
          measures: [{ fn: 'count' }],
          group: { entity: keyOf('book'), columns: ['genre'] },
        }),
        ['GROUP BY', 'COUNT(*) AS count'],
      ],
      [
        'groups with a bound',
        query(select('book'), {
          ask: 'group',
          measures: [{ fn: 'count' }],
          group: { entity: keyOf('book'), columns: ['genre'] },
          having: { op: '>', value: 2 },
        }),
        ['HAVING count > 2'],
      ],
      [
        'groups over a foreign key',
        query(select('book'), {
          ask: 'group',
          measures: [{ fn: 'count' }],
          group: { entity: keyOf('author'), columns: ['country'] },
        }),
        ['LEFT JOIN r2 ON r2.id = r1.author_id', 'r2.country'],
      ],
      [
        'groups by month',
        query(select('loan'), {
          ask: 'group',
          measures: [{ fn: 'count' }],
          group: { entity: keyOf('loan'), columns: ['due_date'], period: 'month' },
        }),
        ["strftime('%Y-%m', r1.due_date)"],
      ],
      [
        'groups by quarter',
        query(select('loan'), {
          ask: 'group',
          measures: [{ fn: 'count' }],
          group: { entity: keyOf('loan'), columns: ['due_date'], period: 'quarter' },
        }),
        ["'-Q'"],
      ],
      [
        'related records',
        query(
          select('author', {
            related: [{ selection: select('book', { where: [is('genre', '=', 'novel')] }), exists: true }],
          }),
        ),
        ['IN (SELECT r2.author_id FROM r2', 'r2.author_id IS NOT NULL'],
      ],
      [
        'records without related ones',
        query(select('author', { related: [{ selection: select('book'), exists: false }] })),
        ['r1.id NOT IN (SELECT r2.author_id FROM r2'],
      ],
      [
        'a count of related records',
        query(
          select('author', { related: [{ selection: select('book'), exists: true, count: { op: '>', value: 3 } }] }),
        ),
        ['HAVING COUNT(*) > 3'],
      ],
      [
        'a selection inside another',
        query(
          select('book', {
            within: select('book', { order: { columns: ['price'], direction: 'desc' }, limit: 3 }),
            where: [is('genre', '=', 'novel')],
          }),
        ),
        ['IN (SELECT', 'LIMIT 3'],
      ],
      [
        'a share',
        query(select('book', { where: [is('genre', '=', 'novel')] }), {
          ask: 'share',
          measures: [{ fn: 'share' }],
          whole: select('book'),
        }),
        ['AS part', 'AS whole', 'AS percent'],
      ],
    ] as [string, Query, string[]][])
      it(`writes ${what}`, () => {
        for (const part of parts) expect(sqlOf(meaning)).to.include(part)
      })

    it('keeps key and name beside the columns asked for', () =>
      expect(sqlOf(query(select('author'), { project: [['country']] }))).to.match(
        /^SELECT r1\.id, r1\.first_name, r1\.last_name, r1\.country FROM/,
      ))

    it('says in which step the answer is, and what it is', () => {
      const { plan } = compile(query(select('book'), { ask: 'measure', measures: [{ fn: 'sum', column: 'price' }] }))
      expect(plan.answer).to.include({
        kind: 'number',
        column: 'total_price',
        format: 'money',
        from: 'r2',
        noun: 'book',
      })
      expect(plan.confidence).to.equal(0.9)
    })
  })
})
