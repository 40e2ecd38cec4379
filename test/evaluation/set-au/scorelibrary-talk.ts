import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library of the music academy, changes, and what cannot be answered. */
export function talkScorelibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { scorelibrary }: Facts): void {
  const { sheetScores, sheetReaders, sheetReservations, sheetFines } = scorelibrary
  const brahms = sheetScores.filter(one => one.composer === 'Johannes Brahms')
  const chamber = brahms.filter(one => one.category === 'chamber')
  talk(
    'followup',
    ['Which scores do we have by Brahms?', gold.set(brahms)],
    ['Just the chamber music, please', gold.set(chamber)],
    ['Which of those has the most pages?', gold.largest(chamber, one => one.pages)],
  )
  const at = (status: string) => sheetReservations.filter(one => one.status === status)
  const readerOf = (one: { readerId: string }) => pick.find(sheetReaders, one.readerId)
  const ready = at('ready')
  talk(
    'followup',
    ['How many reservations do we have waiting?', gold.count(at('waiting').length)],
    ['And how many are ready?', gold.count(ready.length)],
    [
      'Who made those?',
      gold.either(
        gold.set([...new Set(ready.map(readerOf))]),
        gold.set(ready, { shows: one => [nameOf(readerOf(one))] }),
      ),
    ],
  )
  const unpaid = (id: string) => sheetFines.filter(one => one.readerId === id && one.status === 'unpaid')
  const debtor = person(sheetReaders, one => one.department !== null && unpaid(one.id).length > 0, 2)
  talk(
    'followup',
    [`Who does the library card ${debtor.cardNumber} belong to?`, toldPerson(debtor)],
    ['Which department are they in?', told(debtor, debtor.department!, 'department')],
    [
      'How much do they still owe us in unpaid fines?',
      gold.money(
        pick.sum(unpaid(debtor.id), one => one.amount),
        { field: 'amount' },
      ),
    ],
  )
}

function write({ ask, talk }: Builder, { scorelibrary, today }: Facts): void {
  const { sheetScores, sheetCopies, sheetReaders, sheetLoans, sheetReservations } = scorelibrary
  ask('write', 'Please sign up a new reader: Philomena Castleford, philomena.castleford@example.com, she is a student in the Woodwind department.', gold.created('scorelibrary.sheetReaders', { firstName: 'Philomena', lastName: 'Castleford', email: 'philomena.castleford@example.com', readerType: 'student', department: 'Woodwind' })) // oxfmt-ignore
  const lent = pick.nth(sheetLoans, one => one.status === 'active' && one.renewals === 0 && one.dueOn > today, 4)
  ask('write', `Renew the loan of copy ${pick.find(sheetCopies, lent.copyId).barcode}`, gold.updated('scorelibrary.sheetLoans', lent, { dueOn: shiftDay(lent.dueOn, 28), renewals: 1 })) // oxfmt-ignore
  const torn = pick.nth(sheetCopies, one => one.status === 'available' && one.condition === 'good', 6)
  ask('write', `Somebody has torn a page out of ${torn.barcode}. Set the condition of that copy to damaged.`, gold.updated('scorelibrary.sheetCopies', torn, { condition: 'damaged' })) // oxfmt-ignore
  const waiting = sheetReservations.filter(one => one.status === 'waiting')
  const keen = person(sheetReaders, one => waiting.filter(own => own.readerId === one.id).length === 1, 1)
  const reserved = pick.nth(waiting, one => one.readerId === keen.id)
  talk(
    'write',
    [
      `Cancel ${nameOf(keen)}'s reservation for ${pick.find(sheetScores, reserved.scoreId).title}, but ask me first.`,
      gold.pending(),
    ],
    ['Yes, please do.', gold.updated('scorelibrary.sheetReservations', reserved, { status: 'cancelled' })],
  )
}

function decline({ ask }: Builder, { scorelibrary }: Facts): void {
  const { sheetScores, sheetReaders } = scorelibrary
  const score = pick.nth(sheetScores, one => one.category === 'chamber', 1)
  ask('missing', `What key is the ${score.title} in?`, unknown())
  ask('unknown', 'Who composed the Thornbury Requiem?', unknown())
  const twins = pick.rank(sheetReaders, nameOf).find(one => one.rows.length > 1)!
  const phones = twins.rows.map(one => one.phone!)
  ask('ambiguous', `What phone number do we have for ${twins.key}?`, gold.either(gold.clarify(), gold.set(twins.rows), gold.set(phones), ...twins.rows.map(one => told(one, one.phone!, 'phone')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { scorelibrary }: Facts): void {
  const { sheetScores } = scorelibrary
  ask('smalltalk', 'Lovely, thank you ever so much for your help!', gold.smalltalk())
  ask('browser', 'Open imslp.org and click on the first search result', refusesPages())
  const composer = 'Claude Debussy'
  ask('casual', `hiya wat scores have we got by ${pick.misspell(composer)} pls`, gold.set(sheetScores.filter(one => one.composer === composer))) // oxfmt-ignore
}
