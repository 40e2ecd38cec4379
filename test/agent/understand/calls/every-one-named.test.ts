import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string) => ({ type: 'string', description })
const whole = (description: string) => ({ type: 'integer', description })
const figure = (description: string) => ({ type: 'number', description })

function toolsOf(...all: [string, string, Record<string, Schema>, string[]?][]): ToolCard[] {
  const records = all.map(one => toolRecord(...one))
  const { tools } = buildModel(catalogueOf(records))
  return records.map(({ api_name }) => tools.get(api_name)!)
}
const plan = async (message: string, tools: ToolCard[]) =>
  (await planCalls(await readText(message, NOW), tools)).map(({ tool, args }) => ({ ...args, tool: tool.name }))

/** What calls are told, without their tools. */
const argsOf = (calls: object[]) =>
  calls.map(call => Object.fromEntries(Object.entries(call).filter(([name]) => name !== 'tool')))

describe('every one that was named', () => {
  const opera = text('Name of the opera.')
  const [plot, cast] = toolsOf(
    ['opera_plot', 'Tells the plot of an opera.', { opera }, ['opera']],
    ['opera_cast', 'Lists the voices that an opera needs.', { opera }, ['opera']],
  )

  it('is meant by "both these"', async () =>
    expect(
      await plan(
        'Tell me the plot of the opera Carmen, and then the plot of the opera Tosca. After that, list the voices of both these operas.',
        [plot!, cast!],
      ),
    ).to.deep.equal([
      { opera: 'Carmen', tool: plot!.name },
      { opera: 'Tosca', tool: plot!.name },
      { opera: 'Carmen', tool: cast!.name },
      { opera: 'Tosca', tool: cast!.name },
    ]))

  it('goes on with what the calls before said of it', async () => {
    const [harvest] = toolsOf([
      'estimate_harvest',
      'Estimates the harvest of a crop in a region.',
      { crop: text('Name of the crop.'), region: text('The region.'), year: whole('The year.') },
      ['crop', 'region', 'year'],
    ])
    const calls = await plan(
      'Estimate the harvest of the crop Durum in Apulia for 2024, estimate the harvest of the crop Arborio in Piedmont for 2024, ' +
        'and then estimate the harvest of both these crops in their respective regions for 2025',
      [harvest!],
    )
    expect(argsOf(calls)).to.deep.equal([
      { crop: 'Durum', region: 'Apulia', year: 2024 },
      { crop: 'Arborio', region: 'Piedmont', year: 2024 },
      { crop: 'Durum', region: 'Apulia', year: 2025 },
      { crop: 'Arborio', region: 'Piedmont', year: 2025 },
    ])
  })
})

describe('figures and lists that only fit one argument', () => {
  it('takes no figure in another unit for an argument in its own', async () => {
    const [field] = toolsOf([
      'field_strength',
      'Calculates the strength of an electric field.',
      {
        charge: figure('The charge in coulombs.'),
        distance: figure('The distance from the charge in metres.'),
        medium: text('The medium in which the charge is located.'),
      },
      ['charge', 'distance', 'medium'],
    ])
    const read = async (message: string) => fillArguments(await readText(message, NOW), field!).args
    expect(await read('the strength of the field at 2 metres from it'))
      .to.include({ distance: 2 })
      .and.not.to.have.property('charge')
    expect(await read('the field at 2 metres from a charge of 5C')).to.include({ charge: 5, distance: 2 })
    const calls = await plan(
      'Calculate the field strength 2 metres from a charge of 3 coulombs located in a vacuum. Then calculate it 4 metres from the same charge, but this time located in oil.',
      [field!],
    )
    expect(calls.map(({ medium }: Record<string, unknown>) => medium)).to.deep.equal(['vacuum', 'oil'])
  })

  it('takes the list in brackets for the list, and places in a row for a call each', async () => {
    const [quantile] = toolsOf([
      'percentile',
      'Computes a percentile of a sample.',
      {
        values: { type: 'array', items: { type: 'number' }, description: 'The sample.' },
        percentile: figure('Which percentile, from 0 to 100.'),
      },
      ['values', 'percentile'],
    ])
    const calls = await plan('What are the 10th and 90th percentiles of [3, 8, 2, 9]?', [quantile!])
    expect(argsOf(calls)).to.deep.equal([
      { values: [3, 8, 2, 9], percentile: 10 },
      { values: [3, 8, 2, 9], percentile: 90 },
    ])
  })

  it('makes no call of a sentence that only tells something else', async () => {
    const [forecast] = toolsOf([
      'snow_forecast',
      'Forecast of snow for a resort.',
      { resort: text('Name of the resort.') },
    ])
    const calls = await plan("I'm at Basel. Tell me the snow forecast for Verbier, please", [forecast!])
    expect(calls.map(({ resort }: Record<string, unknown>) => resort)).to.deep.equal(['Verbier'])
  })
})
