import { join } from 'node:path'
import { expect } from 'chai'
import { judgeCalls } from '../../../scripts/judge-calls.ts'
import { loadRows, type Row } from '../../../scripts/load-rows.ts'
import { createPlayer, type Player } from '../../../scripts/play-rows.ts'

/** Least percentage of right rows in each group of categories; a little below what is reached. */
const FLOORS: Record<string, { categories: RegExp; least: number }> = {
  'one call': { categories: /^(simple_python|multiple)$/, least: 80 },
  'several calls': { categories: /^parallel/, least: 51 },
  'one or several calls, of real users': { categories: /^live_(simple|multiple|parallel)/, least: 55 },
  'no call': { categories: /irrelevance$/, least: 87 },
}

/** Of the rows that were written for this project: a little less than is reached. */
const LEAST_OF_OWN: Record<string, { least: number; part?: 'odd' }> = {
  'own-rows.jsonl': { least: 26 },
  'second-own-rows.jsonl': { least: 38 },
  'third-own-rows.jsonl': { least: 33 },
  'fifth-own-rows.jsonl': { least: 26 },
  'sixth-own-rows.jsonl': { least: 27 },
  // The even ones were fitted on.
  'fourth-own-rows.jsonl': { least: 56, part: 'odd' },
}

describe('function calling, as a whole', function () {
  this.timeout(120_000)
  const rows = loadRows([join(import.meta.dirname, 'rows.jsonl')])
  let player: Player
  before(() => (player = createPlayer()))
  after(() => player.close())

  for (const [title, { categories, least }] of Object.entries(FLOORS))
    it(`${title}: at least ${least} % of the rows are right`, async () => {
      const own = rows.filter(row => categories.test(row.category))
      expect(own.length).to.be.greaterThan(30)
      const right: Row[] = []
      for (const row of own) if (judgeCalls(await player.plan(row), row) === null) right.push(row)
      expect((100 * right.length) / own.length).to.be.at.least(least)
    })

  for (const [file, { least, part }] of Object.entries(LEAST_OF_OWN))
    it(`rows of our own, ${file}: at least ${least} are right`, async () => {
      const own = loadRows([join(import.meta.dirname, file)], part)
      let right = 0
      for (const row of own) if (judgeCalls(await player.plan(row), row) === null) right++
      expect(right).to.be.at.least(least)
    })

  it('refuses a call of another tool, an argument too many and a wrong value', () => {
    const row = rows.find(({ category }) => category === 'simple_python')!
    const [name, accepted] = Object.entries(row.gold![0]!)[0]!
    const args = Object.fromEntries(
      Object.entries(accepted).flatMap(([key, [value]]) => (value === '' ? [] : [[key, value]])),
    )
    const safe = name.replaceAll('.', '_')
    expect(judgeCalls([{ name: safe, args }], row)).to.equal(null)
    expect(judgeCalls([{ name: 'other', args }], row)).to.be.a('string')
    expect(judgeCalls([{ name: safe, args: { ...args, other: 1 } }], row)).to.be.a('string')
    expect(judgeCalls([], row)).to.be.a('string')
  })
})
