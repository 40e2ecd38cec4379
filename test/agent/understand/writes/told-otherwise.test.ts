import { expect } from 'chai'
import { carryValue } from '../../../../src/agent/understand/follow-ups/carry-value.ts'
import { withoutTurnsOfFigures } from '../../../../src/agent/understand/requests/turns-of-figures.ts'
import { ordersOfHaving } from '../../../../src/agent/understand/writes/having-orders.ts'
import { ordersKept } from '../../../../src/agent/understand/writes/kept-orders.ts'

describe('what is told otherwise than an order needs it', () => {
  it('is kept where somebody is somewhere now', () => {
    expect(ordersKept('Ann Lee works now in the Legal department, can you change it?')).to.include(
      'change Ann Lee to Legal department',
    )
  })

  for (const told of [
    'Order 12 is almost shipped, please update it',
    'Ann Lee left the Legal department, can you change it?',
    'Ann Lee moved from Sales, please update it',
    'Ann Lee was in Legal, please update it',
    'Invoice 12 is probably lost, please update it',
  ])
    it(`is no order: “${told}”`, () => {
      expect(ordersKept(told)).to.deep.equal([])
    })

  it('makes no record of what was ended', () => {
    expect(ordersOfHaving('We got another booking: Ann Lee, 5 May')).to.include('create a new booking: Ann Lee, 5 May')
    for (const done of ['cancelled', 'rejected', 'deleted', 'missed'])
      expect(ordersOfHaving(`We ${done} another booking: Ann Lee, 5 May`)).to.deep.equal([])
  })

  it('leaves bounds in names and conditions behind "regardless of" as they are', () => {
    expect(withoutTurnsOfFigures('crates with minimum 40 kg')).to.equal('crates with at least 40 kg')
    for (const same of [
      'How many Air Max 90 are in stock?',
      'show all orders regardless of what status from 2024 over 500',
    ])
      expect(withoutTurnsOfFigures(same)).to.equal(same)
  })

  it('is no value told before where it is the time at hand', () => {
    expect(carryValue('how many did we have this year?', [], { entities: new Map() } as never)).to.equal(undefined)
  })
})
