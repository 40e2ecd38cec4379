import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readMoments } from '../../../../src/agent/understand/calls/read-moments.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { readWays } from '../../../../src/agent/understand/calls/score-ways.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const whole = (description: string) => ({ type: 'integer', description })
const list = (description: string, items: Schema = { type: 'string' }) => ({ type: 'array', items, description })

function toolOf(name: string, description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord(name, description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const read = (message: string) => readText(message, NOW)
const fill = async (message: string, tool: ToolCard) => fillArguments(await read(message), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await read(message), [tool])).map(({ args }) => args)
const valuesFor = async (message: string, tool: ToolCard, name: string) =>
  readWays(await read(message), tool)
    .find(({ slot }) => slot.path.join('.') === name)!
    .ways.flatMap(({ candidate }) => (candidate && !candidate.features.unfit ? [candidate.value] : []))

describe('values by what they are', () => {
  const snow = toolOf(
    'snow_depth',
    'Look up how deep the snow is at a resort.',
    { resort: text('Name of the resort.'), unit: text('Unit of the depth.', { enum: ['cm', 'in'] }) },
    ['resort'],
  )

  it('takes the name of a unit for the letters that are allowed', async () => {
    expect(await valuesFor('How deep is the snow at Zermatt? In inches please', snow, 'unit')).to.include('in')
    expect(await valuesFor('How deep is the snow in Zermatt?', snow, 'unit')).not.to.include('in')
  })

  it('keeps addresses of e-mail and other values apart', async () => {
    const order = toolOf(
      'forward_order',
      'Forward an order.',
      {
        order_id: text('Number of the order, e.g. "OR-7".'),
        copies: list('E-mail addresses of those who get a copy.'),
      },
      ['order_id'],
    )
    const message = 'Forward OR-12, OR-13 and OR-14 with a copy to ann@shop.test'
    expect(await plan(message, order)).to.deep.equal(
      ['OR-12', 'OR-13', 'OR-14'].map(order_id => ({ order_id, copies: ['ann@shop.test'] })),
    )
  })

  it('takes no language from what is quoted', async () => {
    const label = toolOf('print_label', 'Print a label.', {
      title: text('Title on the label.'),
      language: text('Language of the label as an ISO 639-1 code.'),
    })
    const values = await valuesFor('Print the label "Irish Stew" in Spanish', label, 'language')
    expect(values).to.include('es').and.not.to.include('ga')
  })

  it('keeps out what is quoted behind "without"', async () => {
    const route = toolOf('plan_route', 'Plan a route.', {
      to: text('Where the route ends.'),
      avoid: list('What to avoid.', { type: 'string', enum: ['tolls', 'ferries', 'tunnels'] }),
    })
    expect(await fill("A route to Bergen, I want to avoid 'tolls' and 'ferries'", route)).to.deep.include({
      avoid: ['tolls', 'ferries'],
    })
  })

  it('takes hours and minutes for one length of time', async () => {
    const log = toolOf(
      'log_walk',
      'Log a walk.',
      { minutes: whole('How long it took, in minutes.'), pulse: whole('Pulse in beats per minute.') },
      ['minutes'],
    )
    expect(await plan('Log a walk of an hour and five minutes, pulse 102', log)).to.deep.equal([
      { minutes: 65, pulse: 102 },
    ])
  })

  for (const [said, days] of [
    ['on 1 and 2 July 2025', ['2025-7-1', '2025-7-2']],
    ['for the 3rd, 4th and 5th of May 2025', ['2025-5-3', '2025-5-4', '2025-5-5']],
    ['for 40 and 2 July 2025', ['2025-7-2']],
    ['version 1.2 and 3 July 2025', ['2025-7-3']],
  ] as const)
    it(`reads the days of "${said}"`, () =>
      expect(
        readMoments(said, NOW).map(one =>
          one.kind === 'date' ? [one.moment.year, one.moment.month, one.moment.day].join('-') : one.kind,
        ),
      ).to.deep.equal(days))

  it('takes the unit of a figure for no name', async () => {
    const { values, message } = await read('Set the cold store to 4 °C.')
    expect(values.map(({ start, end }) => message.slice(start, end))).not.to.include('C.')
  })
})
