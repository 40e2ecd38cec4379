import { expect } from 'chai'
import fc from 'fast-check'
import { createTables, type Tables } from '../../../src/agent/run/tables.ts'
import { recordsIn } from '../../../src/agent/run/find-records.ts'
import { flatten } from '../../../src/agent/run/flatten.ts'

describe('createTables', () => {
  let tables: Tables
  beforeEach(() => (tables = createTables()))
  afterEach(() => tables.close())

  it('gives back what was stored: texts, numbers, flags, lists, nothing', () => {
    const row = { text: "it's", number: 1.5, whole: 3, yes: true, no: false, none: null, tags: '["a","b"]' }
    tables.put('r1', [row])
    expect(tables.query('r2', 'SELECT * FROM r1').rows).to.deep.equal([{ ...row, tags: ['a', 'b'] }])
  })

  it('keeps the zeros that a key begins with, and finds it as a number all the same', async () => {
    await tables.land('r1', [{ code: '090' }, { code: '200' }], [], { code: 'INTEGER' })
    await tables.land('r2', [{ of: '90' }, { of: '200' }], [], { of: 'INTEGER' })
    expect(tables.query('r3', 'SELECT code FROM r1 WHERE code IN (SELECT of FROM r2)').rows.map(({ code }) => code)).to.include('200') // oxfmt-ignore
    expect(tables.query('r4', 'SELECT code FROM r1').rows[0]).to.deep.equal({ code: '090' })
  })

  it('keeps the result of a query as a table of its own', () => {
    tables.put('r1', [{ a: 1 }, { a: 2 }])
    tables.query('r2', 'SELECT a FROM r1 WHERE a > 1')
    expect(tables.query('r3', 'SELECT a FROM r2').rows).to.deep.equal([{ a: 2 }])
  })

  it('has the columns of all rows, and those expected where there are no rows', () => {
    tables.put('r1', [{ a: 1 }, { b: 2 }], ['id'])
    expect(tables.query('r2', 'SELECT * FROM r1').columns).to.deep.equal(['id', 'a', 'b'])
    tables.put('r3', [], ['id', 'name'])
    expect(tables.query('r4', 'SELECT * FROM r3')).to.deep.equal({ rows: [], columns: ['id', 'name'] })
    tables.put('r5', [])
    expect(tables.query('r6', 'SELECT * FROM r5').rows).to.deep.equal([])
  })

  it('takes columns of any name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.string({ minLength: 1 }).filter(t => !t.includes('\0') && t !== '__proto__'),
          { minLength: 1, maxLength: 6, selector: t => t.toLowerCase() },
        ),
        names => {
          const own = createTables()
          const row = Object.fromEntries(names.map((name, at) => [name, at + 10]))
          own.put('r1', [row])
          expect(Object.values(own.query('r2', 'SELECT * FROM r1').rows[0]!)).to.deep.equal(Object.values(row))
          own.close()
        },
      ),
    )
  })

  it('takes columns that differ only in their letter case', () => {
    tables.put('r1', [{ Name: 'a', name: 'b' }])
    expect(tables.query('r2', 'SELECT * FROM r1').rows).to.have.length(1)
  })

  it('keeps a text that only looks like a list', () => {
    tables.put('r1', [{ tags: '[not json]' }])
    expect(tables.query('r2', 'SELECT tags FROM r1').rows).to.deep.equal([{ tags: '[not json]' }])
  })

  for (const [values, middle] of [
    [[], null],
    [[5], 5],
    [[1, 9], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[1, null, 3, 'x'], 2],
  ] as [unknown[], number | null][])
    it(`knows the median of ${JSON.stringify(values)}`, () => {
      tables.put(
        'r1',
        values.map(v => ({ v })),
        ['v'],
      )
      expect(tables.query('r2', 'SELECT median(v) AS m FROM r1').rows).to.deep.equal([{ m: middle }])
    })

  it('throws with SQLite’s message for wrong SQL', () =>
    expect(() => tables.query('r1', 'SELECT a FROM nowhere')).to.throw(/no such table/))

  for (const sql of [
    'DROP TABLE r1',
    "INSERT INTO r1 VALUES ('x')",
    'DELETE FROM r1',
    'PRAGMA user_version = 5',
    "ATTACH ':memory:' AS other",
    'UPDATE r1 SET a = 2',
  ])
    it(`refuses “${sql}”: a query only reads`, () => {
      tables.put('r1', [{ a: 1 }])
      expect(() => tables.query('r2', sql)).to.throw()
      expect(tables.query('r3', 'SELECT a FROM r1').rows).to.deep.equal([{ a: 1 }])
    })
})

describe('flatten', () => {
  for (const [value, flat] of [
    [{ a: 1 }, { a: 1 }],
    [{ a: { b: { c: 1 } } }, { 'a.b.c': 1 }],
    [{ a: [1, 2] }, { a: '[1,2]' }],
    [{ a: {} }, { a: '{}' }],
    [{ a: null }, { a: null }],
    ['text', { value: 'text' }],
    [5, { value: 5 }],
    [null, { value: null }],
    [[1], { value: '[1]' }],
  ])
    it(`makes ${JSON.stringify(flat)} of ${JSON.stringify(value)}`, () => expect(flatten(value)).to.deep.equal(flat))
})

describe('recordsIn', () => {
  for (const [value, path, records] of [
    [{ items: [1, 2] }, ['items'], [1, 2]],
    [{ data: { items: [1] } }, ['data', 'items'], [1]],
    [[1, 2], ['items'], [1, 2]],
    [{ books: [1] }, ['items'], [1]],
    [{ items: [] }, ['items'], []],
    [{ id: 1, tags: ['a'] }, undefined, [{ id: 1, tags: ['a'] }]],
    [{}, ['items'], []],
    [null, ['items'], []],
    ['text', undefined, ['text']],
    [0, undefined, [0]],
  ] as [unknown, string[] | undefined, unknown[]][])
    it(`finds ${JSON.stringify(records)} in ${JSON.stringify(value)}`, () =>
      expect(recordsIn(value, { path })).to.deep.equal(records))
})
