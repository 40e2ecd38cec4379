import { expect } from 'chai'
import { layOutSql, tokeniseSql } from '../../../src/web/page/evidence/tokenise-sql.ts'

describe('tokeniseSql', () => {
  const kinds = (sql: string) =>
    tokeniseSql(sql).flatMap(({ kind, text }) => (kind === 'space' ? [] : [`${kind} ${text}`]))

  it('tells keywords, names, texts, numbers, values and comments', () => {
    expect(kinds(`SELECT r1."order" AS n, 'it''s' FROM r1 WHERE x >= 1.5e3 AND y = :limit -- end`)).to.deep.equal([
      'keyword SELECT',
      'name r1',
      'other .',
      'name "order"',
      'keyword AS',
      'name n',
      'other ,',
      "string 'it''s'",
      'keyword FROM',
      'name r1',
      'keyword WHERE',
      'name x',
      'other >',
      'other =',
      'number 1.5e3',
      'keyword AND',
      'name y',
      'other =',
      'value :limit',
      'comment -- end',
    ])
  })

  it('loses nothing, whatever stands there', () => {
    for (const sql of [
      "SELECT 'open",
      'SELECT "open',
      '/* open',
      '/* a */ SELECT * FROM [a b] `c`',
      "SELECT 'Größe', 日本 FROM t WHERE a<>b||'x' AND c=?1 -- ☃\n;",
      `<img src=x onerror="alert(1)">`,
      '',
    ])
      expect(
        tokeniseSql(sql)
          .map(({ text }) => text)
          .join(''),
      ).to.equal(sql)
  })

  it('ends soon for long texts of one sign, which many readings of quotes and comments do not', () => {
    for (const part of ["'", '"', '/*', '*', '--', "''", 'a1']) {
      const sql = part.repeat(100_000)
      expect(tokeniseSql(sql).reduce((length, { text }) => length + text.length, 0)).to.equal(sql.length)
    }
  })
})

describe('layOutSql', () => {
  it('gives each part of a long query a line, and queries within it a step', () => {
    const sql =
      "SELECT s.name, COUNT(*) AS n FROM (SELECT r1.* FROM r1 LEFT JOIN r2 ON r2.id = r1.id WHERE r1.note = 'FROM x') AS s GROUP BY s.name ORDER BY n DESC LIMIT 5"
    expect(layOutSql(sql).split('\n')).to.deep.equal([
      'SELECT s.name, COUNT(*) AS n',
      'FROM (',
      '  SELECT r1.*',
      '  FROM r1',
      '  LEFT JOIN r2 ON r2.id = r1.id',
      "  WHERE r1.note = 'FROM x'",
      ') AS s',
      'GROUP BY s.name',
      'ORDER BY n DESC',
      'LIMIT 5',
    ])
  })

  it('changes nothing but spaces, and leaves short and laid out queries alone', () => {
    const sql =
      "SELECT a, (SELECT max(b) FROM r2) AS m FROM r1 WHERE x IN (SELECT y FROM r3 WHERE z = 'a  b') UNION ALL SELECT 1, 2"
    expect(layOutSql(sql).replace(/\s+/g, '')).to.equal(sql.replace(/\s+/g, ''))
    expect(layOutSql('SELECT 1 FROM r1')).to.equal('SELECT 1 FROM r1')
    expect(layOutSql(`SELECT 1\nFROM r1 ${'x '.repeat(60)}`)).to.contain('SELECT 1\nFROM r1 x x')
  })
})
