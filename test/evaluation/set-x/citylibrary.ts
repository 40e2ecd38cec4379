import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { apart, champion, cut, nameOf, nth, person, quarterName, sizes, spoken, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkCitylibrary } from './citylibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set X over the city library. */
export function askCitylibrary(facts: Facts): Question[] {
  const builder = createQuestions('x', 'citylibrary')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCitylibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { citylibrary }: Facts): void {
  const { authors, titles, copies, members, loans } = citylibrary
  const country = nth(authors, one => one.country, 3)
  ask('list', `List the authors from ${country}.`, gold.set(authors.filter(one => one.country === country)))
  ask(
    'list',
    'Which languages do we have titles in?',
    values(titles, one => one.language, gold.spelled),
  )
  ask('list', 'Show me all overdue loans.', gold.set(loans.filter(one => one.status === 'overdue')))
  ask('filter', 'Which poetry titles are for teens?', gold.set(titles.filter(one => one.genre === 'poetry' && one.ageGroup === 'teen'))) // oxfmt-ignore
  const branch = nth(copies, one => one.branch, 1)
  ask('filter', `Damaged copies at the ${spoken(branch)} branch`, gold.set(copies.filter(one => one.branch === branch && one.condition === 'damaged'))) // oxfmt-ignore
  const language = nth(titles, one => one.language, 2)
  ask('filter', `Find crime or fantasy titles in ${language}.`, gold.set(titles.filter(one => ['crime', 'fantasy'].includes(one.genre) && one.language === language))) // oxfmt-ignore
  ask('filter', 'For which titles do we not know the number of pages?', gold.set(titles.filter(one => one.pages === null))) // oxfmt-ignore
  ask('filter', 'Which student members are not active?', gold.set(members.filter(one => one.memberType === 'student' && one.status !== 'active'))) // oxfmt-ignore
}

function number({ ask }: Builder, { citylibrary }: Facts): void {
  const { titles, copies, members, loans } = citylibrary
  ask('count', 'How many titles are in the catalogue?', gold.count(titles.length))
  ask('count', 'How many copies are missing?', gold.count(copies.filter(one => one.status === 'missing').length))
  const home = nth(members, one => one.homeBranch, 1)
  ask('count', `How many members have ${spoken(home)} as their home branch?`, gold.count(members.filter(one => one.homeBranch === home).length)) // oxfmt-ignore
  ask(
    'top',
    'Which title has the most pages?',
    gold.largest(titles, one => one.pages),
  )
  ask('top', 'What are the five oldest titles by year of publication?', gold.ordered(titles, one => one.publishedYear, { count: 5, up: true })) // oxfmt-ignore
  ask('top', 'Which branch has the fewest copies?', gold.text(apart(pick.rank(copies, one => one.branch).at(-1)!.key)))
  const unpaid = loans.filter(one => one.fineStatus === 'unpaid')
  ask('aggregate', 'What is the total of all unpaid fines?', gold.money(pick.sum(unpaid, one => one.fineAmount)))
  ask('aggregate', 'What is the median price of our copies?', gold.money(pick.median(copies, one => one.price)))
  const out = copies.filter(one => one.status === 'on_loan')
  ask('aggregate', 'What percentage of the copies is on loan?', gold.percent(pick.ratio(out.length, copies.length)))
  ask('group', 'How many titles do we have per genre?', gold.map(sizes(titles, one => one.genre)))
  const typeOf = (id: number) => pick.find(members, id).memberType
  ask('group', 'Count the loans by type of member.', gold.map(sizes(loans, one => typeOf(one.memberId))))
}

function compare({ ask }: Builder, { citylibrary }: Facts): void {
  const { authors, titles } = citylibrary
  const [old, young] = [authors.toSorted((one, other) => one.birthYear - other.birthYear)[4]!, authors.toSorted((one, other) => other.birthYear - one.birthYear)[6]!] // oxfmt-ignore
  ask('compare', `Who was born earlier, ${young.name} or ${old.name}?`, called(old, old.name))
  const length = (genre: string) => pick.mean(titles.filter(one => one.genre === genre), one => one.pages) // oxfmt-ignore
  ask('compare', 'Are crime titles longer than science titles on average?', gold.yes(length('crime') > length('science'))) // oxfmt-ignore
}

function join({ ask }: Builder, { citylibrary }: Facts): void {
  const { authors, titles, copies, members, loans, reservations } = citylibrary
  const works = pick.sized(titles, one => one.authorId, 3, 6)
  ask('join', `Which titles did ${pick.find(authors, works.key).name} write?`, gold.set(works.rows))
  const shared = pick.sized(copies, one => one.titleId, 3, 4, 2)
  ask('join', `Which branches have a copy of ${pick.find(titles, shared.key).title}?`, values(shared.rows, one => one.branch)) // oxfmt-ignore
  const debtors = pick.distinct(loans.filter(one => one.fineStatus === 'unpaid').map(one => one.memberId))
  ask('join', 'Which members have an unpaid fine?', gold.set(debtors.map(id => pick.find(members, id))))
  const titleOf = (id: number) => pick.find(titles, pick.find(copies, id).titleId)
  const borrower = person(members, one => loans.filter(own => own.memberId === one.id && own.status !== 'returned').length > 1) // oxfmt-ignore
  const held = loans.filter(one => one.memberId === borrower.id && one.status !== 'returned')
  ask('join', `Which titles does ${nameOf(borrower)} have on loan right now?`, gold.either(gold.set(held.map(one => titleOf(one.copyId))), gold.set(held.map(one => titleOf(one.copyId).title)))) // oxfmt-ignore
  ask('join', 'Which title has been borrowed most often?', champion(titles, one => loans.filter(own => titleOf(own.copyId).id === one.id).length, one => one.title)) // oxfmt-ignore
  ask('join', 'What are the e-mail addresses of the members whose reservation is ready?', pickups(reservations.filter(one => one.status === 'ready'), members)) // oxfmt-ignore
}

type Library = Facts['citylibrary']
/** The members who can fetch something, or their addresses. */
function pickups(ready: Library['reservations'], members: Library['members']): gold.Gold {
  const own = pick.distinct(ready.map(one => pick.find(members, one.memberId)))
  return gold.either(gold.set(own, { shows: one => [one.email] }), gold.set(own.map(one => one.email)))
}

function lookup({ ask }: Builder, { citylibrary }: Facts): void {
  const { titles, members } = citylibrary
  const caller = person(members, one => one.phone !== null, 25)
  ask('lookup', `What is the phone number of ${nameOf(caller)}?`, gold.text(caller.phone!, 'phone'))
  ask('lookup', `Look up the title with the ISBN ${titles[88]!.isbn}.`, gold.record(titles[88]!))
  ask('lookup', `When does the membership with card number ${members[61]!.cardNumber} expire?`, gold.text(pick.dayAs(members[61]!.expiresOn), 'expiresOn')) // oxfmt-ignore
  const typed = pick.nth(titles, one => one.pages !== null && pick.misspell(one.title) !== one.title, 30)
  ask('lookup', `How many pages has ${pick.misspell(typed.title)}?`, gold.count(typed.pages!, { field: 'pages' }))
}

function date({ ask }: Builder, { citylibrary, day }: Facts): void {
  const { titles, copies, loans } = citylibrary
  const open = loans.filter(one => one.status === 'active')
  ask('date', 'Which loans are due in the next 7 days?', gold.either(pick.setWithin(open, one => one.dueOn, day(0), day(7)), pick.setWithin(loans, one => one.dueOn, day(0), day(7)))) // oxfmt-ignore
  const month = nth(loans, one => pick.month(one.loanedOn)!, 2)
  ask('date', `How many loans were made in ${pick.monthName(month)}?`, gold.count(loans.filter(one => pick.month(one.loanedOn) === month).length)) // oxfmt-ignore
  const quarter = nth(copies, one => pick.quarter(one.acquiredOn)!, 3)
  ask('date', `What did we spend on copies acquired in ${quarterName(quarter)}?`, gold.money(pick.sum(copies.filter(one => pick.quarter(one.acquiredOn) === quarter), one => one.price))) // oxfmt-ignore
  const year = pick.year(day(0))!
  ask('date', 'How many titles have been added to the catalogue this year?', gold.count(titles.filter(one => pick.year(one.addedOn) === year).length)) // oxfmt-ignore
  const pages = cut(titles, one => one.pages, 0.9)
  ask('threshold', `Which titles have more than ${pages} pages?`, gold.set(titles.filter(one => one.pages !== null && one.pages > pages))) // oxfmt-ignore
  ask('threshold', 'Loans with a fine of more than £1', gold.set(loans.filter(one => one.fineAmount !== null && one.fineAmount > 1))) // oxfmt-ignore
}
