import { expect } from 'chai'
import { plainOrder } from '../../../../src/agent/understand/writes/plain-order.ts'
import { sayByItself } from '../../../../src/agent/understand/requests/say-as-asked.ts'
import { dropWhoAsks } from '../../../../src/agent/understand/requests/frames/who-asks.ts'
import { isParticiple } from '../../../../src/agent/understand/language/verb-forms.ts'
import { stem } from '../../../../src/lib/words.ts'

const NOW = new Date('2026-03-04T12:00:00Z')

describe('what is said in an office', () => {
  for (const [said, plain] of [
    [
      'For the plan I need the weighted load: weight times distance, added up over all open tours.',
      'what is the total weight times distance of all open tours.',
    ],
    [
      'By how much does the average old boat differ in length from the average new one?',
      'what is the difference between the average length of old boats and the average length of new boats?',
    ],
    ['boats in Oslo, biggest load first', 'boats in Oslo by load, highest first'],
    ['boats in Oslo, lowest rent 1st', 'boats in Oslo by rent, lowest first'],
    [
      'Put the rent of the Gull next to the rent of the Tern.',
      'compare the rent of the Gull with the rent of the Tern.',
    ],
    ['How likely is it, by our plans, that we win the tender "Quay"?', 'how likely are we to win the tender "Quay"?'],
  ] as const)
    it(`is “${plain}” for “${said}”`, async () =>
      expect((await sayByItself(said, NOW)).toLowerCase()).to.equal(plain.toLowerCase()))

  it('is asked by departments', () => {
    expect(dropWhoAsks('Finance would like the total of the orders')).to.equal('show the total of the orders')
    expect(dropWhoAsks('Ports would like the total of the orders')).to.match(/^Ports/)
  })

  it('orders a new one without its name', () => {
    expect(plainOrder("I'd like to add someone as a contact for Hill Freight")).to.match(
      /add a new contact for Hill Freight/,
    )
  })

  it('has many foremen, who are no participle, and specimens', () => {
    expect(['foremen', 'children', 'taken', 'broken'].map(isParticiple)).to.deep.equal([false, false, true, true])
    expect([stem('specimen'), stem('foremen')]).to.deep.equal([stem('specimens'), stem('foreman')])
  })
})
