/**
 * Says every question that a service of a world answers rightly in other turns (`turns.ts`) and counts where the answer is then another one:
 * `TZ=UTC node test/evaluation/worlds/score-turns.ts [WORLD,…] [--turn NAME,…] [--misses]`. What one turn breaks is a gap of the mechanism, whatever
 * the question was about.
 */
import { parseArgs } from 'node:util'
import { turnOf } from '../../support/turn-of.ts'
import { judge } from '../judge/judge.ts'
import { serveModel, translate } from './serve-world.ts'
import { TURNS } from './turns.ts'
import { WORLDS } from './worlds.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { turn: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name)

interface Count {
  asked: number
  broken: number
  sure: number
  misses: string[]
}

async function main(): Promise<void> {
  const counts = new Map<string, Count>(
    Object.keys(TURNS).map(name => [name, { asked: 0, broken: 0, sure: 0, misses: [] }]),
  )
  for (const world of WORLDS.filter(({ name }) => among(positionals[0], name))) {
    const model = world.models[0]!
    const service = serveModel(model)
    const { engine } = service.talk()
    for (const { turns, except } of world.questions) {
      const [[question, gold] = [undefined, undefined], ...more] = turns
      if (!question || more.length || except.includes(model.name) || gold.kind === 'unknown') continue
      const wanted = translate(gold, service.rows)
      const answer = async (ask: string) => {
        const { response, data, confidence, toolsUsed } = await engine.answer(
          turnOf(ask, { memory: null, emit: () => {} }),
        )
        const metadata = { session_id: 's', mode: 'api', confidence, tools_used: toolsUsed, execution_time: 0, engine: 'builtin' } // oxfmt-ignore
        const { wrong } = judge(wanted, { response, data, metadata }, { ask, difference: { created: [], changed: [], deleted: [] } }) // oxfmt-ignore
        return { isRight: wrong === undefined, response, confidence }
      }
      const plain = question.trim()[0]!.toUpperCase() + question.trim().slice(1)
      if (!(await answer(plain)).isRight) continue
      for (const [name, say] of Object.entries(TURNS)) {
        const said = say(plain)
        if (said === plain || !among(options.turn, name)) continue
        const count = counts.get(name)!
        const { isRight, response, confidence } = await answer(said)
        count.asked++
        if (isRight) continue
        count.broken++
        if (confidence >= 0.8) count.sure++
        count.misses.push(
          `${said}\n      -> ${response.slice(0, 160).replaceAll('\n', ' ')} (${confidence.toFixed(2)})`,
        )
      }
    }
  }
  tell(counts)
}

function tell(counts: ReadonlyMap<string, Count>): void {
  const rows = [...counts]
    .filter(([, { asked }]) => asked)
    .sort(([, a], [, b]) => b.broken / b.asked - a.broken / a.asked)
  for (const [name, { asked, broken, sure, misses }] of rows) {
    console.log(`${name}: ${broken} of ${asked} broken, ${sure} with 0.8 or more`)
    if (options.misses) for (const miss of misses) console.log(`   ${miss}`)
  }
  const sum = (of: (count: Count) => number) => rows.reduce((total, [, count]) => total + of(count), 0)
  console.log(`${sum(c => c.broken)} of ${sum(c => c.asked)} broken, ${sum(c => c.sure)} with 0.8 or more`)
}

await main()
