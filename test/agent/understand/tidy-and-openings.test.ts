import { expect } from 'chai'
import { withoutOpening } from '../../../src/agent/understand/requests/openings.ts'
import { squeeze, tidy } from '../../../src/agent/understand/requests/tidy.ts'
import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const fines = [
  { id: 1, member: 'Ann Lee', amount: 3, is_paid: true },
  { id: 2, member: 'Bo Ray', amount: 5, is_paid: false },
  { id: 3, member: 'Cy Fox', amount: 7, is_paid: false },
]
const office = () => converse(reads('office', '/fines', () => fines, list({ id, member: text, amount: num, is_paid: { type: 'boolean' } }))) // oxfmt-ignore

describe('what opens or closes a message', () => {
  for (const [message, plain] of [
    ['Hi, what do the unpaid fines come to?', 'what do the unpaid fines come to?'],
    ['Good morning! how many orders are open?', 'how many orders are open?'],
    ['Good morning! Top 5 titles by price', 'Top 5 titles by price'],
    ["Hello, what's the address of Ann Lee", "what's the address of Ann Lee"],
    ['Great. and in April?', 'and in April?'],
    ['Thanks. without the ones that are done', 'without the ones that are done'],
    ['Also, where does she work?', 'where does she work?'],
    ['Tell me, has Ann Lee returned anything?', 'has Ann Lee returned anything?'],
    ['Quick question: which books are late?', 'which books are late?'],
    ['Who owes us more than 20 euros? Thanks!', 'Who owes us more than 20 euros?'],
    ['List the open orders, thanks', 'List the open orders'],
    ['How many orders exactly are open?', 'How many orders are open?'],
    ['exactly how many boats do we have?', 'how many boats do we have?'],
    ['How many orders are open? Just the number.', 'How many orders are open?'],
    ['Which orders are late? I need it for a meeting.', 'Which orders are late?'],
    ['This year, how many customers signed up?', 'how many customers signed up this year?'],
    ['In May 2024, did we sell more lamps?', 'did we sell more lamps in May 2024?'],
    ['Are there any orders that are late, and which ones?', 'show me the orders that are late'],
    ['Do we have any leads in proposal? Please list them.', 'show me the leads in proposal'],
  ] as const)
    it(`is taken off: ${message}`, () => expect(withoutOpening(message)).to.equal(plain))

  for (const message of [
    'Hi there!',
    'Thanks!',
    'Thanks, that is all',
    'Which orders have exactly 3 lines?',
    'This year, which orders were placed before May?',
    'Are there any orders that are late?',
    'Is there a firm called Well, Well & Sons?',
    'Show me the note "Hi, how are you? Thanks!"',
    'Right of way permits',
  ])
    it(`stays where it says something: ${message}`, () => expect(withoutOpening(message)).to.equal(message))
})

describe('a message as it would be typed with care', () => {
  for (const [message, plain] of [
    ['How  many   orders are\u00A0open?', 'How many orders are open?'],
    ['HOW MANY ORDERS ARE OPEN?', 'How many orders are open?'],
    ['the cheapest & the dearest lamp', 'the cheapest and the dearest lamp'],
    ['whcih orders are ovedrue, and waht prooprtion?', 'which orders are overdue, and waht proportion?'],
  ] as const)
    it(`is ${plain}`, () => expect(tidy(message)).to.equal(plain))

  for (const message of [
    'orders of Hart & Sons',
    'PO-17 of ACME',
    'is brian at work',
    'say "a  b" and "whcih"',
    'the form',
  ])
    it(`keeps names, codes and quotes: ${message}`, () => expect(tidy(message)).to.equal(message))

  it('has single spaces but in quotes', () => expect(squeeze(' a   "b  c"  d ')).to.equal('a "b  c" d'))
})

describe('the same question', () => {
  const plain = 'How many fines are still unpaid?'
  for (const message of [
    'Hi, how many fines are still unpaid?',
    'Good morning! Number of unpaid fines',
    'How  many  fines  are  still  unpaid?',
    'HOW MANY FINES ARE STILL UNPAID?',
    'How many fines are still unpaid? Just the number.',
    'How many fines are still unpaid? I need it for a report.',
    'How mnay fines are still unpiad?',
    'So how many fines exactly are still unpaid? Thanks!',
  ])
    it(`has the same answer: ${message}`, async () => {
      const [wanted, found] = [await office().ask(plain), await office().ask(message)]
      expect(found.data.result, found.response).to.deep.equal(wanted.data.result)
      expect(wanted.data.result).to.equal(2)
    })
})
