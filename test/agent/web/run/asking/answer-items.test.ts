import { expect } from 'chai'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { answerItems, answerMostNamed } from '../../../../../src/agent/web/run/asking/answer-items.ts'
import { listOf } from './list-of.ts'

const BOOKINGS = [
  ['Skiff', 'Mia Stone', '50', 'Cancelled'],
  ['Punt', 'Otto Lund', '30', 'Paid'],
  ['Raft', 'Otto Lund', '70', 'Paid'],
]
const page = (by: string) => readPage(listOf('Bookings', ['Booking', by, 'Cost', 'State'], BOOKINGS))
const items = (question: string) => answerItems(question, page('Guest'), 'Bookings')?.result
const most = (question: string, by = 'Guest') => answerMostNamed(question, page(by), 'Bookings')?.result

describe('which items have what is asked', () => {
  it('is told by equal words, and not where words or figures are compared', () => {
    expect(items('which bookings are cancelled?')).to.equal('Skiff')
    expect(items('which bookings are paid by Otto Lund?')).to.deep.equal(['Punt', 'Raft'])
    for (const question of [
      'which bookings cost under 50?',
      'which bookings cost over 50?',
      'which bookings cost 50?',
      'which bookings have been paid since Friday?',
      'which bookings are less paid?',
      'which bookings are paid by Friday?',
      'which bookings are paid until Friday?',
    ])
      expect(items(question), question).to.equal(undefined)
  })
})

describe('who is named by the most items', () => {
  it('is who has them, and who did what the label says', () => {
    expect(most('who has the most bookings?')).to.equal('Otto Lund')
    expect(most('which guest has got the most bookings?')).to.equal('Otto Lund')
    expect(most('who has written the most bookings?', 'Author')).to.equal('Otto Lund')
  })

  it('is nobody where another verb is asked for', () => {
    expect(most('who has cancelled the most bookings?')).to.equal(undefined)
    expect(most('who has written the most bookings?')).to.equal(undefined)
    expect(most('who has written the most bookings?', 'Led by')).to.equal(undefined)
    expect(most("who doesn't have the most bookings?")).to.equal(undefined)
    expect(most('which guest pays the most?')).to.equal(undefined)
  })
})
