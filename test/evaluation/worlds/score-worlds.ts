/**
 * Asks the questions about a world of every service that describes it, in this process:
 * `TZ=UTC node test/evaluation/worlds/score-worlds.ts [NAME] [--model NAME,...] [--only ID,...] [--category NAME,...] [--verbose] [--json FILE] [--min PERCENT]`.
 * Today is 14 May 2025 there. The exit code is 1 below `--min`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judge } from '../judge/judge.ts'
import { serveModel, translate } from './serve-world.ts'
import type { Model, World, WorldQuestion } from './world.ts'
import { WORLDS } from './worlds.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string' },
    only: { type: 'string' },
    category: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    min: { type: 'string' },
  },
})
const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name)

interface Result {
  world: string
  model: string
  id: string
  category: string
  asked: string
  isRight: boolean
  confidence: number
  answer: string
  reason: string | undefined
}

async function askOf(
  world: World,
  model: Model,
  { id, category, turns }: WorldQuestion,
  service: ReturnType<typeof serveModel>,
): Promise<Result> {
  // oxfmt-ignore
  const conversation = service.talk()
  const common = { world: world.name, model: model.name, id, category }
  let last = { answer: '', confidence: 0, asked: '' }
  for (const [ask, gold] of turns) {
    const { response, data, confidence, toolsUsed } = await conversation.ask(ask)
    last = { answer: response, confidence, asked: last.asked ? `${last.asked} // ${ask}` : ask }
    const metadata = { session_id: 's', mode: 'api', confidence, tools_used: toolsUsed, execution_time: 0, engine: 'builtin' } // oxfmt-ignore
    const difference = { created: [], changed: [], deleted: [] }
    const { wrong } = judge(translate(gold, service.rows), { response, data, metadata }, { ask, difference })
    if (wrong !== undefined) return { ...common, ...last, isRight: false, reason: wrong }
    if (options.verbose) console.log(`     ${model.name} > ${ask}\n       < ${response.slice(0, 300)} (${confidence})`)
  }
  return { ...common, ...last, isRight: true, reason: undefined }
}

function tell(results: readonly Result[]): void {
  for (const { world, model, id, asked, answer, confidence, reason } of results.filter(one => !one.isRight))
    console.log(`MISS ${world}-${model}-${id} ${asked}\n    -> ${answer.slice(0, 240)} (${confidence})\n    ${reason?.slice(0, 160)}`) // oxfmt-ignore
  for (const by of ['category', 'model'] as const) {
    const names = [...new Set(results.map(one => (by === 'model' ? `${one.world}-${one.model}` : one.category)))]
    const figures = names.map(name => {
      const own = results.filter(one => (by === 'model' ? `${one.world}-${one.model}` : one.category) === name)
      return `${name} ${own.filter(one => one.isRight).length}/${own.length}`
    })
    console.log(`by ${by}: ${figures.join(', ')}`)
  }
}

async function main(): Promise<void> {
  const results: Result[] = []
  for (const world of WORLDS.filter(({ name }) => among(positionals[0], name)))
    for (const model of world.models.filter(({ name }) => among(options.model, name))) {
      const service = serveModel(model)
      for (const question of world.questions)
        if (
          among(options.only, question.id) &&
          among(options.category, question.category) &&
          !question.except.includes(model.name)
        )
          // oxfmt-ignore
          results.push(await askOf(world, model, question, service))
    }
  tell(results)
  const right = results.filter(one => one.isRight).length
  const brier = results.reduce((sum, one) => sum + (one.confidence - (one.isRight ? 1 : 0)) ** 2, 0) / results.length
  const sure = results.filter(one => !one.isRight && one.confidence >= 0.8).length
  const percent = (100 * right) / results.length
  console.log(`${right} of ${results.length} right (${percent.toFixed(1)} %), Brier score ${brier.toFixed(3)}, wrong with 0.8 or more: ${sure}`) // oxfmt-ignore
  if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 1))
  if (options.min && percent < Number(options.min)) process.exitCode = 1
}

await main()
