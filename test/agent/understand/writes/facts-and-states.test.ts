import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { flag, int as id, num, of as oneOf, text } from '../../../support/memory/schemas.ts'
import { findProposed } from '../../../../src/agent/answer/correct-change.ts'
import {
  factsTold,
  ordersOfFacts,
  ordersOfMove,
  tellsGone,
  withoutSource,
} from '../../../../src/agent/understand/writes/facts-told.ts'
import { sayOfWhom } from '../../../../src/agent/understand/writes/tellings.ts'
import { ordersOfAmounts } from '../../../../src/agent/understand/writes/told-amounts.ts'
import { ordersOfStateAndFigures } from '../../../../src/agent/understand/writes/state-and-figures.ts'
import { otherWordings } from '../../../../src/agent/understand/writes/other-wordings.ts'

describe('several things that are told or ordered of one record', () => {
  for (const [message, plain] of [
    ['N02 has power now and costs 2100', 'N02 has power now and it costs 2100'],
    ['N02 now has 40 seats and a fee of 36', 'N02 now has 40 seats and its fee is 36'],
    ['Acme has 40 seats now and 7 million in revenue', 'Acme now has 40 seats and its revenue is 7 million'],
  ] as const)
    it(`are clauses of their own: “${message}”`, () => expect(factsTold(message)).to.equal(plain))
  for (const message of ['Acme has power and costs 2100', 'who has power now and costs 2100', 'is it called Apex now?'])
    it(`are none: “${message}”`, () => expect(factsTold(message)).to.equal(undefined))

  for (const [message, order] of [
    ['J-5 took four hours in the end and came to 310 euros', 'change J-5 to four hours and change it to 310 euros'],
    ['the Friday class is off', 'cancel the Friday class'],
    ['guest 5 wants to spend up to 400 from now on', 'set the limit of guest 5 to 400'],
    ['we settled for 600 on claim 8', 'set the amount paid of claim 8 to 600'],
    ['we settled claim 8 for £600', 'set the amount paid of claim 8 to £600'],
    ['claim 8 was settled for 600', 'set the amount paid of claim 8 to 600'],
    ['J-5 is going ahead on the 14th of December', 'move J-5 to the 14th of December'],
    ["Ann Lee's new number is 0117 555 1234", 'set the phone number of Ann Lee to 0117 555 1234'],
    ["Ann Lee doesn't want Bob any more, put her down for Dora Pike", 'change Ann Lee to Dora Pike'],
    ['put Ann Lee down for Dora Pike', 'change Ann Lee to Dora Pike'],
    ['J-5 takes the oak door now', 'change J-5 to oak door'],
    ['J-5 is running 20 minutes late', 'set the delay of J-5 to 20 minutes'],
    ['they paid B-7 in full this morning', 'mark B-7 as paid'],
    ['Ann Lee is back from leave', 'Ann Lee is no longer on leave'],
    ["we've let Ann Lee go", 'deactivate Ann Lee'],
    ['Acme now has a fee of 36', 'the fee of Acme is now 36'],
    ['Acme is now called Apex', 'rename Acme to Apex'],
    ['no breakfast for R-12, please', 'turn off the breakfast for R-12'],
    ['Spring Fair is not going ahead', 'cancel Spring Fair'],
    ['Q-5 was accepted yesterday', 'mark Q-5 as accepted yesterday'],
    ['the customer has accepted Q-5 this morning', 'mark Q-5 as accepted'],
    ['B-7 was paid by card', 'mark B-7 as paid, payment method card'],
    ['they refunded her £30 on order 12', 'set the refund amount of order 12 to £30'],
    ['the customer of J-5 has changed his mind and takes the oak door', 'change J-5 to oak door'],
    ["Ann Lee isn't happy with Bob Ray, she'd prefer Dora Pike", 'change Ann Lee to Dora Pike'],
  ] as const)
    it(`are an everyday fact: “${message}”`, () => expect(ordersOfFacts(message)[0]).to.equal(order))
  for (const message of ['Ann Lee is off', 'is J-5 off?', 'who has left us', 'J-5 came to how much', 'J-5 wants more'])
    it(`are no such fact: “${message}”`, () => expect(ordersOfFacts(message)).to.deep.equal([]))
  it('are cancelled for the reason that is given, or moved, or gone', () => {
    expect(ordersOfFacts('J-5 is off', ', the car was sold')[0]).to.equal('cancel J-5, reason: the car was sold')
    expect(ordersOfMove('Ann Lee has moved to 12 Mill Lane')).to.deep.equal([
      'set the address of Ann Lee to 12 Mill Lane',
    ])
    expect(tellsGone('Ann Lee has left us')).to.equal(true)
  })
  it('are told without who said it and what was wanted before', () => {
    expect(withoutSource('Rex is on raw food now, says Mrs Lee')).to.equal('Rex is on raw food now')
    expect(withoutSource('they wanted 900 but we settled for 600 on claim 8')).to.equal('we settled for 600 on claim 8')
  })

  it('are more of what is in stock', () => {
    expect(ordersOfAmounts('we have 200 kg more of Rye')).to.deep.equal(['increase the stock of Rye by 200 kg'])
    expect(ordersOfAmounts('we got 20 more lamps in')).to.deep.equal(['increase the stock of lamps by 20'])
  })
  for (const [said, order] of [
    ['Ann Lee gets a 3% pay rise', 'increase Ann Lee’s pay by 3%'],
    ['Ann Lee has got a raise of 4 percent', 'increase Ann Lee’s pay by 4 percent'],
    ['Ann Lee got a raise', undefined],
  ] as const)
    it(`are a raise: “${said}”`, () => expect(ordersOfAmounts(said)[0]).to.equal(order))
  for (const [said, order] of [
    ['give Ann Lee a raise of 3 %', 'increase Ann Lee’s pay by 3%'],
    ['give him a £2 pay rise', 'increase his pay by £2'],
  ] as const)
    it(`are a raise that is given: “${said}”`, () => expect(otherWordings(said, () => false)).to.include(order))
  it('are where somebody went', () => {
    expect(sayOfWhom('Ann Lee left Acme for Birch Mill.')).to.equal('Ann Lee has moved to Birch Mill')
    expect(sayOfWhom('Ann Lee has left Acme and joined Birch Mill')).to.equal('Ann Lee has moved to Birch Mill')
    expect(sayOfWhom('Ann Lee left Acme for good')).to.equal('Ann Lee left Acme for good')
    expect(sayOfWhom('Ann Lee left Acme for another firm')).to.equal('Ann Lee left Acme for another firm')
  })
  it('are a state and figures', () => {
    expect(ordersOfStateAndFigures('put Ann Lee on qualified and score 78')).to.deep.equal([
      'put Ann Lee to qualified and set its score to 78',
    ])
    expect(ordersOfStateAndFigures('move Apollo to negotiation at 80%, a fee of 9')).to.deep.equal([
      'move Apollo to negotiation and change it to 80% and set its fee to 9',
    ])
    expect(ordersOfStateAndFigures('move Apollo to negotiation and tell Ann')).to.deep.equal([])
  })
  it('are states that are called by two verbs', () => {
    expect(otherWordings('close-win the deal Apollo', () => false)).to.include('mark the deal Apollo as closed-won')
  })
  it('are found again in thousands and percent', () => {
    expect(findProposed('set the fee to 300k', [300_000])).to.include({ from: 15, to: 19 })
    expect(findProposed('set the chance to 80%', [0.8])).to.include({ from: 18, to: 21 })
    expect(findProposed('set the fee to 300k', [300_500])).to.equal(undefined)
  })

  const yard = () =>
    converse(
      ...keeps('yard', 'deal', {
        fields: { name: text, stage: oneOf('open', 'qualified', 'closed-won'), score: num, price: num, has_power: flag, owner_id: id, chance: { ...num, maximum: 1 } },
        rows: [
          { id: 1, name: 'Apollo', stage: 'open', score: 12, price: 300, has_power: false, chance: 0.1 },
          { id: 2, name: 'Hermes', stage: 'open', score: 13, price: 400, has_power: false, chance: 0.2 },
        ],
      }),
    ) // oxfmt-ignore
  for (const [message, args] of [
    ['put deal Apollo on qualified and score 78', { id: 1, stage: 'qualified', score: 78 }],
    ['set Apollo to qualified with a score of 70', { id: 1, stage: 'qualified', score: 70 }],
    ['Apollo has power now and costs 350', { id: 1, has_power: true, price: 350 }],
    ['close-win Apollo', { id: 1, stage: 'closed-won' }],
  ] as const)
    it(`are changed together: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
  it('are corrected in thousands', async () => {
    const talk = yard()
    await talk.ask('set the price of Apollo to 300k')
    const { pending, response } = await talk.ask('sorry i meant 330')
    expect(pending?.args, response).to.deep.equal({ id: 1, price: 330_000 })
  })
  it('are corrected in percent', async () => {
    const talk = yard()
    await talk.ask('set the chance of Apollo to 40%')
    const { pending, response } = await talk.ask('no, 1')
    expect(pending?.args, response).to.deep.equal({ id: 1, chance: 0.01 })
  })
  it('are counted where a verb is spelt as its noun', async () => {
    const { response } = await yard().ask('open deals scoring 13')
    expect(response).to.match(/1 deal\b.*Hermes/)
  })
})
