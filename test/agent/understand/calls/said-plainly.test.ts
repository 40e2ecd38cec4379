import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { slotsOf } from '../../../../src/agent/understand/calls/describe-slots.ts'
import { findMentions } from '../../../../src/agent/understand/calls/find-mentions.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readMoments } from '../../../../src/agent/understand/calls/read-moments.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { readWays } from '../../../../src/agent/understand/calls/score-ways.ts'
import { splitPieces } from '../../../../src/agent/understand/calls/split-calls.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const number = (description: string) => ({ type: 'number', description })

function toolOf(description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord('tool', description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const fill = async (message: string, tool: ToolCard) => fillArguments(await readText(message, NOW), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)

describe('values said plainly', () => {
  for (const [said, day] of [
    ['on April 9th of 2023', [2023, 4, 9]],
    ['on 9 April of 2023', [2023, 4, 9]],
    ['next Wednesday, specifically 2023-10-4', [2023, 10, 4]],
    ['this Sunday (that is, 1 March 2026)', [2026, 3, 1]],
  ] as const)
    it(`${said} is one day`, () =>
      expect(
        readMoments(said, NOW).map(one => one.kind === 'date' && [one.moment.year, one.moment.month, one.moment.day]),
      ).to.deep.equal([day]))

  it('keeps two days that are told one after the other', () =>
    expect(readMoments('this Sunday and 5 March 2026', NOW)).to.have.length(2))

  it('gives the name of a district without that word, unless the examples have it', async () => {
    const clinics = (example: string) =>
      toolOf('Finds clinics in a district.', { district_name: text(`Name of the district${example}.`) })
    expect(await fill('Find a clinic in Elmwood District', clinics(''))).to.deep.equal({ district_name: 'Elmwood' })
    expect(await fill('Find a clinic in Kent Province, Elmwood District', clinics(''))).to.deep.equal({
      district_name: 'Elmwood',
    })
    expect(await fill('Find a clinic in Elmwood District', clinics(", e.g. 'Brook District'"))).to.deep.equal({
      district_name: 'Elmwood District',
    })
  })

  it('lists no part of a word that ends in "or" or "and", and no "etc"', () => {
    const choicesOf = (description: string) => slotsOf(toolOf('A tool.', { thing: text(description) }))[0]!.choices
    expect(choicesOf('The town, e.g. New York, NY')).to.deep.equal([])
    expect(choicesOf('Kind of tea (e.g. green, black etc)')).to.deep.equal(['green', 'black'])
  })

  it('takes a figure for what its adjective measures', async () => {
    const berth = toolOf('Assigns a berth to a ship.', {
      draught: number('How deep the ship lies.'),
      length: number('From bow to stern.'),
    })
    expect(await fill('The draught is 4 m and she is 86 m long', berth)).to.deep.equal({ draught: 4, length: 86 })
  })

  it('keeps a town and the state of the same name together', () =>
    expect(splitPieces('Find jazz in Austin, Texas and New York, New York')).to.have.length(2))

  it('makes no call of a remark about all calls', async () => {
    const rota = toolOf(
      'Assigns a member of the crew to a shift.',
      {
        member: text('Name of the member.'),
        shift: text('Which shift.', { enum: ['early', 'late', 'night'] }),
        day: text('Day of the week.'),
      },
      ['member', 'shift'],
    )
    expect(await plan('Put Jonas on the early shift, Miriam on the late one and Ove on nights, all on Friday.', rota)).to.deep.equal([
      { member: 'Jonas', shift: 'early', day: 'Friday' },
      { member: 'Miriam', shift: 'late', day: 'Friday' },
      { member: 'Ove', shift: 'night', day: 'Friday' },
    ]) // oxfmt-ignore
  })

  it('misses a phrase that says an allowed value', async () => {
    const read = await readText('Miriam on the late one', NOW)
    const weightOf = (allowed: boolean) =>
      findMentions(read, new Set(), () => allowed).find(({ value }) => value.kind === 'phrase')!.weight
    expect(weightOf(true)).to.be.greaterThan(2 * weightOf(false))
  })

  it('asks for the town where only a moment or a common noun stands', async () => {
    const weather = toolOf('Tells the weather of a city on a day.', { city: text('Name of the city.') })
    expect(await fill('I need to check the weather for tomorrow please.', weather)).to.deep.equal({})
    expect(await fill('What will the weather for my hike be?', weather)).to.deep.equal({})
    expect(await fill('What is the weather in Leeds?', weather)).to.deep.equal({ city: 'Leeds' })
    expect(await fill('What is the weather in leeds?', weather)).to.deep.equal({ city: 'leeds' })
    expect(await fill('in Leeds', weather)).to.deep.equal({ city: 'Leeds' })
  })

  it('takes an e-mail address for who is to have it, and no quotation', async () => {
    const ticket = toolOf(
      'Opens a ticket at the help desk.',
      { summary: text('What the problem is.'), requester: text('Email address of the person who has the problem.') },
      ['summary'],
    )
    expect(await fill('Open a ticket "VPN is down" for kim@firm.example', ticket)).to.deep.equal({
      summary: 'VPN is down',
      requester: 'kim@firm.example',
    })
  })

  it('cuts a noun phrase behind the word that another argument takes', async () => {
    const flour = toolOf('Orders an ingredient from the supplier.', {
      ingredient: text('What is ordered.'),
      organic: { type: 'boolean', description: 'True for organic quality.' },
    })
    const [slot] = readWays(await readText('Order organic rye flour', NOW), flour)
    const features = slot!.ways.find(way => way.candidate?.value === 'rye flour')!.features
    expect(features['cut:front:slot']).to.equal(1)
  })

  it('takes an article for no list of one figure', async () => {
    const draw = toolOf('Draws figures.', { values: { type: 'array', items: { type: 'number' } } })
    const [slot] = readWays(await readText('Draw a bar chart', NOW), draw)
    expect(slot!.ways.some(way => way.candidate?.features.alone)).to.equal(false)
  })
})
