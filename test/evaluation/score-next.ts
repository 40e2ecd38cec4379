/**
 * Asks what the agent offers to ask, and prints how much of it works: the suggestions of each service and of all together, and the
 * follow-ups of the answers to every n-th question of the sets.
 * `node test/evaluation/score-next.ts [--every 4] [--verbose]`
 */
import { parseArgs } from 'node:util'
import { createFacts } from './facts.ts'
import { askNext, type Offered } from './next/ask-next.ts'
import { questionsOf } from './run/evaluate.ts'
import { createData } from './services/create-data.ts'
import { ALL_SERVICES, startServices } from './services/start-services.ts'
import { SETS } from './sets.ts'

const { values: options } = parseArgs({
  options: { every: { type: 'string', default: '4' }, verbose: { type: 'boolean', default: false } },
})

function tell(offered: readonly Offered[]): void {
  for (const { question, after, wrong } of offered)
    if (wrong !== undefined || options.verbose)
      console.log(`${wrong === undefined ? 'OK  ' : 'MISS'} ${after === undefined ? '' : `${after} > `}${question}${wrong === undefined ? '' : `\n     ${wrong.slice(0, 300)}`}`) // oxfmt-ignore
}

const rightOf = (offered: readonly Offered[]) => offered.filter(({ wrong }) => wrong === undefined).length
const share = (right: number, of: number) => `${right}/${of}${of ? ` (${((100 * right) / of).toFixed(1)} %)` : ''}`

async function main(): Promise<void> {
  const clock = new Date()
  const facts = createFacts(createData(clock), clock)
  const asked = Object.keys(SETS)
    .flatMap(set => questionsOf(set, facts).map(({ turns }) => turns[0]!.ask))
    .filter((_, at) => at % Number(options.every) === 0)
  const suggestions: Offered[] = []
  for (const name of ALL_SERVICES) {
    const services = await startServices(clock, [name])
    const found = await askNext(services.agentUrl, [])
    await services.close()
    console.log(`${name.padEnd(10)} suggestions ${share(rightOf(found.suggestions), found.suggestions.length)}`)
    tell(found.suggestions)
    suggestions.push(...found.suggestions)
  }
  const services = await startServices(clock, ALL_SERVICES)
  const found = await askNext(services.agentUrl, asked)
  await services.close()
  tell(found.suggestions)
  tell(found.followUps)
  suggestions.push(...found.suggestions)
  console.log(`
suggestions          ${share(rightOf(suggestions), suggestions.length)}
answers with some    ${share(found.answers.right, found.answers.of)} follow-ups
follow-ups           ${share(rightOf(found.followUps), found.followUps.length)}`)
}

await main()
