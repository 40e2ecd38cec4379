/**
 * Measures what follow-ups add to an answer, over one service and over all: `node test/evaluation/time-follow-ups.ts [--rounds 5]`.
 */
import { parseArgs } from 'node:util'
import { createEngine } from '../../src/agent/engine.ts'
import { createTimeBudget, type TimeBudget } from '../../src/agent/follow-ups/time-budget.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { turnOf } from '../support/turn-of.ts'
import { createFacts } from './facts.ts'
import { questionsOf } from './run/evaluate.ts'
import { createData } from './services/create-data.ts'
import { ALL_SERVICES, startServices, type ServiceName } from './services/start-services.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const MOST_QUESTIONS = 40

/** A budget that notes what it took, in time and of the processor, and the longest time in which nothing else got its turn. */
function watched(inner: TimeBudget, took: number[], blocked: number[], worked: number[]): TimeBudget {
  return {
    within: async work => {
      const before = process.cpuUsage()
      const started = performance.now()
      let last = started
      let longest = 0
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }, 1)
      await inner.within(work)
      clearInterval(timer)
      const now = performance.now()
      took.push(now - started)
      const { user, system } = process.cpuUsage(before)
      worked.push((user + system) / 1000)
      blocked.push(Math.max(longest, now - last))
    },
  }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const tell = (values: readonly number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)}, p95 ${quantile(values, 0.95).toFixed(1)}, worst ${quantile(values, 1).toFixed(1)} ms`

async function measure(names: readonly ServiceName[]): Promise<void> {
  const clock = new Date()
  const services = await startServices(clock, names)
  const took: number[] = []
  const blocked: number[] = []
  const worked: number[] = []
  let tools = 0
  const engine = createEngine({
    registryUrl: services.registryUrl,
    logger: createLogger('test', 'silent'),
    timeFor: count => {
      tools = count
      return watched(createTimeBudget(count), took, blocked, worked)
    },
  })
  const facts = createFacts(createData(clock), clock)
  const questions = questionsOf('a', facts)
    .filter(({ service }) => (names as readonly string[]).includes(service))
    .map(({ turns }) => turns[0]!.ask)
    .slice(0, MOST_QUESTIONS)
  let offered = 0
  let answers = 0
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const question of questions) {
      const { data } = await engine.answer(turnOf(question))
      if (round > 0 && !data.error && data.plan) answers++
      if (round > 0) offered += data.follow_ups?.length ?? 0
    }
    // The first round only warms up.
    if (round === 0) for (const list of [took, blocked, worked]) list.length = 0
  }
  await engine.close()
  await services.close()
  console.log(`${tools} tools: ${tell(took)} for ${(offered / answers).toFixed(1)} follow-ups an answer; of the processor: ${tell(worked)}; without a turn for others: ${tell(blocked)}`) // oxfmt-ignore
}

await measure(['planboard'])
await measure(ALL_SERVICES)
