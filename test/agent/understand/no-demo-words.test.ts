import { expect } from 'chai'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedTerritory } from '../../../src/demos/territory/seed.ts'

const ROOT = join(import.meta.dirname, '../../../src/agent')
const FOLDERS = ['understand', 'plan', 'run', 'answer']
const files = FOLDERS.flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(ROOT, folder, file)),
)
/** Comments may give examples; the program may not. */
const code = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')

const WORDS = [
  /tech transformation/i,
  /high value outreach/i,
  /campaign/i,
  /['"`]acc_|['"`]con_/,
  /closed-won|closed-lost/i,
  /prospecting/i,
  /COV-001|coverage_id/i,
  /third[-_ ]party/i,
  /my-accounts|job[-_ ]titles/i,
  /min_likelihood|from-accounts|by-region/i,
  /annual_revenue|employee_count|is_primary/i,
  /chief executive|account executive|data scientist/i,
  /asia pacific/i,
  /['"`](?:territory|crm)['"`]/i,
]

describe('the built-in engine', () => {
  it('is looked at where it is', () => expect(files.length).to.be.above(25))

  for (const word of WORDS)
    it(`does not know ${String(word)} of the demo APIs`, () =>
      expect(files.filter(file => word.test(code(file)))).to.deep.equal([]))

  it('does not know a company or person of the demo data', () => {
    const text = files.map(code).join('\n')
    const { accounts, contacts } = seedTerritory()
    for (const { name } of [...accounts, ...contacts]) expect(text).to.not.include(name)
  })
})
