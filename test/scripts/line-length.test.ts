import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'

const ROOT = join(import.meta.dirname, '../../src/agent')
/** What can be read and reviewed at a glance; oxfmt breaks code at 120, but neither texts nor patterns. */
const MOST = 160
/** Prompts: each line is one rule for a model. */
const EXCEPT = new Set(['model/one-shot/plan-prompt.ts', 'web/loop/prompt.ts'])

describe('lines of the sources of the agent', () => {
  it(`are no longer than ${MOST} characters: long patterns and lists of words are written with src/lib/patterns.ts`, () => {
    const long = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .filter(name => name.endsWith('.ts') && !EXCEPT.has(name))
      .flatMap(name =>
        readFileSync(join(ROOT, name), 'utf8')
          .split('\n')
          .flatMap((line, at) => (line.length > MOST ? [`src/agent/${name}:${at + 1} (${line.length})`] : [])),
      )
    expect(long).to.deep.equal([])
  })
})
