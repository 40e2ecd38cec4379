import { expect } from 'chai'
import { confidenceOf } from '../../../src/agent/confidence/confidence-of.ts'
import { readSignals, type AnswerTrace } from '../../../src/agent/confidence/read-signals.ts'
import type { Query, Selection } from '../../../src/agent/understand/reading/query.ts'
import { queryOf, selectionOf } from '../../support/query-of.ts'

const selection = (more: Partial<Selection> = {}) => selectionOf('port/ship', more)
const query = (root: Selection, more: Partial<Query> = {}) => queryOf('port', root, more)
const trace = (meaning: AnswerTrace['meaning'], more: Partial<AnswerTrace> = {}) =>
  readSignals({ meaning, readings: [], rivals: 0, notes: 0, rows: [3], ...more })

describe('signals of an answer', () => {
  it('count conditions and relations of the deepest path', () => {
    const flag = { columns: ['flag'], op: '!=' as const, values: ['Malta'], label: '' }
    const crew = selection({
      entity: 'port/sailor',
      where: [flag],
      related: [{ selection: selection({ entity: 'port/town' }), exists: true }],
    })
    const signals = trace(
      query(selection({ where: [flag], related: [{ selection: crew, exists: false, direction: 'down' }] })),
    )
    expect(signals).to.include({ hops: 2, negations: 2, descents: 1, plainList: 0, nothing: 0 })
    expect(signals['conditions']).to.be.closeTo(2 / 3, 1e-9)
  })

  it('tell a list of everything, and one that found nothing', () => {
    expect(trace(query(selection()))).to.include({ plainList: 1, everything: 1 })
    expect(trace(query(selection()), { rows: [0] })).to.include({ nothing: 1 })
  })

  it('tell a name that fits many records', () =>
    expect(
      trace(query(selection({ where: [{ columns: ['name'], op: 'in', values: [1, 2, 3, 4, 5, 6], label: '' }] }))),
    ).to.include({ manyValues: 1 }))

  it('look at each of several requests', () =>
    expect(
      trace({ kind: 'several', parts: [query(selection()), query(selection(), { ask: 'measure' })], labels: [] }),
    ).to.include({ several: 1, measure: 1 }))
})

describe('the confidence of an answer', () => {
  const weights = { bias: 1, rivals: -2, nothing: -1 }

  it('is the logistic function of the weighted signals', () =>
    expect(confidenceOf({ rivals: 1, nothing: 0 }, weights)).to.be.closeTo(1 / (1 + Math.E), 1e-9))

  it('takes no notice of a signal without a weight', () =>
    expect(confidenceOf({ other: 5 }, weights)).to.equal(confidenceOf({}, weights)))

  it('is no surer than the guess that it rests on', () =>
    expect(confidenceOf({ uncertain: 0.4 }, { bias: 50 })).to.be.closeTo(0.78, 1e-9))

  it('is never quite certain', () => {
    expect(confidenceOf({}, { bias: 50 })).to.equal(0.98)
    expect(confidenceOf({}, { bias: -50 })).to.equal(0.02)
  })
})
