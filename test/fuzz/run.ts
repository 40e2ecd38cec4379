/**
 * `npm run fuzz -- --minutes 5 --seed 7`: sends what strangers might send to everything that takes it, for as long as is
 * asked, and tells what is wrong. A seed gives the same every time; without one the time of day is the seed.
 */
import { parseArgs } from 'node:util'
import { openTargets } from './targets.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const first = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
const end = Date.now() + Number(values.minutes) * 60_000
if (!Number.isSafeInteger(first) || !(Number(values.minutes) > 0)) {
  console.error('Usage: npm run fuzz -- --minutes 5 --seed 7 --only "endpoints of the crm server"')
  process.exit(2)
}

const { targets, close } = await openTargets()
const chosen = targets.filter(({ name }) => values.only === undefined || name.includes(values.only))
const found = new Set<string>()
const counts = new Map<string, number>()
process.on('unhandledRejection', error => found.add(`unhandled: ${String((error as Error).stack ?? error)}`))
/** Of everything together, after each round: it must not grow from round to round. */
const sizes: number[] = []
let seed = first
for (; seed === first || Date.now() < end; seed++) {
  for (const { name, runs, run } of chosen) {
    if (seed !== first && Date.now() >= end) break
    for (const wrong of await run(seed, runs)) {
      const line = `seed ${seed}, ${name}: ${wrong}`
      if (!found.has(line)) console.log(line)
      found.add(line)
    }
    counts.set(name, (counts.get(name) ?? 0) + runs)
  }
  sizes.push(Math.round(process.memoryUsage().rss / 1048576))
}
await close()
for (const [name, count] of counts) console.log(`${String(count).padStart(8)} ${name}`)
console.log(`memory after each round, in MB: ${sizes.join(', ')}`)
console.log(`seeds ${first} to ${seed - 1}; ${found.size} findings`)
process.exit(found.size ? 1 : 0)
