import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { REGISTRY_CASES } from './registry-cases.ts'
import { REQUIREMENTS } from './requirements.ts'

const CLAUSES: Readonly<Record<string, string>> = { ...REQUIREMENTS, ...REGISTRY_CASES }

const TEST_FOLDER = import.meta.dirname
const ID = /^(?:[A-Z]-\d+|[NSRMXC]\d+)$/
/** One or several ids in brackets; in a title that a table fills in, a part may be a placeholder. */
const CITATION = /\[((?:[A-Z]-?\d+|\$\{\w+\})(?:[,\s]+(?:[A-Z]-?\d+|\$\{\w+\}))*)\]/g

/** The clause ids cited in a source text: `[A-12]`, or several in one pair of brackets, `[A-12, A-13]`. */
function findCitations(source: string): string[] {
  return [...source.matchAll(CITATION)].flatMap(match => match[1]!.split(/[,\s]+/)).filter(part => ID.test(part))
}

/** Citations of all test files: id → files. */
function readCitations(): Map<string, string[]> {
  const cited = new Map<string, string[]>()
  const files = readdirSync(TEST_FOLDER, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('.test.ts') && name !== 'requirements.test.ts')) {
    for (const id of findCitations(readFileSync(join(TEST_FOLDER, file), 'utf8'))) {
      cited.set(id, [...(cited.get(id) ?? []), file])
    }
  }
  return cited
}

describe('requirements', () => {
  it('reads one or several ids from a pair of brackets', () => {
    expect(findCitations(`it('lists them [A-${'01'}] [B-${'02'}, C-${'03'}]')`)).to.deep.equal(['A-01', 'B-02', 'C-03'])
    expect(findCitations('a range [0-9] and [a-z] are no citations')).to.deep.equal([])
  })

  it('are each cited by a test', () => {
    const cited = readCitations()
    const missing = Object.entries(CLAUSES).filter(([id]) => !cited.has(id))
    expect(missing.map(([id, text]) => `${id}: ${text}`)).to.deep.equal([])
  })

  it('are the only ids that tests cite', () => {
    const unknown = [...readCitations()].filter(([id]) => !(id in CLAUSES))
    expect(unknown.map(([id, files]) => `${id} in ${files.join(', ')}`)).to.deep.equal([])
  })
})
