import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const choice = (...values: string[]) => ({ ...text, enum: values })

const kilns = [
  ['Amber', 'gas', 'Oslo', 4, 40, true, 300],
  ['Birch', 'gas', 'Oslo', 6, 25, false, 500],
  ['Cobalt', 'electric', 'Lund', 3, 60, true, 200],
  ['Dune', 'wood', 'Lund', 9, 10, true, 900],
].map(([name, fuel, town, shelfCapacity, potCapacity, isInsured, price], at) => ({
  id: at + 1,
  name,
  fuel,
  town,
  shelfCapacity,
  potCapacity,
  isInsured,
  price,
}))
const bills = [
  ['B-1', 'open', 1, 120, 12],
  ['B-2', 'open', 2, 340, 34],
  ['B-3', 'paid', 3, 90, 9],
].map(([number, state, kilnId, amountDue, deposit], at) => ({
  id: at + 1,
  number,
  state,
  kilnId,
  amountDue,
  deposit,
}))
const pottery = () =>
  converse(
    reads('pottery', '/kilns', () => kilns, list({ id: whole, name: text, fuel: choice('gas', 'electric', 'wood'), town: text, shelfCapacity: whole, potCapacity: whole, isInsured: flag, price: amount })), // oxfmt-ignore
    reads('pottery', '/bills', () => bills, list({ id: whole, number: text, state: choice('open', 'paid'), kilnId: whole, amountDue: amount, deposit: amount })), // oxfmt-ignore
  )

describe('a short question after records', () => {
  for (const [title, messages, told, not] of [
    [
      'asks whether each is such where the quantifier floats',
      ['which kilns are in Oslo?', 'are they all insured?'],
      /^No: only 1 of 2/,
    ],
    ['asks whether each is such where the quantifier stands alone', ['which kilns run on gas?', 'are both insured?'], /^No: only 1 of 2/], // oxfmt-ignore
    [
      'asks for those of whom it does not hold',
      ['which kilns are in Oslo?', 'are they all insured?', "which one isn't?"],
      /Birch/,
      /Amber/,
    ],
    ['adds up what tells how much they are', ['how many bills are open?', 'how much is that in total?'], /\b460\b/],
    [
      'asks for the record by "one" after a sum',
      ['total amount due of the open bills', "what's the biggest one?"],
      /B-2/,
    ],
    ['cuts to the top ones after a number', ['total amount due of open bills', 'how many are there?', 'top 1'], /B-2/, /B-3/], // oxfmt-ignore
    [
      'goes over to the field with the same head',
      ['which kiln has the largest shelf capacity?', 'and pots?'],
      /Cobalt: 60/,
    ],
    ['asks the same of others', ['which kiln in Oslo is the dearest?', 'same question for Lund'], /Dune/],
    [
      'asks for one of those of whom a field was told',
      ['what do the gas kilns cost?', 'which is the cheapest?'],
      /the kiln with the lowest price is Amber/,
    ],
    [
      'compares all groups where what was said of one does not hold for the others',
      ['average price of gas kilns', 'and electric ones?', 'which fuel has the highest?'],
      /wood has the highest average price/,
    ],
    [
      'tells the share of one group in all, and not in itself',
      ['how many kilns are there by fuel?', 'as percentages', 'only gas'],
      /50%/,
      /100%/,
    ],
  ] as [string, string[], RegExp, RegExp?][])
    it(`${title}: ${messages.join(' / ')}`, async () => {
      const { ask } = pottery()
      let response = ''
      for (const message of messages) response = String((await ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})
