import { expect } from 'chai'
import { createTables, type Tables } from '../../../src/agent/run/tables.ts'

describe('createTables with limits', () => {
  let tables: Tables

  beforeEach(async () => {
    tables = createTables({ milliseconds: 150, rows: 1000 })
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ id: n, town: `town ${n % 7}` }))
    await tables.land('r1', rows)
    tables.put('r2', [{ id: 3, name: 'Ann' }])
  })
  afterEach(() => tables.close())

  it('answers what reads', () => {
    const { rows } = tables.query('q1', 'SELECT town, count(*) AS n FROM r1 GROUP BY town ORDER BY town LIMIT 2')
    expect(rows).to.deep.equal([
      { town: 'town 0', n: 1429 },
      { town: 'town 1', n: 1429 },
    ])
    expect(tables.query('q2', 'SELECT name FROM r2 JOIN r1 ON r1.id = r2.id').rows).to.deep.equal([{ name: 'Ann' }])
    expect(tables.query('q3', "SELECT n FROM q1 WHERE town LIKE '%0'").rows).to.deep.equal([{ n: 1429 }])
  })

  it('stops a join of everything with everything', () => {
    expect(() => tables.query('q1', 'SELECT count(*) FROM r1 a, r1 b, r1 c')).to.throw('took longer than 0.15 s')
    expect(tables.query('q2', 'SELECT count(*) AS n FROM r1').rows).to.deep.equal([{ n: 10_000 }])
  })

  it('refuses the same over a stored subquery before it runs', () => {
    const sql = 'WITH a AS (SELECT id, town FROM r1 LIMIT 10000) SELECT count(*) FROM a x, a y'
    expect(() => tables.query('q1', sql)).to.throw('took longer than')
    const grouped = 'WITH g AS (SELECT town, count(*) AS n FROM r1 GROUP BY town) SELECT max(n) AS n FROM g'
    expect(tables.query('q2', grouped).rows).to.deep.equal([{ n: 1429 }])
  })

  it('gives no more rows than allowed', () => {
    expect(() => tables.query('q1', 'SELECT * FROM r1')).to.throw('more than 1,000 rows')
  })

  const ten = '(VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10))'
  const digits = `'[${'1,'.repeat(1000)}1]'`
  const hundred = `'${'a'.repeat(100)}'`
  const rows = (from: string) => `SELECT count(*) FROM ${from}`
  for (const [what, sql] of [
    ['lists in texts for each of others', rows(`json_each(${digits}) a, json_each(${digits}) b, json_tree(${digits}) c`)],
    ['constant rows for each of others', rows(Array.from({ length: 10 }, (_, n) => `${ten} v${n}`).join(', '))],
    ['the same inside of a subquery', `SELECT (${rows(Array.from({ length: 10 }, (_, n) => `${ten} v${n}`).join(', '))}) FROM r2`],
    ['subqueries that count each other', rows(`json_each(${digits}) a WHERE (${rows(`json_each(${digits}) b WHERE (${rows(`json_each(${digits}) c WHERE c.value > a.value + b.value`)}) > 0`)}) > 0`)],
  ] as const)
    it(`refuses ${what} before it runs`, () => {
      expect(() => tables.query('q1', sql)).to.throw('took longer than')
    }) // oxfmt-ignore

  for (const [what, value] of [
    ['replaced', `replace(replace(replace(${hundred}, 'a', ${hundred}), 'a', ${hundred}), 'a', ${hundred})`],
    ['joined', `group_concat(replace(town, 'o', ${hundred}))`],
  ] as const)
    it(`makes no value that is far longer than those that are read: ${what}`, () => {
      expect(() => tables.query('q1', `SELECT length(${value}) FROM r1`)).to.throw('too big')
      expect(tables.query('q2', 'SELECT length(group_concat(town)) > 50000 AS ok FROM r1').rows).to.deep.equal([
        { ok: 1 },
      ])
    })

  it('reads long texts and lists that are there, whatever their length', () => {
    const text = 'x'.repeat(300_000)
    tables.put('r3', [{ id: 1, text, tags: ['a', 'b'] }])
    expect(tables.query('q1', 'SELECT text FROM r3').rows).to.deep.equal([{ text }])
    const sql =
      'SELECT r3.id, t.value FROM r3, json_each(r3.tags) t WHERE t.value IN (SELECT value FROM json_each(\'["b"]\'))'
    expect(tables.query('q2', sql).rows).to.deep.equal([{ id: 1, value: 'b' }])
  })

  it('gives no more text than a conversation can hold', () => {
    const patient = createTables({ milliseconds: 60_000, rows: 1000 })
    try {
      patient.put(
        'r4',
        Array.from({ length: 900 }, (_, id) => ({ id, text: 'y'.repeat(60_000) })),
      )
      expect(() => patient.query('q1', 'SELECT text FROM r4')).to.throw('too much text')
    } finally {
      patient.close()
    }
  })

  for (const [what, sql] of [
    ['recursion', 'WITH c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c'],
    ['large values from nothing', 'SELECT hex(zeroblob(1000000000))'],
    ['changes behind a WITH', 'WITH x AS (SELECT 1) DELETE FROM r2'],
    ['what tells of the database', 'SELECT * FROM pragma_database_list'],
  ] as const)
    it(`refuses ${what}`, () => {
      expect(() => tables.query('q1', sql)).to.throw()
      expect(tables.query('q2', 'SELECT count(*) AS n FROM r2').rows).to.deep.equal([{ n: 1 }])
    })
})
