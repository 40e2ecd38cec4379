import { expect } from 'chai'
import { createEngine } from '../../../../src/agent/engine.ts'
import { hoursOf, writeDuration } from '../../../../src/agent/understand/entity-model/iso-durations.ts'
import { coerce } from '../../../../src/agent/understand/writes/coerce.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../../support/memory/memory-registry.ts'
import { turnOf } from '../../../support/turn-of.ts'

describe('lengths of time in ISO 8601', () => {
  for (const [text, hours] of [
    ['PT4H30M', 4.5],
    ['PT45M', 0.75],
    ['P1DT2H', 26],
    ['P2W', 336],
    ['PT0S', 0],
    ['P1M', undefined],
    ['P', undefined],
    ['PT', undefined],
    ['4 hours', undefined],
  ] as const)
    it(`${text} is ${hours ?? 'none'}`, () => expect(hoursOf(text)).to.equal(hours))

  for (const text of ['PT4H30M', 'PT45M', 'PT26H', 'PT0S'])
    it(`${text} is written back`, () => expect(writeDuration(hoursOf(text)!)).to.equal(text))

  const text = { type: 'string' }
  const rows = Array.from({ length: 20 }, (_, at) => ({
    id: `J${at}`,
    crew: at % 2 ? 'north' : 'south',
    duration: `PT${at + 1}H${at % 3 ? '30M' : ''}`,
  }))
  const registry = createMemoryRegistry({
    yard: [
      { path: '/repair-jobs', properties: { id: text, crew: text, duration: { ...text, format: 'duration' } }, rows },
    ],
  })
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const hours = (row: (typeof rows)[number]) => hoursOf(row.duration)!

  it('are compared, ranked and added up', async () => {
    const longer = (await engine.answer(turnOf('repair jobs that lasted more than 600 minutes'))).data
      .result as object[]
    expect(longer).to.have.length(rows.filter(row => hours(row) > 10).length)
    const [longest] = (await engine.answer(turnOf('the 3 longest repair jobs'))).data.result as { id: string }[]
    expect(longest!.id).to.equal('J19')
    const total = await engine.answer(turnOf('total duration of the repair jobs'))
    const sum = rows.reduce((all, row) => all + hours(row), 0)
    expect(total.data.result).to.equal(sum)
    expect(total.response).to.contain(`${sum} hours`)
  })
})

describe('a length of time that is to be written', () => {
  const slot = { name: 'estimate', words: ['estimate'], type: 'string', schema: { type: 'string', format: 'duration' }, choices: [] } // oxfmt-ignore
  const chunk = (value: number, size: number) => [
    { kind: 'literal', text: '', literal: { kind: 'number', value, unit: 'plain', measure: { name: 'hour', quantity: 'time', size } } },
  ] // oxfmt-ignore
  it('is written as ISO 8601, and asked for again where it has no unit', () => {
    const read = (said: string, chunks: unknown) => coerce(said, chunks as never, slot as never)
    expect(read('PT2H', [])).to.deep.equal({ value: 'PT2H' })
    expect(read('90 minutes', chunk(90, 60))).to.deep.equal({ value: 'PT1H30M' })
    expect(read('soon', [])).to.have.property('problem')
  })
})
