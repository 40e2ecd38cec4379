import { expect } from 'chai'
import fc from 'fast-check'
import { DatabaseSync } from 'node:sqlite'
import { conditionSql, expression, literal, quoteName } from '../../../src/agent/plan/sql-text.ts'
import type { Condition } from '../../../src/agent/understand/reading/query.ts'

const condition = (op: Condition['op'], values: Condition['values'], more: Partial<Condition> = {}): Condition => ({
  columns: ['genre'],
  op,
  values,
  label: '',
  ...more,
})

/** Everything that is text to SQLite: it ends a text at NUL and has no lone surrogates. */
const anyText = fc.string({ unit: 'binary' }).filter(text => !text.includes('\0') && text.isWellFormed())

/** The values of column `column` of a one-column table that meet a condition. */
function select(column: string, values: unknown[], where: Condition): unknown[] {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(`CREATE TABLE r1 ("${column.replaceAll('"', '""')}")`)
    const insert = database.prepare('INSERT INTO r1 VALUES (?)')
    for (const value of values) insert.run(value as string)
    return database
      .prepare(`SELECT r1.${quoteName(column)} AS v FROM r1 WHERE ${conditionSql(where, 'r1')}`)
      .all()
      .map(row => row.v)
  } finally {
    database.close()
  }
}

describe('literal', () => {
  it('carries any text through SQLite unchanged', () => {
    const database = new DatabaseSync(':memory:')
    fc.assert(
      fc.property(anyText, text => {
        expect(database.prepare(`SELECT ${literal(text)} AS v`).get()!.v).to.equal(text)
      }),
    )
    database.close()
  })

  it('carries any number through SQLite unchanged', () => {
    const database = new DatabaseSync(':memory:')
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -(2 ** 52), max: 2 ** 52 }), value => {
        expect(database.prepare(`SELECT ${literal(value)} AS v`).get()!.v).to.equal(value === 0 ? 0 : value)
      }),
    )
    database.close()
  })

  for (const [value, sql] of [
    [5, '5'],
    [-1.5, '-1.5'],
    [true, '1'],
    [false, '0'],
    ["O'Brien", "'O''Brien'"],
    ["'; DROP TABLE r1; --", "'''; DROP TABLE r1; --'"],
  ] as const)
    it(`writes ${JSON.stringify(value)} as ${sql}`, () => expect(literal(value)).to.equal(sql))
})

describe('quoteName', () => {
  it('names any column as it is', () => {
    fc.assert(
      fc.property(
        anyText.filter(text => text.length > 0),
        fc.string(),
        (name, value) => {
          expect(
            select(name, [value.replaceAll('\0', '')], { columns: [name], op: 'filled', values: [], label: '' }).length,
          ).to.be.at.most(1)
        },
      ),
    )
  })

  for (const name of [
    'order',
    'select',
    'group',
    'from',
    'where',
    'table',
    'index',
    'limit',
    'values',
    'default',
    'to',
    'case',
    'end',
  ])
    it(`lets a column be called ${name}`, () =>
      expect(select(name, ['a', 'b'], { columns: [name], op: '=', values: ['a'], label: '' })).to.deep.equal(['a']))

  for (const name of ['address.city', 'a b', 'with"quote', '1st', 'größe', '$ref', 'a-b'])
    it(`lets a column be called ${name}`, () =>
      expect(select(name, ['a', 'b'], { columns: [name], op: 'in', values: ['a', 'c'], label: '' })).to.deep.equal([
        'a',
      ]))
})

describe('expression', () => {
  it('joins a name in parts and leaves out what is missing', () => {
    const database = new DatabaseSync(':memory:')
    database.exec("CREATE TABLE r1 (f, l); INSERT INTO r1 VALUES ('Ada', 'Moreno'), ('Prince', NULL), (NULL, NULL)")
    const rows = database.prepare(`SELECT ${expression(['f', 'l'], 'r1')} AS v FROM r1`).all()
    expect(rows.map(row => row.v)).to.deep.equal(['Ada Moreno', 'Prince', ''])
    database.close()
  })
})

describe('conditionSql', () => {
  const VALUES = ['novel', 'Novel', 'comic', '50% off', '50 x off', 'a_b', 'axb', "it's", '', null]
  for (const [where, found] of [
    [condition('=', ['novel']), ['novel']],
    [condition('=', ['NOVEL'], { text: true }), ['novel', 'Novel']],
    [condition('in', ['novel', "it's"]), ['novel', "it's"]],
    [condition('in', ['NOVEL', 'comic'], { text: true }), ['novel', 'Novel', 'comic']],
    [condition('!=', ['novel'], { text: true }), ['comic', '50% off', '50 x off', 'a_b', 'axb', "it's", '', null]],
    [condition('not in', ['novel', 'comic'], { text: true }), ['50% off', '50 x off', 'a_b', 'axb', "it's", '', null]],
    [condition('contains', ['50%']), ['50% off']],
    [condition('contains', ['a_b']), ['a_b']],
    [condition('contains', ['\\']), []],
    [condition('starts', ['50']), ['50% off', '50 x off']],
    [condition('starts', ['nov']), ['novel', 'Novel']],
    [condition('empty', []), ['', null]],
    [condition('filled', []), ['novel', 'Novel', 'comic', '50% off', '50 x off', 'a_b', 'axb', "it's"]],
  ] as [Condition, unknown[]][])
    it(`finds ${JSON.stringify(found)} where ${where.op} ${where.values.join(', ')}`, () =>
      expect(select('genre', VALUES, where)).to.deep.equal(found))

  for (const [where, found] of [
    [condition('>', [5]), [6, 7]],
    [condition('>=', [5]), [5, 6, 7]],
    [condition('<', [5]), [4]],
    [condition('<=', [5]), [4, 5]],
    [condition('between', [5, 6]), [5, 6]],
    [condition('!=', [5]), [4, 6, 7, null]],
  ] as [Condition, unknown[]][])
    it(`finds ${JSON.stringify(found)} where ${where.op} ${where.values.join(' and ')}`, () =>
      expect(select('genre', [4, 5, 6, 7, null], where)).to.deep.equal(found))

  it('compares times as days, both ends of a period included', () => {
    const times = ['2024-10-31T23:59:59Z', '2024-11-01', '2024-11-30T12:00:00Z', '2024-12-01T00:00:00Z']
    expect(
      select('at', times, { ...condition('between', ['2024-11-01', '2024-11-30']), columns: ['at'], asDay: true }),
    ).to.deep.equal(times.slice(1, 3))
    expect(select('at', times, { ...condition('>', ['2024-11-30']), columns: ['at'], asDay: true })).to.deep.equal(
      times.slice(3),
    )
  })

  it('finds exactly the value it names, whatever characters are in it', () => {
    fc.assert(
      fc.property(anyText, anyText, (value, other) => {
        fc.pre(value !== other)
        expect(select('genre', [value, other], condition('=', [value]))).to.deep.equal([value])
        expect(select('genre', [value, other], condition('in', [value]))).to.deep.equal([value])
      }),
    )
  })

  it('finds a value by any part of it', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) => {
        expect(select('genre', [before + part + after], condition('contains', [part]))).to.have.length(1)
        expect(select('genre', [part + after], condition('starts', [part]))).to.have.length(1)
      }),
    )
  })
})
