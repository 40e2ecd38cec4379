import { expect } from 'chai'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { answerDearest, answerSumOfAll } from '../../../../../src/agent/web/run/asking/answer-fact.ts'
import { readAmounts } from '../../../../../src/agent/web/run/asking/read-amounts.ts'
import { listOf } from './list-of.ts'

const sum = (...fees: [string, string][]) =>
  answerSumOfAll([{ columns: ['Berth', 'Fee'], rows: fees.map(([Berth, Fee]) => ({ Berth, Fee })) }])
const dearest = (...rows: string[][]) =>
  answerDearest(
    'what is the most expensive thing in my basket?',
    readPage(listOf('Basket', ['Item', 'Price'], rows)),
    '',
  )?.result

describe('amounts of money', () => {
  it('are read with a comma or a point before decimals, whichever of both comes last', () => {
    expect(readAmounts(['€12,50', '€1.234,00', '€3'])).to.deep.equal([12.5, 1234, 3])
    expect(readAmounts(['$12.50', '$1,234.00', '$1,234', '$1,234,567'])).to.deep.equal([12.5, 1234, 1234, 1234567])
    expect(readAmounts(['1.234.567 €', '1.234 €'])).to.deep.equal([1234567, 1234])
  })

  it('are not read where currencies or ways of writing are mixed, or nothing tells which it is', () => {
    expect(readAmounts(['€12', '$3'])).to.equal(undefined)
    expect(readAmounts(['€12,50', '€12.50'])).to.equal(undefined)
    expect(readAmounts(['€1.234', '€12'])).to.equal(undefined)
    expect(readAmounts(['€1,234', '€12,50'])).to.equal(undefined)
  })

  it('are added up without their totals, and never over two currencies', () => {
    const rows: [string, string][] = [
      ['North quay', '€12,50'],
      ['Mill pier', '€1.234,00'],
    ]
    expect(sum(...rows, ['Total', '€1.246,50'])?.result).to.equal(1246.5)
    expect(sum(...rows, ['Subtotal:', '€1.246,50'], ['Total (incl. tax)', '€1.300,00'])?.text).to.include('2 rows')
    expect(sum(...rows, ['Total Yachts', '€1,00'])?.result).to.equal(1247.5)
    expect(sum(...rows, ['Old dock', '$3,00'])).to.equal(undefined)
  })

  it('tell the dearest item, which no total is', () => {
    expect(dearest(['Anchor', '€9,95'], ['Rope', '€1.120,00'], ['Buoy', '€20,50'])).to.equal('Rope')
    expect(dearest(['Anchor', '€9,95'], ['Rope', '€20,50'], ['Total', '€30,45'])).to.equal('Rope')
    expect(dearest(['Anchor', '€9'], ['Rope', '$8'])).to.equal(undefined)
  })
})
