/**
 * Asks every service of a world for its kinds of records, their fields and values by the names that the other services of that
 * world have for them, in this process: `TZ=UTC node test/evaluation/worlds/score-names.ts [NAME,...] [--model NAME,...] [--what kind,field,value,…] [--misses] [--json FILE]`.
 * "foreign" names are those of other trades: there a decline is right. A name may be odd to say; what counts is that no other figure is told.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { probeNames } from './names.ts'
import { serveModel } from './serve-world.ts'
import { WORLDS } from './worlds.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string' },
    what: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name)
/** Worlds of one trade: what one has is not foreign to the other. */
const TRADES = [
  ['bookings'],
  ['library', 'unilibrary', 'thingslibrary'],
  ['shop', 'gearshop', 'wineshop'],
  ['staff', 'factoryhr', 'hotelstaff'],
  ['tracker', 'studiotracker', 'hospitalit'],
]
const tradeOf = (name: string): readonly string[] => TRADES.find(trade => trade.includes(name)) ?? [name]

const results: { world: string; model: string; what: string; ask: string; own: string | undefined; told: 'right' | 'declined' | 'wrong'; answer: string; confidence: number }[] = [] // oxfmt-ignore
for (const world of WORLDS.filter(({ name }) => among(positionals[0], name)))
  for (const model of world.models.filter(({ name }) => among(options.model, name))) {
    const others = WORLDS.filter(({ name }) => !tradeOf(world.name).includes(name))
    const service = serveModel(model)
    for (const { what, ask, own, isRight } of probeNames(world, model, others)) {
      if (!among(options.what, what.replace(/foreign | in a sentence/, ''))) continue
      const outcome = await service.talk().ask(ask)
      const told = isRight(outcome) ? 'right' : outcome.data.error ? 'declined' : 'wrong'
      results.push({ world: world.name, model: model.name, what, ask, own, told, answer: outcome.response, confidence: outcome.confidence }) // oxfmt-ignore
    }
  }
if (options.misses)
  for (const { world, model, what, ask, own, told, answer, confidence } of results.filter(one => one.told !== 'right'))
    console.log(`${told.padEnd(8)} ${world}-${model} ${what}: ${ask} [${own ?? 'none'}]${told === 'wrong' ? ` -> ${answer.slice(0, 120)} (${confidence.toFixed(2)})` : ''}`) // oxfmt-ignore
for (const [what, own] of Map.groupBy(results, one => one.what)) {
  const count = (told: string) => own.filter(one => one.told === told).length
  const sure = own.filter(one => one.told === 'wrong' && one.confidence >= 0.8).length
  console.log(`${what}: ${count('right')} of ${own.length} right (${((100 * count('right')) / own.length).toFixed(1)} %), ${count('declined')} declined, ${count('wrong')} wrong, ${sure} of them with 0.8 or more`) // oxfmt-ignore
}
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 1))
