import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { rowsOr } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library of the school, changes, and what cannot be answered. */
export function talkSchoollibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { schoollibrary }: Facts): void {
  const { schoolBooks, schoolHolds, schoolLoans, schoolReaders } = schoollibrary
  const ready = schoolHolds.filter(one => one.state === 'READY')
  talk(
    'followup',
    ['How many holds are ready to be picked up?', gold.count(ready.length)],
    ['Which books are they for?', rowsOr(ready, one => pick.find(schoolBooks, one.bookId))], // oxfmt-ignore
  )
  const had = (id: number) => schoolLoans.filter(one => one.readerId === id)
  const pupil = pick.nth(schoolReaders, one => one.form !== null && had(one.id).length === 3, 4)
  talk(
    'followup',
    [`Who does library card ${pupil.cardNumber} belong to?`, gold.either(gold.record(pupil), gold.text(nameOf(pupil)))],
    ['Which form are they in?', told(pupil, pupil.form!, 'form')],
    ['How many loans have they had?', gold.count(had(pupil.id).length)],
  )
}

function write({ ask, talk }: Builder, { schoollibrary, today }: Facts): void {
  const { schoolBooks, schoolHolds, schoolLoans, schoolReaders } = schoollibrary
  ask('write', 'Add a new book to the catalogue: "The Marsh Lights" by Petra Vole, fiction, 288 pages.', gold.created('schoollibrary.schoolBooks', { title: 'The Marsh Lights', author: 'Petra Vole', section: 'FICTION', pages: 288 })) // oxfmt-ignore
  const had = (id: number) => schoolLoans.filter(one => one.readerId === id)
  const out = schoolLoans.filter(one => one.returnedOn === null)
  const isPlain = (id: number) => had(id).filter(one => one.returnedOn === null).length === 1
  const borrower = (index: number) => person(schoolReaders, one => isPlain(one.id) && out.some(two => two.readerId === one.id && two.dueBack > today && two.renewals === 0), index) // oxfmt-ignore
  const loanOf = (reader: (typeof schoolReaders)[number]) => out.find(one => one.readerId === reader.id)!
  const titleOf = (one: { bookId: number }) => pick.find(schoolBooks, one.bookId).title
  const keeper = borrower(4)
  ask('write', `${nameOf(keeper)} isn't finished with "${titleOf(loanOf(keeper))}" yet, please renew the loan.`, gold.updated('schoollibrary.schoolLoans', loanOf(keeper), { dueBack: shiftDay(loanOf(keeper).dueBack, 21), renewals: loanOf(keeper).renewals + 1 })) // oxfmt-ignore
  const blocked = person(schoolReaders, one => one.blocked, 5)
  ask('write', `Please unblock ${nameOf(blocked)}.`, gold.updated('schoollibrary.schoolReaders', blocked, { blocked: false })) // oxfmt-ignore
  const over = pick.nth(schoolHolds, one => one.state === 'EXPIRED', 2)
  talk(
    'write',
    [`Hold ${over.id} has expired, so please delete it. Check with me before you do.`, gold.pending()],
    ['Hang on, keep it for now.', gold.nowrite()],
  )
  ask('write', 'Delete the reader with the card number C0001.', refuses())
}

function decline({ ask }: Builder, { schoollibrary }: Facts): void {
  const { schoolLoans, schoolReaders } = schoollibrary
  const pupil = person(schoolReaders, one => one.role === 'PUPIL', 61)
  ask('missing', `How much does ${nameOf(pupil)} owe us in fines?`, gold.unknown())
  ask('unknown', 'Who wrote "The Purple Submarine"?', gold.unknown())
  ask('browser', 'Scroll down to the end of the catalogue page and take a screenshot', refusesPages())
  const number = (id: number) => schoolLoans.filter(one => one.readerId === id).length
  ask('casual', 'who has borowed the most books', champion(schoolReaders, one => number(one.id), nameOf)) // oxfmt-ignore
  ask('complete', 'Give me the complete list of pupils in form 9B.', gold.set(schoolReaders.filter(one => one.form === '9B'))) // oxfmt-ignore
}
