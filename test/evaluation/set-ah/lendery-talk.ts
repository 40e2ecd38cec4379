import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, refuses, refusesPages } from '../set-s/choose.ts'
import { thing } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the library of things, changes, and what cannot be answered. */
export function talkLendery(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { lendery }: Facts): void {
  const { hubs, things, borrowers } = lendery
  const garden = things.filter(one => one.category === 'garden')
  const free = garden.filter(one => one.availability === 'available')
  talk(
    'followup',
    ['Show me the garden things.', gold.set(garden)],
    ['Only the ones that are available', gold.set(free)],
    ['Which of them has the lowest weekly charge?', gold.smallest(free, one => one.weeklyCharge)],
  )
  const home = (name: string) => borrowers.filter(one => pick.find(hubs, one.homeHubId).name === name)
  talk(
    'followup',
    ['How many borrowers have Oldfield as their home hub?', gold.count(home('Oldfield').length)],
    ['And Kingsmere?', gold.count(home('Kingsmere').length)],
  )
}

function write({ ask }: Builder, { lendery }: Facts): void {
  const { hubs, checkouts } = lendery
  const hub = hubs.find(one => one.name === 'Kingsmere')!
  ask('write', 'Register a new borrower: Hermione Castleton, e-mail hermione.castleton@neighbours.example, family membership, home hub Kingsmere.', gold.created('lendery.borrowers', { firstName: 'Hermione', lastName: 'Castleton', email: 'hermione.castleton@neighbours.example', membership: 'family', homeHubId: hub.id })) // oxfmt-ignore
  const out = pick.nth(checkouts, one => one.state === 'out', 5)
  ask('write', `Checkout ${out.id} has been returned, please record that.`, gold.updated('lendery.checkouts', out, { state: 'returned' }, ['returnedOn'])) // oxfmt-ignore
  ask('write', 'Delete the thing with the inventory code LT-9999.', refuses())
}

function decline({ ask }: Builder, { lendery }: Facts): void {
  const { things } = lendery
  const tent = thing(things, one => one.category === 'camping', 0)
  ask('missing', `How much does the ${tent.name} weigh?`, unknown())
  ask('unknown', 'What is the e-mail address of the borrower Ottokar Pfefferkorn?', unknown())
}

function chat({ ask }: Builder, { lendery }: Facts): void {
  const { things, borrowers, checkouts } = lendery
  const twins = pick.rank(borrowers, nameOf).find(one => one.rows.length > 1)!
  ask('ambiguous', `When did ${twins.key} join?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: one => [one.joinedOn] }), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Hello! What can you help me with?', gold.smalltalk())
  ask('browser', 'Take a screenshot of our catalogue page, please', refusesPages())
  const lent = things.filter(one => one.availability === 'lent_out')
  ask('multi', 'How many things are lent out, and what is their total replacement value?', gold.figures(gold.count(lent.length), gold.money(pick.sum(lent, one => one.replacementValue)))) // oxfmt-ignore
  const open = checkouts.filter(one => one.returnedOn === null)
  ask('complete', 'List every checkout that has not been returned.', gold.set(open))
}
