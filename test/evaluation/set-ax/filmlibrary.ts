import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, once } from '../set-ap/readings.ts'
import { champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { FORMAT_NAMES, films, held, shown, type Copy } from './filmlibrary-readings.ts'
import { talkFilmlibrary } from './filmlibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AX over the lending library of a film museum. */
export function askFilmlibrary(facts: Facts): Question[] {
  const builder = createQuestions('ax', 'filmlibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  single(builder, facts)
  talkFilmlibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { filmlibrary }: Facts): void {
  const { kinoCopies, kinoDirectors, kinoFilms } = filmlibrary
  ask('list', 'Give me all the directors in our catalogue, please.', gold.set(kinoDirectors))
  ask(
    'list',
    'Which countries do our films come from?',
    values(kinoFilms, one => one.country, gold.spelled),
  )
  ask('filter', 'Which of our films are silent?', films(kinoFilms.filter(one => one.isSilent)))
  const isScuffed = (one: Copy) => one.condition === 'Worn' || one.condition === 'Damaged'
  ask('filter', 'Show me the Blu-rays that are worn or damaged', held(kinoCopies.filter(one => one.format === 'BluRay' && isScuffed(one)), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the black-and-white crime films.', films(kinoFilms.filter(one => one.genre === 'Crime' && one.colorType === 'BlackAndWhite'))) // oxfmt-ignore
  ask('threshold', 'Which copies would cost us more than €1,500 to replace?', held(kinoCopies.filter(one => one.replacementValue > 1500), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { filmlibrary }: Facts): void {
  const { kinoCopies, kinoFilms, kinoLoans, kinoMembers } = filmlibrary
  const ghent = kinoMembers.filter(one => one.city === 'Ghent')
  ask('count', 'How many of our members live in Ghent?', eachReading([ghent, ghent.filter(one => one.status === 'Active'), ghent.filter(one => one.status !== 'Expired')], rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many 35mm reels are there in the collection?', held(kinoCopies.filter(one => one.format === 'Reel35mm'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'What is the longest film we have?',
    gold.largest(kinoFilms, one => one.runtimeMinutes),
  )
  const taken = (id: number) => kinoLoans.filter(one => one.memberId === id).length
  ask('top', 'Who are our three most eager borrowers, going by the number of loans?', gold.ordered(kinoMembers, one => taken(one.id), { count: 3 })) // oxfmt-ignore
  ask('top', 'Which five copies are worth the most?', held(kinoCopies, rows => gold.ordered(rows, one => one.replacementValue, { count: 5 }))) // oxfmt-ignore
  ask('aggregate', 'What is the average running time of the documentaries?', gold.plain(pick.mean(kinoFilms.filter(one => one.genre === 'Documentary'), one => one.runtimeMinutes))) // oxfmt-ignore
  const owed = kinoLoans.filter(one => one.lateFee > 0 && !one.isFeePaid)
  ask('aggregate', 'How much money in late fees is still unpaid?', gold.money(pick.sum(owed, one => one.lateFee)))
  const out = kinoCopies.filter(one => one.status === 'OnLoan').length
  ask('aggregate', 'What percentage of our copies is on loan at the moment?', held(kinoCopies, rows => gold.percent(pick.ratio(out, rows.length)))) // oxfmt-ignore
  ask('group', 'How many films do we have in each genre?', gold.map(sizes(kinoFilms, one => one.genre)))
  const as = (format: string) => FORMAT_NAMES[format]!
  ask('group', 'Total replacement value of the copies by format', held(kinoCopies, rows => gold.map(measures(rows, one => one.format, own => pick.sum(own, one => one.replacementValue), as), 'money'))) // oxfmt-ignore
  const minutes = (type: string) => pick.mean(kinoFilms.filter(one => one.colorType === type), one => one.runtimeMinutes) // oxfmt-ignore
  ask('compare', 'Are the colour films longer on average than the black-and-white ones?', gold.yes(minutes('Color') > minutes('BlackAndWhite'))) // oxfmt-ignore
}

function join({ ask }: Builder, { filmlibrary }: Facts): void {
  const { kinoCopies, kinoDirectors, kinoFilms, kinoLoans, kinoMembers } = filmlibrary
  const copyOf = (one: { copyId: number }) => pick.find(kinoCopies, one.copyId)
  const filmOf = (one: { filmId: number }) => pick.find(kinoFilms, one.filmId)
  const of = (id: number) => kinoLoans.filter(one => one.memberId === id)
  const regular = person(kinoMembers, one => of(one.id).length === 4 && one.organization === null, 2)
  const own = of(regular.id).map(copyOf)
  ask('join', `What has ${nameOf(regular)} borrowed from us so far?`, gold.either(gold.set(of(regular.id)), gold.set(once(own)), films(once(own.map(filmOf))))) // oxfmt-ignore
  const french = kinoFilms.filter(one => one.country === 'France')
  const prints = kinoCopies.filter(one => one.format === 'Reel35mm' && french.includes(filmOf(one)))
  ask('join', 'Which French films do we hold on 35mm?', held(prints, rows => gold.either(films(once(rows.map(filmOf))), gold.set(rows)))) // oxfmt-ignore
  const late = kinoLoans.filter(one => one.status === 'Overdue')
  const borrower = (one: { memberId: number }) => pick.find(kinoMembers, one.memberId)
  const borrowers = once(late.map(borrower))
  ask('join', 'Which members have something overdue?', gold.either(gold.set(borrowers), gold.set(borrowers.map(nameOf)), gold.set(late, { shows: one => [nameOf(borrower(one))] }))) // oxfmt-ignore
  const lent = (id: number) => kinoLoans.filter(one => filmOf(copyOf(one)).directorId === id).length
  ask('join', "Whose films get borrowed the most? I'd like to know the director.", champion(kinoDirectors, one => lent(one.id), nameOf)) // oxfmt-ignore
}

function single({ ask }: Builder, { filmlibrary, today, day }: Facts): void {
  const { kinoCopies, kinoFilms, kinoLoans, kinoMembers, kinoScreenings } = filmlibrary
  const film = pick.nth(kinoFilms, one => one.genre === 'Comedy', 3)
  ask('lookup', `How many minutes does ${film.title} run?`, figureOf(film, gold.count(film.runtimeMinutes, { field: 'runtimeMinutes' }))) // oxfmt-ignore
  const loan = pick.nth(kinoLoans, one => one.status === 'OnLoan', 6)
  ask('lookup', `When does loan ${loan.loanNumber} have to be back?`, told(loan, pick.dayAs(loan.dueOn), 'dueOn'))
  const student = person(kinoMembers, one => one.membershipType === 'Student', 5)
  ask('lookup', `I need the e-mail address of ${nameOf(student)}.`, told(student, student.email, 'email'))
  ask('date', 'Which screenings are coming up in the next 14 days?', shown(kinoScreenings, rows => pick.setWithin(rows, one => one.startsAt.slice(0, 10), today, day(14)))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many loans were made in ${pick.monthName(month)}?`, gold.count(kinoLoans.filter(one => pick.month(one.loanedOn) === month).length)) // oxfmt-ignore
  const since = day(-210)
  const bought = [kinoCopies.filter(one => one.acquiredOn >= since), kinoCopies.filter(one => one.acquiredOn > since)]
  ask('date', `Which copies have we acquired since ${pick.dayName(since)}?`, gold.either(...bought.map(rows => held(rows, own => gold.set(own))))) // oxfmt-ignore
}
