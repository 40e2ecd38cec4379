import { expect } from 'chai'
import { findConstants } from '../../../src/agent/flows/sql-constants.ts'

describe('constants of SQL', () => {
  const rows: [sql: string, found: [role: string, column: string | undefined, ...values: unknown[]][]][] = [
    [
      `SELECT * FROM r1 WHERE r1.state = 'CA' COLLATE NOCASE LIMIT 5`,
      [
        ['=', 'state', 'CA'],
        ['limit', undefined, 5],
      ],
    ],
    [
      `SELECT COUNT(*) FROM r1 WHERE price >= 10.5 AND (a <> 'x''y' OR a IS NULL)`,
      [
        ['>=', 'price', 10.5],
        ['!=', 'a', `x'y`],
      ],
    ],
    [
      `SELECT * FROM r1 WHERE substr(r1.due, 1, 10) BETWEEN '2024-01-01' AND '2024-12-31'`,
      [
        ['from', 'due', '2024-01-01'],
        ['to', 'due', '2024-12-31'],
      ],
    ],
    [
      `SELECT * FROM r1 WHERE "odd name" IN ('a', 'b') AND n NOT IN (1)`,
      [
        ['in', 'odd name', 'a', 'b'],
        ['in', 'n', 1],
      ],
    ],
    [`SELECT * FROM r1 WHERE title NOT LIKE '%tide%' ESCAPE '\\'`, [['like', 'title', '%tide%']]],
    [`SELECT id FROM r1 GROUP BY id HAVING COUNT(*) > 3`, [['>', 'count', 3]]],
    [
      `SELECT id FROM r1 WHERE trim(coalesce(r1.first_name, '') || ' ' || coalesce(r1.last_name, '')) = 'Ann Lee'`,
      [['=', 'name', 'Ann Lee']],
    ],
    // Formats, paths, factors and sums are no values of a question.
    [
      `SELECT strftime('%Y-%m', d), 100.0 * a / 2 FROM r1 WHERE a = 2 * b AND json_type(x) = 'array'`,
      [['=', 'x', 'array']],
    ],
    [`SELECT * FROM r1 WHERE a = 'never ended`, []],
  ]
  for (const [sql, found] of rows)
    it(`finds ${found.length} in ${sql}`, () => {
      const constants = findConstants(sql)
      expect(constants.map(({ role, column, values }) => [role, column, ...values])).to.deep.equal(found)
      for (const { start, end, values } of constants)
        expect(sql.slice(start, end).replaceAll("''", "'")).to.include(String(values[0]))
    })
})
