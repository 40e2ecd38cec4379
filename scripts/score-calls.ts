/**
 * Scores function calling in one process: every row's functions become a catalogue of one application, its message goes
 * through the engine as a dry run, and the planned calls are compared with the accepted ones.
 *
 *   node scripts/score-calls.ts FILE.jsonl… [--even | --odd] [--json OUT] [--misses] [--limit N] [--given]
 *
 * --given tells the tool, for rows of one call: only its arguments are scored.
 *
 * A row is `{id, category, messages, functions, gold}`, as in the Berkeley Function Calling Leaderboard, whose AST rules
 * apply: the same number of calls, in any order; each with the right name, every required argument, no unknown one, the
 * right types, and values among the accepted ones, where "" says that the argument may be left out. Rows of irrelevance
 * are right when nothing is called, rows of relevance when something is.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeCalls, safeName, type Call } from './judge-calls.ts'
import { PART_OPTIONS, partOf, loadRows, messageOf, toCard, type Row } from './load-rows.ts'
import { createPlayer } from './play-rows.ts'
import { fillArguments } from '../src/agent/understand/calls/fill-arguments.ts'
import { openReader } from '../src/agent/understand/calls/read-text.ts'

/** The one call of a row with the accepted tool given: its arguments alone are tried. */
async function fillGiven(row: Row, message: string): Promise<Call[]> {
  const name = Object.keys(row.gold![0]!)[0]!
  const read = await openReader()
  const { args } = fillArguments(read(message, new Date()), toCard(row.functions.find(f => f.name === name)!))
  return [{ name: safeName(name), args }]
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...PART_OPTIONS,
      misses: { type: 'boolean' },
      json: { type: 'string' },
      limit: { type: 'string' },
      given: { type: 'boolean' },
    },
  })
  const player = createPlayer()
  const table = new Map<string, { right: number; all: number; named: number; times: number[] }>()
  const outcomes: unknown[] = []
  for (const row of loadRows(positionals, partOf(values), Number(values.limit ?? Infinity))) {
    if (values.given && row.gold?.length !== 1) continue
    const message = messageOf(row)
    const started = performance.now()
    const calls = values.given ? await fillGiven(row, message) : await player.plan(row)
    const time = performance.now() - started
    const why = judgeCalls(calls, row)
    const entry = table.get(row.category) ?? { right: 0, all: 0, named: 0, times: [] }
    table.set(row.category, entry)
    entry.all++
    entry.times.push(time)
    if (!why) entry.right++
    if (calls.length && row.gold?.some(gold => safeName(Object.keys(gold)[0]!) === calls[0]!.name)) entry.named++
    outcomes.push({ id: row.id, index: row.index, ok: !why, why, message, calls, gold: row.gold })
    if (why && values.misses) console.log(`${row.id}  ${why}\n    ${message}\n    ${JSON.stringify(calls)}`)
  }
  let right = 0
  let all = 0
  for (const [category, entry] of table) {
    right += entry.right
    all += entry.all
    const percent = (count: number) => `${((100 * count) / entry.all).toFixed(1)} %`
    const median = entry.times.sort((a, b) => a - b)[entry.times.length >> 1]!
    console.log(
      `${category.padEnd(24)} ${String(entry.right).padStart(4)} / ${String(entry.all).padEnd(4)} ${percent(entry.right).padStart(7)}` +
        `   right tool first ${percent(entry.named)}   median ${median.toFixed(1)} ms`,
    )
  }
  console.log(`accuracy ${right}/${all}`)
  if (values.json) writeFileSync(values.json, outcomes.map(o => JSON.stringify(o)).join('\n'))
  await player.close()
}

await main()
