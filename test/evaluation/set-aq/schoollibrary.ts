import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, sizes } from '../set-s/choose.ts'
import { rowsOr } from './readings.ts'
import { talkSchoollibrary } from './schoollibrary-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set AQ over the library of the school. */
export function askSchoollibrary(facts: Facts): Question[] {
  const builder = createQuestions('aq', 'schoollibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSchoollibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { schoollibrary }: Facts): void {
  const { schoolBooks, schoolReaders, schoolWishes } = schoollibrary
  ask('list', 'Show me all the suggestions our readers have made.', gold.set(schoolWishes))
  const { key: poet, rows: poems } = pick.sized(schoolBooks.filter(one => one.section === 'POETRY'), one => one.author, 2, 5, 1) // oxfmt-ignore
  ask('filter', `Which poetry books do we have by ${poet}?`, gold.set(poems))
  ask('filter', 'Which readers are blocked at the moment?', gold.set(schoolReaders.filter(one => one.blocked)))
  ask('threshold', 'Which books have a reading age of at least 15?', gold.set(schoolBooks.filter(one => one.readingAge >= 15))) // oxfmt-ignore
}

function number({ ask }: Builder, { schoollibrary }: Facts): void {
  const { schoolBooks, schoolLoans, schoolReaders, schoolWishes } = schoollibrary
  ask('count', 'How many teachers are registered with the library?', gold.count(schoolReaders.filter(one => one.role === 'TEACHER').length)) // oxfmt-ignore
  const lent = (bookId: number) => schoolLoans.filter(one => one.bookId === bookId).length
  ask(
    'top',
    'What are our 3 most borrowed books?',
    gold.ordered(schoolBooks, one => lent(one.id), { count: 3 }),
  )
  const comics = schoolBooks.filter(one => one.section === 'GRAPHIC_NOVELS')
  ask('aggregate', 'How many pages does a graphic novel have on average?', gold.plain(pick.mean(comics, one => one.pages))) // oxfmt-ignore
  const wanted = schoolWishes.filter(one => one.state === 'APPROVED')
  ask('aggregate', 'What will the approved suggestions cost us altogether?', gold.money(pick.sum(wanted, one => one.price))) // oxfmt-ignore
  const owned = [...sizes(schoolBooks, one => one.section)].map(([name]): [gold.Spelled, number] => [name, pick.sum(schoolBooks.filter(one => one.section === name.alternatives[0]), one => one.copies.owned)]) // oxfmt-ignore
  ask('group', 'How many books are there in each section?', either(gold.map(sizes(schoolBooks, one => one.section)), gold.map(owned))) // oxfmt-ignore
  const by = (form: string) => schoolLoans.filter(one => pick.find(schoolReaders, one.readerId).form === form).length
  ask('compare', 'Who has borrowed more books, form 9A or form 9B?', gold.text(by('9A') > by('9B') ? '9A' : '9B'))
}

function join({ ask }: Builder, { schoollibrary, today }: Facts): void {
  const { schoolBooks, schoolHolds, schoolLoans, schoolReaders } = schoollibrary
  type Loan = (typeof schoolLoans)[number]
  const bookOf = (one: { bookId: number }) => pick.find(schoolBooks, one.bookId)
  const readerOf = (one: { readerId: number }) => pick.find(schoolReaders, one.readerId)
  const out = schoolLoans.filter(one => one.returnedOn === null)
  const has = (rows: Loan[], id: number) => rows.filter(one => one.readerId === id)
  const reading = person(schoolReaders, one => has(out, one.id).length > 0 && has(schoolLoans, one.id).length > has(out, one.id).length, 3) // oxfmt-ignore
  ask('join', `What does ${nameOf(reading)} have on loan right now?`, rowsOr(has(out, reading.id), bookOf))
  ask('join', 'Who has overdue books?', rowsOr(out.filter(one => one.dueBack < today), readerOf)) // oxfmt-ignore
  const spoilt = schoolLoans.filter(one => one.condition === 'DAMAGED' && bookOf(one).section === 'POETRY')
  ask('join', 'Which poetry books came back damaged?', rowsOr(spoilt, bookOf))
  const hold = pick.nth(schoolHolds, one => one.state === 'WAITING' && schoolHolds.every(two => two === one || two.bookId !== one.bookId), 3) // oxfmt-ignore
  ask('join', `Who is waiting for "${bookOf(hold).title}"?`, either(gold.record(readerOf(hold)), gold.text(nameOf(readerOf(hold))), gold.set([readerOf(hold)]), gold.set([hold]))) // oxfmt-ignore
  ask('lookup', `On which shelf do I find "${schoolBooks[34]!.title}"?`, told(schoolBooks[34]!, schoolBooks[34]!.shelf, 'shelf')) // oxfmt-ignore
  const isPlain = (one: Loan) => has(schoolLoans, one.readerId).filter(two => two.bookId === one.bookId).length === 1
  const isAlone = (one: Loan) => schoolReaders.filter(two => nameOf(two) === nameOf(readerOf(one))).length === 1
  const loan = pick.nth(out, one => one.dueBack > today && isPlain(one) && isAlone(one), 6) // oxfmt-ignore
  ask('lookup', `When does ${nameOf(readerOf(loan))} have to return "${bookOf(loan).title}"?`, told(loan, pick.dayAs(loan.dueBack), 'dueBack')) // oxfmt-ignore
}

function date({ ask }: Builder, { schoollibrary, today, day }: Facts): void {
  const { schoolBooks, schoolLoans } = schoollibrary
  const out = schoolLoans.filter(one => one.returnedOn === null)
  const bookOf = (one: { bookId: number }) => pick.find(schoolBooks, one.bookId)
  ask('date', 'Which loans that are still out are due back within the next 10 days?', either(...pick.within(out, one => one.dueBack, today, day(10)).map(rows => rowsOr(rows, bookOf)))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans were there in ${pick.monthName(month)}?`, gold.count(schoolLoans.filter(one => pick.month(one.lentOn) === month).length)) // oxfmt-ignore
}
