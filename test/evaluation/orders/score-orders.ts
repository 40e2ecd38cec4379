/**
 * Gives orders over services that nobody registered to the engine and counts right, wrong and declined proposals:
 * `node test/evaluation/orders/score-orders.ts [--only app,app] [--grep words] [--all]`.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { converse } from '../../support/styles/serve.ts'
import { ORDERS, type Order } from './orders.ts'
import { SERVICES } from './services.ts'

type App = keyof typeof SERVICES
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, grep: { type: 'string' }, all: { type: 'boolean', default: false } },
})

/** What became of an order, and what was said. */
async function judge(app: App, [said, tool, wanted]: Order) {
  const { ask } = converse(...SERVICES[app]())
  const told: string[] = []
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const turn of [said].flat()) {
    last = await ask(turn)
    told.push(`    > ${turn}\n    < ${last.response} (${last.confidence})`)
  }
  const pending = last!.pending
  const isMeant =
    pending?.tool === `${app}_${tool}` && [wanted].flat().some(args => isDeepStrictEqual(pending.args, args))
  const isRight = tool === null ? !pending : isMeant
  const meant = `    MEANT ${tool} ${JSON.stringify(wanted)}`
  const got = pending ? [`    GOT   ${pending.tool} ${JSON.stringify(pending.args)}`] : []
  const verdict = isRight ? 'right' : pending ? 'wrong' : 'declined'
  return { verdict, text: [...told, meant, ...got].join('\n') } as const
}

const count = { right: 0, wrong: 0, declined: 0 }
for (const [app, orders] of Object.entries(ORDERS) as [App, readonly Order[]][]) {
  if (options.only && !options.only.split(',').includes(app)) continue
  for (const order of orders) {
    if (options.grep && ![order[0]].flat().join(' ').toLowerCase().includes(options.grep.toLowerCase())) continue
    const { verdict, text } = await judge(app, order)
    count[verdict]++
    if (verdict !== 'right' || options.all) console.log(`${verdict.toUpperCase()} ${app}\n${text}`)
  }
}
console.log(count)
