import { count, either, largest, money, record, set, text } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { isLate, isOut, isOverdue, loans, members, onLoan, repairs, shifts } from '../data.ts'
import { distinct, inCategory, loansOf, loansOrThings, memberOf, sum } from '../golds.ts'

const overdue = loans.filter(isOverdue)
const worst = overdue.toSorted((a, b) => (a.due < b.due ? -1 : 1))[0]!
const powerTools = inCategory('Power tools')
const outNow = powerTools.filter(onLoan)
const outLoans = loans.filter(one => isOut(one) && outNow.includes(one.item))
const inMonth = (month: string) => shifts.filter(({ date }) => date.startsWith(month))
const shiftsIn = (month: string) =>
  either(count(inMonth(month).length), count(inMonth(month).filter(({ state }) => state !== 'missed').length))
const newcomers = members.filter(({ joined }) => joined.startsWith('2025'))
const harbour = newcomers.filter(({ district }) => district === 'Old Harbour')
const waiting = repairs.filter(({ state }) => state === 'parts')
const [clara, idris] = [loansOf(memberOf('Clara Whitlock')), loansOf(memberOf('Idris Farouk'))]

/** Conversations. */
export function talks({ talk }: WorldQuestions): void {
  talk('talk', [
    ['How many loans are overdue?', count(overdue.length)],
    ['Which one is the longest overdue?', either(largest(overdue, ({ due }) => due, { up: true }), record(worst.item))],
    ['Phone number of whoever has it', either(
      text(worst.member.phone!),
      set([worst.member], { shows: ({ phone }) => [phone] }),
    )],
  ]) // oxfmt-ignore
  talk('talk', [
    ['list the power tools', set(powerTools)],
    ['which of those are out', either(set(outNow), set(outLoans))],
    ['and what are they worth all together', money(sum(outNow.map(({ value }) => value)))],
  ])
  talk('talk', [
    ['How many shifts were there in April?', shiftsIn('2025-04')],
    ['And in March?', shiftsIn('2025-03')],
  ])
  talk('talk', [
    ['Who has joined us this year?', set(newcomers)],
    ['Only the ones from Old Harbour, please.', set(harbour)],
    ['And what are their e-mail addresses?', set(harbour, { shows: ({ email }) => [email] })],
  ])
  talk('talk', [
    ['Repairs waiting for parts', set(waiting)],
    ['Who is working on them?', either(
      set(distinct(waiting.map(({ fixer }) => fixer))),
      set(waiting, { shows: ({ fixer }) => [fixer.name] }),
    )],
  ]) // oxfmt-ignore
  talk('talk', [
    ['what has clara whitlock borrowed so far', loansOrThings(clara)],
    ['and idris farouk?', loansOrThings(idris)],
    ['how many of those came back late', count(idris.filter(one => isLate(one) && !isOut(one)).length)],
  ])
}
