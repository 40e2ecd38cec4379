import { expect } from 'chai'
import { asksToBeAsked, withoutCaution } from '../../../../src/agent/understand/writes/asked-first.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { ordersOfDeedNoun, ordersOfOught } from '../../../../src/agent/understand/writes/ought-orders.ts'

const isKnownVerb = (verb: string) => /^(?:moor|renew|return|cancel)$/.test(verb)
const orders = (text: string) => ordersOfOught(text, isKnownVerb, /\?$/.test(text))
/** Every order that a message may stand for. */
const meant = (text: string) => {
  const command = findCommand(text, isKnownVerb)
  return command ? [command, ...(command.others ?? [])].map(one => one.text) : []
}

describe('how something ought to be, and an order that points to it', () => {
  for (const [text, order] of [
    ['The fee of pier 7 should come down to £40.', 'set The fee of pier 7 to £40'],
    ['The berths of Quay House have to go up to 12', 'set The berths of Quay House to 12'],
    ['B-17 should come out of the register.', 'remove B-17 from the register'],
    ["£40, that's the new mooring fee for pier 7", 'set the mooring fee of pier 7 to £40'],
    ['B-17 should be in dock now, so put the boat there.', 'change B-17 to in dock'],
    ["Ann Lee is barred and shouldn't be any more, could you lift that?", 'change Ann Lee to not barred'],
    ["Ann Lee shouldn't be barred any longer, so lift that on her licence.", 'change Ann Lee to not barred'],
    [
      'The Long Table is on hold and should not be any more, can you undo that?',
      'change The Long Table to not on hold',
    ],
    ['Ann Lee should take over B-17, please assign it accordingly.', 'assign B-17 to Ann Lee'],
    ['B-17 is a boat that should be taken out of the register', 'remove B-17 from the register'],
  ] as const)
    // oxfmt-ignore
    it(`is an order: ${text}`, () => expect(orders(text)[0]).to.equal(order))

  for (const text of [
    'The fee of pier 7 should have come down to £40 by now.',
    'Should the fee of pier 7 come down to £40?',
    'The fee of pier 7 should come down to £40?',
    'Should B-17 be in dock?',
    'Should B-17 come out of the register?',
    "Ann Lee shouldn't be barred any more.",
    "Ann Lee is barred and shouldn't be.",
    'Ann Lee should take over B-17 by now.',
    'I hope the fee of pier 7 should come down to £40',
    'Which fee should come down to £40',
    'Ann Lee should be barred, could you lift that?',
  ])
    it(`is none: ${text}`, () => expect(orders(text)).to.deep.equal([]))

  it('is the deed by its noun, where something does it', () => {
    expect(ordersOfDeedNoun('do a renewal on licence 7', isKnownVerb)).to.deep.equal(['renew licence 7'])
    expect(ordersOfDeedNoun('put through a cancellation for B-17', isKnownVerb)).to.deep.equal(['cancel B-17'])
    expect(ordersOfDeedNoun('process the return of B-17', isKnownVerb)).to.deep.equal(['return B-17'])
    expect(ordersOfDeedNoun('do a summary of licence 7', isKnownVerb)).to.deep.equal([])
    expect(ordersOfDeedNoun('do a renewal on licence 7', () => false)).to.deep.equal([])
  })

  for (const [text, order] of [
    ['The skipper needs a bit longer, so could you do a renewal on licence L-7?', 'renew licence L-7'],
    ["please mark mooring 84 as returned, it's come back", 'return mooring 84'],
    ['Please mark mooring 84 as returned, the boat is back.', 'return mooring 84'],
    ['Can you book in mooring L-20 as returned? That boat was handed back just now.', 'return mooring L-20'],
    ["Could you put Ann Lee down as skipper for B-17? She's taking it over.", 'set the skipper of B-17 to Ann Lee'],
    [
      'The Salt Road was reserved by Ann Lee. Please remove that reservation.',
      'remove the reservation of Ann Lee for The Salt Road',
    ],
  ] as const)
    // oxfmt-ignore
    it(`may be an order, without what is only told: ${text}`, () => expect(meant(text)).to.include(order))

  it('is no order that somebody reserved something, or whether they did', () => {
    expect(meant('Was The Salt Road reserved by Ann Lee?')).to.deep.equal([])
    expect(meant('The Salt Road was reserved by Ann Lee.').join()).to.not.match(/remove|delete/)
  })

  it('asks to be asked before it is done', () => {
    const text = 'B-17 should come out of the register. Before you take that boat out, ask me.'
    expect(asksToBeAsked(text)).to.equal(true)
    expect(withoutCaution(text).replace(/\W*$/, '')).to.equal('B-17 should come out of the register')
  })

  it('holds for the time being', () =>
    expect(meant('For the time being, Ann Lee should be barred.')[0]).to.not.match(/time being/i))
})
