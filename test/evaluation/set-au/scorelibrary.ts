import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { talkScorelibrary } from './scorelibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Reader = Facts['scorelibrary']['sheetReaders'][number]

/** Who is suspended, or whose card has run out, may count or not where the question leaves it open. */
const enrolled = (rows: Reader[], answer: (rows: Reader[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'expired'), rows.filter(one => one.status === 'active')], answer) // oxfmt-ignore
const sameOf = <T>(rows: T[]): T[] => [...new Set(rows)]

/** Set AU over the library of a music academy. */
export function askScorelibrary(facts: Facts): Question[] {
  const builder = createQuestions('au', 'scorelibrary')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkScorelibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { scorelibrary }: Facts): void {
  const { sheetScores, sheetCopies, sheetReaders, sheetFines } = scorelibrary
  const teachers = sheetReaders.filter(one => one.readerType === 'teacher')
  ask('list', 'Which composers do we have in the catalogue?', values(sheetScores, one => one.composer, gold.spelled)) // oxfmt-ignore
  ask('list', 'List all the teachers who are signed up with the library', enrolled(teachers, rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which scores do we hold with a clarinet in them?', gold.set(sheetScores.filter(one => one.instrumentation.includes('clarinet')))) // oxfmt-ignore
  ask('filter', 'Which copies are away for repair at the moment?', gold.set(sheetCopies.filter(one => one.status === 'inRepair'))) // oxfmt-ignore
  ask('filter', 'Show me the unpaid fines for damage.', gold.set(sheetFines.filter(one => one.status === 'unpaid' && one.reason === 'damage'))) // oxfmt-ignore
  ask('threshold', 'Scores with more than 200 pages, please', gold.set(sheetScores.filter(one => one.pages > 200)))
  ask('complete', 'I need a full list of the copies down in the basement, every single one.', gold.set(sheetCopies.filter(one => one.location === 'basement'))) // oxfmt-ignore
}

function number({ ask }: Builder, { scorelibrary, today }: Facts): void {
  const { sheetScores, sheetReaders, sheetLoans, sheetFines } = scorelibrary
  const students = sheetReaders.filter(one => one.readerType === 'student')
  ask(
    'count',
    'How many of our readers are students?',
    enrolled(students, rows => gold.count(rows.length)),
  )
  const late = sheetLoans.filter(one => one.returnedOn === null && one.dueOn < today)
  ask('count', 'How many loans are overdue right now?', eachReading([late.filter(one => one.status === 'active'), late], rows => gold.count(rows.length))) // oxfmt-ignore
  const borrowed = (one: Reader) => sheetLoans.filter(own => own.readerId === one.id).length
  ask(
    'top',
    'Which is the oldest edition that we own?',
    gold.smallest(sheetScores, one => one.publishedYear),
  )
  ask('top', 'Which reader has borrowed from us most often?', champion(sheetReaders, borrowed, nameOf))
  ask('top', 'What are the four most expensive scores to replace?', gold.ordered(sheetScores, one => one.replacementPrice, { count: 4 })) // oxfmt-ignore
  ask('aggregate', 'How much money is still outstanding in unpaid fines altogether?', gold.money(pick.sum(sheetFines.filter(one => one.status === 'unpaid'), one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'What does it cost on average to replace an orchestral score?', gold.money(pick.mean(sheetScores.filter(one => one.category === 'orchestral'), one => one.replacementPrice))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our loans were renewed at least once?', gold.percent(pick.ratio(sheetLoans.filter(one => one.renewals > 0).length, sheetLoans.length))) // oxfmt-ignore
  const many = (status: string) => gold.count(sheetFines.filter(one => one.status === status).length)
  ask('multi', 'How many of the fines have been paid, and how many did we waive?', gold.figures(many('paid'), many('waived'))) // oxfmt-ignore
}

function group({ ask }: Builder, { scorelibrary }: Facts): void {
  const { sheetCopies, sheetReaders, sheetLoans, sheetFines } = scorelibrary
  ask('group', 'How many copies are there in each condition?', gold.map(sizes(sheetCopies, one => one.condition)))
  const total = (rows: typeof sheetFines) => gold.map(measures(rows, one => one.reason, own => pick.sum(own, one => one.amount)), 'money') // oxfmt-ignore
  ask('group', 'Add up the fines by reason', eachReading([sheetFines, sheetFines.filter(one => one.status !== 'waived')], total)) // oxfmt-ignore
  const lentTo = (department: string) => sheetLoans.filter(one => pick.find(sheetReaders, one.readerId).department === department).length // oxfmt-ignore
  const pair: [gold.Spelled, number][] = ['Keyboard', 'Voice'].map(one => [apart(one), lentTo(one)])
  const winner = pair.toSorted((one, other) => other[1] - one[1])[0]![0].alternatives
  ask('compare', 'Which department borrows more from us, Keyboard or Voice?', gold.either(gold.text(gold.spelled(...winner)), gold.all(gold.map(pair), gold.mentions(winner)))) // oxfmt-ignore
}

function join({ ask }: Builder, { scorelibrary }: Facts): void {
  const { sheetScores, sheetCopies, sheetReaders, sheetLoans, sheetReservations, sheetFines } = scorelibrary
  const out = (one: Reader) => sheetLoans.filter(own => own.readerId === one.id && own.status === 'active')
  const hasLost = (one: Reader) => sheetLoans.some(own => own.readerId === one.id && own.status === 'lost')
  const borrower = person(sheetReaders, one => out(one).length >= 2 && out(one).length <= 4 && !hasLost(one), 1)
  const held = out(borrower)
  const scores = sameOf(held.map(one => pick.find(sheetScores, one.scoreId)))
  const copies = held.map(one => pick.find(sheetCopies, one.copyId))
  ask('join', `Which scores does ${nameOf(borrower)} have out at the moment?`, gold.either(gold.set(scores), gold.set(held), gold.set(copies), gold.set(scores.map(one => one.title)))) // oxfmt-ignore

  const waiting = sheetReservations.filter(one => one.status === 'waiting')
  const wanted = pick.rank(waiting, one => one.scoreId)[0]!
  const title = pick.find(sheetScores, wanted.key).title
  const queued = [wanted.rows, sheetReservations.filter(one => one.scoreId === wanted.key && ['waiting', 'ready'].includes(one.status))] // oxfmt-ignore
  const readerOf = (one: { readerId: string }) => pick.find(sheetReaders, one.readerId)
  ask('join', `Who is waiting for a copy of ${title}?`, eachReading(queued, rows => gold.either(gold.set(sameOf(rows.map(readerOf))), gold.set(rows, { shows: one => [nameOf(readerOf(one))] })))) // oxfmt-ignore

  const unpaid = sheetFines.filter(one => one.status === 'unpaid')
  const owed = (one: Reader) => pick.sum(unpaid.filter(own => own.readerId === one.id), own => own.amount) // oxfmt-ignore
  const debtors = [sameOf(unpaid.filter(one => one.amount > 10).map(readerOf)), sheetReaders.filter(one => owed(one) > 10)] // oxfmt-ignore
  ask(
    'join',
    'Which readers owe us more than £10 in unpaid fines?',
    eachReading(debtors, rows => gold.set(rows)),
  )

  const copiesOf = (id: string) => sheetCopies.filter(one => one.scoreId === id)
  const spread = pick.nth(sheetScores, one => sameOf(copiesOf(one.id).map(own => own.shelf)).length >= 3, 2)
  const shelved = [copiesOf(spread.id), copiesOf(spread.id).filter(one => one.status !== 'missing'), copiesOf(spread.id).filter(one => one.status === 'available')].filter(rows => rows.length > 0) // oxfmt-ignore
  ask('join', `On which shelves do the copies of ${spread.title} belong?`, eachReading(shelved, rows => gold.either(gold.set(rows, { shows: one => [one.shelf] }), values(rows, one => one.shelf, gold.spelled)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { scorelibrary, today }: Facts): void {
  const { sheetScores, sheetCopies, sheetReaders, sheetLoans } = scorelibrary
  const asked = person(sheetReaders, one => one.readerType === 'teacher', 3)
  ask('lookup', `What is ${nameOf(asked)}'s email address?`, told(asked, asked.email, 'email'))
  const score = pick.nth(sheetScores, one => one.category === 'opera', 1)
  ask('lookup', `Who publishes our edition of ${score.title}?`, told(score, score.publisher, 'publisher'))
  const loan = pick.nth(sheetLoans, one => one.status === 'active' && one.renewals === 1 && one.dueOn > today, 2)
  const { barcode } = pick.find(sheetCopies, loan.copyId)
  ask('lookup', `When does copy ${barcode} have to be back?`, told(loan, pick.dayAs(loan.dueOn), 'dueOn'))
}

function date({ ask }: Builder, { scorelibrary, today, day }: Facts): void {
  const { sheetReaders, sheetLoans } = scorelibrary
  const out = sheetLoans.filter(one => one.status === 'active')
  ask(
    'date',
    'Which loans are due back in the next 7 days?',
    pick.setWithin(out, one => one.dueOn, today, day(7)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans did we make in ${pick.monthName(month)}?`, gold.count(sheetLoans.filter(one => pick.month(one.borrowedOn) === month).length)) // oxfmt-ignore
  const before = sheetReaders.filter(one => one.cardExpiresOn < day(45))
  const readings = [before, before.filter(one => one.cardExpiresOn >= today), before.filter(one => one.status === 'active'), before.filter(one => one.status !== 'expired')] // oxfmt-ignore
  ask('date', `Whose library card runs out before ${pick.dayName(day(45))}?`, eachReading(readings, rows => gold.set(rows))) // oxfmt-ignore
}
