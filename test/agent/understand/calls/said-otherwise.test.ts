import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { rankFillings } from '../../../../src/agent/understand/calls/choose-arguments.ts'
import { dropCounts } from '../../../../src/agent/understand/calls/drop-counts.ts'
import { completeCalls } from '../../../../src/agent/understand/calls/complete-calls.ts'
import { leavesOf, slotsOf } from '../../../../src/agent/understand/calls/describe-slots.ts'
import { findLists } from '../../../../src/agent/understand/calls/expand-calls.ts'
import { findMentions } from '../../../../src/agent/understand/calls/find-mentions.ts'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { partOf, readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { readWays } from '../../../../src/agent/understand/calls/score-ways.ts'
import { readContenders } from '../../../../src/agent/understand/calls/score-tools.ts'
import { readRequest } from '../../../../src/agent/understand/calls/read-request.ts'
import { createToolIndex } from '../../../../src/agent/understand/calls/tool-index.ts'
import { splitPieces } from '../../../../src/agent/understand/calls/split-calls.ts'
import { readUnit } from '../../../../src/agent/understand/calls/units.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')

/** A tool with these parameters; those with a name that ends in "?" are optional. */
function toolOf(description: string, properties: Record<string, Schema>): ToolCard {
  const named = Object.entries(properties).map(([key, schema]) => [key.replace('?', ''), schema] as const)
  const required = Object.keys(properties).filter(key => !key.endsWith('?'))
  const record = toolRecord('kit_tool', description, Object.fromEntries(named), required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const text = (description: string) => ({ type: 'string', description })
const integer = (description: string) => ({ type: 'integer', description })
const number = (description: string) => ({ type: 'number', description })
const flag = (description: string) => ({ type: 'boolean', description })

/** The values that a slot might take, and the features of each. */
async function waysOf(message: string, tool: ToolCard, name: string) {
  const slot = readWays(await readText(message, NOW), tool).find(({ slot: one }) => one.path.at(-1) === name)!
  return slot.ways.flatMap(({ candidate, features }) => (candidate ? [{ value: candidate.value, features }] : []))
}

const valuesOf = async (message: string, tool: ToolCard, name: string) =>
  (await waysOf(message, tool, name)).map(way => way.value)

describe('what is said otherwise than arguments are called', () => {
  it('is half of the day behind an hour', async () => {
    const { values } = await readText('A table on Friday at 8 in the evening', NOW)
    expect(values.flatMap(v => (v.kind === 'date' ? [v.moment.hour] : []))).to.include(20)
    const early = await readText('Wake me at 8 in the morning', NOW)
    expect(early.values.flatMap(v => (v.kind === 'date' || v.kind === 'time' ? ['moment' in v ? v.moment.hour : v.hour] : []))).to.include(8) // oxfmt-ignore
  })

  it('is denied behind what it is about, too', async () => {
    const tool = toolOf('Print a report on a harbour.', {
      harbour: text('Name of the harbour'),
      'include_charts?': flag('Whether charts are in it'),
    })
    const asked = async (message: string) =>
      fillArguments(await readText(`Print the report on Ostend, ${message}`, NOW), tool).args.include_charts
    for (const no of [
      'charts are not needed',
      'including charts is not necessary',
      "charts aren't required",
      'the charts can be left out',
      'charts are unwanted',
    ])
      expect(await asked(no), no).to.equal(false)
    for (const yes of ['include charts, a cover is not needed', 'with charts', 'charts are necessary'])
      expect(await asked(yes), yes).to.equal(true)
  })

  it('is no time of day where only a day is said', async () => {
    const tool = toolOf('Collect a bicycle.', {
      pickup_time: text("Time of the collection, in 24-hour format 'HH:MM'."),
    })
    expect(await valuesOf('Collect it next Monday', tool, 'pickup_time')).to.not.include('next Monday')
    expect(await valuesOf('Collect it next Monday at 10:00', tool, 'pickup_time')).to.include('10:00')
  })

  it('is a number before a hyphen, and a figure in one unit for each of another', async () => {
    const { values } = await readText('a two-bedroom, one-bathroom flat', NOW)
    expect(values.flatMap(v => (v.kind === 'number' ? [v.value] : []))).to.deep.equal([2, 1])
    expect(readUnit('5J/K', 0, 1)).to.include({ name: 'joule per kelvin', end: 4 })
    const { values: heats } = await readText('a heat of 5J/K', NOW)
    expect(heats.map(({ kind }) => kind))
      .to.include('number')
      .and.not.include('code')
  })

  it('is a code with an E among its digits, but no power of ten', async () => {
    const codes = async (message: string) =>
      (await readText(message, NOW)).values.flatMap(v => (v.kind === 'code' ? [v.value] : []))
    expect(await codes('seat for flight 6E123')).to.deep.equal(['6E123'])
    expect(await codes('a charge of 2e-9')).to.deep.equal([])
  })

  it('is an identifier without what it is called', async () => {
    const { values } = await readText('the badge of project ID kestrel', NOW)
    expect(values.flatMap(v => (v.kind === 'phrase' ? [v.value] : []))).to.include('kestrel')
  })

  it('is the contrary of what a flag is called, and what its name is short for', async () => {
    const tool = toolOf('Find a cabin.', {
      'smoking_allowed?': flag('Whether one may smoke.'),
      'include_stats?': flag('Whether to add statistics of visits.'),
    })
    const negated = await waysOf('a non-smoking cabin', tool, 'smoking_allowed')
    expect(negated.some(({ features }) => features['flag:false:negated'])).to.equal(true)
    const short = await waysOf('a cabin with statistics', tool, 'include_stats')
    expect(short.some(({ features }) => (features.flagName ?? 0) > 0)).to.equal(true)
  })

  it('is neither yes nor no where it does not matter', async () => {
    const tool = toolOf('Find a cabin.', { 'garage?': flag('Whether there is a garage.') })
    expect(await valuesOf("I don't mind if it has a garage", tool, 'garage')).to.deep.equal([])
    expect(await valuesOf('it has a garage', tool, 'garage')).to.deep.equal([true, false])
  })

  it('is none of an amount, also of one that may be left out', async () => {
    const tool = toolOf('Distance of a ride.', { 'acceleration?': number('The acceleration.') })
    expect(await valuesOf('a ride without any acceleration', tool, 'acceleration')).to.deep.equal([0])
  })

  it('is the plainer of two arguments where nothing more is said', async () => {
    const tool = toolOf('Find a barber.', {
      'district?': text('The district.'),
      'sub_district?': text('The part of it.'),
    })
    const features = async (name: string) => (await waysOf('a barber in the Hafen district', tool, name))[0]!.features
    expect(await features('sub_district')).to.have.property('tooSpecific')
    expect(await features('district')).to.not.have.property('tooSpecific')
  })

  it('is what a value between commas is called', async () => {
    const tool = toolOf('Change a profile.', { age: integer('Age.') })
    const [way] = await waysOf('change it to my new age, 30, today', tool, 'age')
    expect(way!.features).to.have.property('nameNext')
  })

  it('is no allowed value that is only like a part of a name', async () => {
    const tool = toolOf('Find cleaners.', { 'province?': integer('The province, e.g. 1 for Bangkok, 2 for Phuket.') })
    expect(await valuesOf('cleaners in the Bang Kruai District', tool, 'province')).to.deep.equal([])
    expect(await valuesOf('cleaners in Phuket', tool, 'province')).to.include(2)
  })

  it('is no letter of a code', async () => {
    const tool = toolOf('Signature of a scale.', { key: text("The root, e.g. 'C', 'F#' or 'Ab'.") })
    const said = (await waysOf('the signature of C# major', tool, 'key')).filter(({ features }) => features.matched)
    expect(said).to.deep.equal([])
  })

  it('is the one code of an example', async () => {
    const tool = toolOf('Find cleaners.', {
      'extra_service?': integer('A further service. For example, 2 for ironing service.'),
    })
    expect(await valuesOf('cleaners with ironing', tool, 'extra_service')).to.include(2)
    expect(await valuesOf('a service for my flat', tool, 'extra_service')).to.not.include(2)
  })

  it('is one of the values in brackets', () => {
    const [slot] = leavesOf(slotsOf(toolOf('Find a way.', { mode: text('How to travel (walk, bike, drive).') })))
    expect(slot!.choices).to.deep.equal(['walk', 'bike', 'drive'])
  })

  it('is the unit that is asked for, and a probability a share of one', async () => {
    const convert = toolOf('Convert.', { to_unit: text('The unit to convert to.') })
    const ways = await waysOf('How many ounces are 2 pounds?', convert, 'to_unit')
    expect(ways.filter(({ features }) => features['unitWanted|target']).map(({ value }) => value)).to.deep.equal([
      'ounces',
    ])
    const [slot] = slotsOf(toolOf('Chances.', { p: number('The probability of a hit.') }))
    expect([...slot!.roles]).to.include('fraction')
  })

  it('is how often something is asked for, and no value', async () => {
    const tool = toolOf('Test a sample.', { level: number('The level of the test.') })
    const { dropped } = dropCounts(await readText('Test it twice', NOW), tool)
    expect(dropped?.map(value => 'value' in value && value.value)).to.deep.equal([2])
  })

  it('is how an allowed value is said', async () => {
    const size = { type: 'string', enum: ['small', 'large'], description: 'Its size.' }
    const tool = toolOf('Find a kite.', { 'size?': size })
    const features = async (message: string) =>
      (await waysOf(message, tool, 'size')).find(({ value }) => value === 'large')!.features
    expect(await features('It was a large kite')).to.have.property('choiceOfTool')
    expect(await features('It was a large tower')).to.have.property('choiceOfOther')
    expect(await features('The Large Tower is gone')).to.have.property('choiceInName')
  })

  it('is not the unit that is converted from and to at once', async () => {
    const tool = toolOf('Convert.', {
      from_unit: text('The unit to convert from.'),
      to_unit: text('The unit to convert to.'),
    })
    const [from, to] = readWays(await readText('2 pounds of butter', NOW), tool).map(({ slot, ways }) => ({
      slot,
      ways: ways.filter(way => way.candidate?.features.unitOfNumber).map(way => ({ ...way, probability: 0.5 })),
    }))
    const [best] = rankFillings([from!, { slot: to!.slot, ways: [...to!.ways, { features: {}, probability: 0.1 }] }])
    expect(best!.choices.filter(({ candidate }) => candidate)).to.have.length(1)
  })
})

describe('tools that are nearly alike', () => {
  it('are told by the form of their names', async () => {
    const records = [toolRecord('get_huts', 'Get huts.', {}), toolRecord('get_hut', 'Get a hut.', {})]
    const request = readRequest(await readText('Get the hut at the lake', NOW))
    const tools = [...buildModel(catalogueOf(records)).tools.values()]
    const [all, one] = readContenders(request, [createToolIndex(tools)])
    expect(all!.features.nameForm).to.be.below(one!.features.nameForm!)
  })
})

describe('several calls said together', () => {
  it('are not cut within a row of figures', () => {
    const pieces = splitPieces('Sort 12, 15.5, 18, 20 and 22, then stop').map(({ start, end }) => end - start)
    expect(pieces).to.have.length(2)
  })

  it('are a list in units of one quantity, and of names and codes', async () => {
    const itemsOf = async (message: string) => {
      const read = await readText(message, NOW)
      return findLists(read.message, findMentions(read, new Set())).map(({ items }) => items.length)
    }
    expect(await itemsOf('the waves of 200 Hz, 500 Hz and 1 kHz')).to.deep.equal([3])
    expect(await itemsOf('how high are Kilimanjaro and K2 in metres')).to.deep.equal([2])
    expect(await itemsOf('a box of 5 kg and 3 metres')).to.deep.equal([])
  })

  it('are a list where the items are introduced by "another"', async () => {
    const read = await readText('a stamp at 150, another at 200 and another at 250', NOW)
    const [list] = findLists(read.message, findMentions(read, new Set()))
    expect(list?.items).to.have.length(3)
  })

  it('share what was told before them', async () => {
    const tool = toolOf('Chance of hits.', {
      throws: integer('The number of throws.'),
      hits: integer('The number of hits.'),
      'chance?': number('The chance of a hit, between 0 and 1.'),
    })
    const message = 'Each throw has a chance of 60%. What of 10 throws with 7 hits, and of 20 throws with 9 hits?'
    const read = await readText(message, NOW)
    const cut = [message.indexOf('What'), message.indexOf(', and'), message.length]
    const stated = [0, 1].map(at => {
      const span = { start: cut[at]!, end: cut[at + 1]! }
      return { tool, span, filled: fillArguments(partOf(read, span.start, span.end), tool) }
    })
    expect(completeCalls(stated, read).map(({ args }) => args.chance)).to.deep.equal([0.6, 0.6])
  })

  it('keep to themselves what each says otherwise', async () => {
    const tool = toolOf('Sow a bed.', {
      bed: integer('Number of the bed.'),
      'gap_cm?': number('Distance between plants in centimetres.'),
    })
    const message = 'Sow bed 3 with 15 cm between plants and bed 7 with 5 cm. Also bed 8.'
    const read = await readText(message, NOW)
    const cut = [0, message.indexOf('and bed'), message.indexOf('Also'), message.length]
    const stated = [0, 1, 2].map(at => {
      const span = { start: cut[at]!, end: cut[at + 1]! }
      return { tool, span, filled: fillArguments(partOf(read, span.start, span.end), tool) }
    })
    expect(completeCalls(stated, read).map(({ args }) => args.gap_cm)).to.deep.equal([15, 5, undefined])
    const two = stated.slice(1)
    expect(completeCalls(two, read).map(({ args }) => args.gap_cm)).to.deep.equal([5, 5])
  })
})

describe('calls that need two values each', () => {
  const tool = toolOf('Finds the gear ratio of two numbers of teeth.', {
    front: integer('Teeth of the first wheel.'),
    rear: integer('Teeth of the second wheel.'),
  })
  const plan = async (message: string) =>
    (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)

  it('are not cut between them', async () => {
    expect(await plan('Find the gear ratio of 50 and 12, of 34 and 30, and of 42 and 16.')).to.deep.equal([
      { front: 50, rear: 12 },
      { front: 34, rear: 30 },
      { front: 42, rear: 16 },
    ])
  })

  it('are cut where one of them is shared', async () => {
    expect(await plan('Find the gear ratio of 50 to 12 and of 50 to 16.')).to.deep.equal([
      { front: 50, rear: 12 },
      { front: 50, rear: 16 },
    ])
  })
})

describe('values by what they are', () => {
  it('are currencies by their everyday names and plurals', async () => {
    const tool = toolOf('Exchange rate.', { base: text('Code of the currency to convert from.') })
    const codes = async (message: string) =>
      (await waysOf(message, tool, 'base')).filter(way => way.features.currencyCode).map(way => way.value)
    expect(await codes('from Norwegian kroner to pounds')).to.have.members(['NOK', 'GBP'])
    expect(await codes('what is 5 Egyptian pounds worth in yen')).to.have.members(['EGP', 'JPY'])
    expect(await codes('the rate of the day')).to.deep.equal([])
  })

  it('are denied by "nothing" before them', async () => {
    const tool = toolOf('Search films.', { 'violent?': flag('Whether violent films are shown.') })
    const features = (await waysOf('a film for children, nothing violent', tool, 'violent')).map(way => way.features)
    expect(features.some(one => one['flag:false:negated'])).to.equal(true)
  })

  it('are not what they are called by', async () => {
    const tool = toolOf('Badge of a project.', { uuid: text('UUID of the project.') })
    expect(await valuesOf('a badge for project ID badae', tool, 'uuid'))
      .to.include('badae')
      .and.not.include('ID')
  })

  it('are no article of a measure', async () => {
    const tool = toolOf('Books a lane.', { start: text('Start time, HH:MM.') })
    expect(await valuesOf('a lane for an hour', tool, 'start')).to.not.include('an')
  })

  it('are no unit that is not said', async () => {
    const tool = toolOf('Sets a room to a temperature.', {
      degrees: number('Degrees.'),
      'unit?': { type: 'string', enum: ['celsius', 'fahrenheit'], description: 'Unit.' },
    })
    expect(await valuesOf('heat the hall to 19', tool, 'unit')).to.deep.equal([])
    expect(await valuesOf('heat the hall to 66 Fahrenheit', tool, 'unit')).to.deep.equal(['fahrenheit'])
  })
})
