import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

/** The rows of the tables of threats. */
const rows = PAGE.slice(PAGE.indexOf('## Threats'), PAGE.indexOf('## What is not defended'))
  .split('\n')
  .filter(line => line.startsWith('|') && !/^\|[ -]*-{3}|^\| Threat/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

/** Titles of the tests and groups of a file, as they stand in it. */
function titlesOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/\b(?:it|describe)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(match => match[2]!)
}

describe('the page about security', () => {
  it('has a measure and a test for every threat', () => {
    expect(rows.length).to.be.at.least(40)
    for (const [, threat, measure, tests] of rows) {
      expect(measure, threat).to.have.length.above(10)
      expect(tests, threat).to.match(/\]\(\.\.\/test\//)
    }
  })

  it('names tests that are there', () => {
    const missing = rows.flatMap(([, threat, , tests = '']) =>
      tests.split(/; (?=\[)/).flatMap(text => {
        const [, file = '', title = ''] = /^\[[^\]]+\]\(\.\.\/(test\/[^)]+)\) (.+)$/.exec(text.trim()) ?? []
        if (!existsSync(join(ROOT, file)) || !file) return [`${threat}: ${text}`]
        return titlesOf(file).some(known => known.includes(title))
          ? []
          : [`${threat}: no test in ${file} says: ${title}`]
      }),
    )
    expect(missing.join('\n')).to.equal('')
  })

  it('speaks of every threat that was thought of', () => {
    const THREATS = ['DNS rebinding', 'CSRF', 'XSS', 'SSRF', 'prompt injection', 'poisoned', 'rug pull', 'slowloris']
    const MORE = [
      'unpack',
      'nested',
      'path traversal',
      'CSV',
      'replaced',
      'Other users',
      'used twice',
      'regex',
      'redirect',
    ]
    for (const threat of [...THREATS, ...MORE]) expect(PAGE).to.contain(threat)
  })
})
