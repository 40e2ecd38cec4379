/**
 * Asks a set of instructions for web pages of the whole program, without a model, and prints the figures:
 * `node test/evaluation/web/score.ts --set a|b|c|d|e|f|g|h|i|j [--category name,...] [--only id,...] [--json FILE] [--verbose]`.
 * It takes Chromium (AGENT_BROWSER_PATH, or what `agent doctor` finds).
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCases, type CaseResult } from './run-web.ts'
import { SET_A } from './set-a/cases.ts'
import { PAGES_B, SET_B } from './set-b/cases.ts'
import { PAGES_C, SET_C } from './set-c/cases.ts'
import { PAGES_D, SET_D } from './set-d/cases.ts'
import { PAGES_E, SET_E } from './set-e/cases.ts'
import { PAGES_F, SET_F } from './set-f/cases.ts'
import { PAGES_G, SET_G } from './set-g/cases.ts'
import { PAGES_H, SET_H } from './set-h/cases.ts'
import { PAGES_I, SET_I } from './set-i/cases.ts'
import { PAGES_J, SET_J } from './set-j/cases.ts'
import type { WebCase } from './web-case.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'a' },
    category: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

/** The sets, and the folder of pages that only they have. */
const SETS: Record<string, { set: WebCase[]; extra?: string }> = {
  a: { set: SET_A },
  b: { set: SET_B, extra: PAGES_B },
  c: { set: SET_C, extra: PAGES_C },
  d: { set: SET_D, extra: PAGES_D },
  e: { set: SET_E, extra: PAGES_E },
  f: { set: SET_F, extra: PAGES_F },
  g: { set: SET_G, extra: PAGES_G },
  h: { set: SET_H, extra: PAGES_H },
  i: { set: SET_I, extra: PAGES_I },
  j: { set: SET_J, extra: PAGES_J },
}

function tell({ id, category, right, turns, unsafe }: CaseResult): void {
  const last = turns.at(-1)!
  console.log(`${right ? 'OK  ' : unsafe ? 'UNSAFE' : 'MISS'} ${id} [${category}] ${last.reason ?? ''}`)
  if (right && !options.verbose) return
  for (const turn of turns) {
    const code = turn.error ? `${turn.error}, ` : ''
    console.log(
      `     > ${turn.said.replaceAll('\n', ' ⏎ ')}\n     < ${turn.answer.slice(0, 400).replaceAll('\n', ' ⏎ ')}`,
    )
    console.log(`       (${code}${turn.confidence}, ${turn.milliseconds.toFixed(0)} ms, ${turn.tools.join(' ')})`)
  }
}

function summarise(results: CaseResult[]): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {}
  for (const category of [...new Set(results.map(one => one.category)), 'all']) {
    const of = results.filter(one => category === 'all' || one.category === category)
    const times = of.flatMap(({ turns }) => turns.map(({ milliseconds }) => milliseconds)).toSorted((a, b) => a - b)
    const wrong = of.filter(({ right }) => !right)
    rows[category] = {
      cases: of.length,
      right: of.filter(({ right }) => right).length,
      asked: of.filter(({ turns }) => turns.some(({ asked }) => asked > 0)).length,
      declined: wrong.filter(({ turns }) => turns.at(-1)!.error !== undefined).length,
      wrong: wrong.filter(({ turns }) => turns.at(-1)!.error === undefined).length,
      'false confident': of.filter(({ falseConfident }) => falseConfident).length,
      unsafe: of.filter(({ unsafe }) => unsafe).length,
      'median ms': Math.round(times[times.length >> 1] ?? 0),
    }
  }
  return rows
}

async function main(): Promise<void> {
  const { set, extra } = SETS[options.set] ?? SETS.a!
  const [ids, categories] = [options.only?.split(','), options.category?.split(',')]
  const cases = set.filter(
    ({ id, category }) => (ids?.includes(id) ?? true) && (categories?.includes(category) ?? true),
  )
  const results = await runCases(cases, { onDone: tell, ...(extra !== undefined && { extra }) })
  const summary = summarise(results)
  if (options.json) writeFileSync(options.json, JSON.stringify({ summary, results }, null, 2))
  console.table(summary)
}

await main()
