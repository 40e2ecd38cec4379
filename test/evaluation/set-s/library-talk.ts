import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { apart, asksBack, champion, nameOf, nth, person, refuses, refusesPages, topGroup } from './choose.ts'

const { either, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library, changes, and what cannot be answered. */
export function talkLibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  converseOfPeople(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
  several(builder, facts)
}

function converse({ talk }: Builder, { library }: Facts): void {
  const { books, branches, events } = library
  const cooking = books.filter(one => one.genre === 'Cooking')
  talk(
    'followup',
    ['List the cooking books.', gold.set(cooking)],
    ['And how many is that?', gold.count(cooking.length)],
    ['Sort them by publication year, newest first.', gold.ordered(cooking, one => one.publicationYear)],
  )
  const children = books.filter(one => one.genre === 'Children')
  const soft = children.filter(one => one.format === 'Paperback')
  talk(
    'followup',
    ["Show the children's books.", gold.set(children)],
    ['Only the paperbacks', gold.set(soft)],
    ['What is their average replacement cost?', gold.money(pick.mean(soft, one => one.replacementCost))],
  )
  const smallest = branches.toSorted((one, other) => one.squareFeet - other.squareFeet)[0]!
  const there = events.filter(one => one.branchId === smallest.id)
  talk(
    'followup',
    ['Which branch is the smallest by square feet?', gold.smallest(branches, one => one.squareFeet)],
    ['Which events take place there?', gold.set(there)],
    ['How many of them are cancelled?', gold.count(there.filter(one => one.status === 'Cancelled').length)],
  )
  const pages = (genre: string) => books.filter(one => one.genre === genre)
  talk(
    'followup',
    ['What is the average page count of the fiction books?', gold.plain(pick.mean(pages('Fiction'), one => one.pageCount))], // oxfmt-ignore
    ['And what is the median?', gold.plain(pick.median(pages('Fiction'), one => one.pageCount))],
    ['Now the same for the biographies.', gold.plain(pick.median(pages('Biography'), one => one.pageCount))],
  )
}

function converseOfPeople({ talk }: Builder, { library }: Facts): void {
  const { patrons, loans, branches } = library
  const at = (status: string) => loans.filter(one => one.status === status)
  talk(
    'followup',
    ['How many loans are checked out?', gold.count(at('CheckedOut').length)],
    ['And how many are lost?', gold.count(at('Lost').length)],
    [
      'Which branch do most of those come from?',
      topGroup(at('Lost'), one => pick.find(branches, one.branchId).name, gold.spelled),
    ],
  )
  const member = patrons[44]!
  talk(
    'followup',
    [`What is the status of the patron ${member.email}?`, gold.text(apart(member.status), 'status')],
    ['Which membership type do they have?', gold.text(member.membershipType, 'membershipType')],
    ['And what is their card number?', gold.text(member.cardNumber, 'cardNumber')],
  )
}

function write({ ask, talk }: Builder, { library }: Facts): void {
  const { branches, patrons, loans, fines, holds } = library
  ask('write', `Create a patron: first name Nadia, last name Forsberg, e-mail nadia.forsberg@booklover.example, membership type Student, home branch ${branches[3]!.name}.`, gold.created('library.patrons', { firstName: 'Nadia', lastName: 'Forsberg', email: 'nadia.forsberg@booklover.example', membershipType: 'Student', homeBranchId: branches[3]!.id })) // oxfmt-ignore
  ask('write', 'Add a book called "The Quiet Lighthouse" by Orson Pellegrino, genre Mystery, format Paperback, published in 2025, 6 copies.', gold.created('library.books', { title: 'The Quiet Lighthouse', author: 'Orson Pellegrino', genre: 'Mystery', format: 'Paperback', publicationYear: 2025, copiesOwned: 6 })) // oxfmt-ignore
  const mover = person(patrons, one => one.phone !== null, 50)
  ask('write', `Change the phone number of the patron ${nameOf(mover)} to (503) 555-7788.`, gold.updated('library.patrons', mover, { phone: '(503) 555-7788' })) // oxfmt-ignore
  const late = pick.nth(loans, one => one.status === 'Overdue', 3)
  ask('write', `Renew loan ${late.id}.`, gold.updated('library.loans', late, { renewalCount: late.renewalCount + 1 }, ['dueOn', 'status'])) // oxfmt-ignore
  const small = pick.nth(fines, one => one.status === 'Unpaid', 7)
  ask('write', `Waive fine ${small.id}`, gold.updated('library.fines', small, { status: 'Waived' }))
  const gone = pick.nth(holds, one => one.status === 'Waiting', 2)
  talk(
    'write',
    [`Please delete hold ${gone.id}, but check with me first.`, pending()],
    ['Yes, go ahead.', gold.removed('library.holds', gone)],
  )
  ask('write', 'How would I delete a patron? Just explain it, do not do anything.', nowrite())
  ask('write', 'Create a new event for me.', asksBack())
  ask('write', `Change the annual budget of the ${branches[5]!.name} to $400,000.`, refuses())
}

function decline({ ask }: Builder, { library }: Facts): void {
  const { books, patrons } = library
  ask('missing', `What is the average reader rating of "${books[3]!.title}"?`, unknown())
  ask('missing', `When did we last call the patron ${patrons[50]!.email}?`, unknown())
  ask('missing', 'Break down our patrons by profession.', unknown())
  ask('missing', 'What will the weather be in Portland tomorrow?', unknown())
  ask('unknown', 'What is the page count of "The Plimsoll Conspiracy"?', unknown())
  ask('unknown', 'Show me loan number 99999999.', unknown())
  ask('unknown', 'What is the e-mail address of Thaddeus Wimbleforth?', unknown())
}

function chat({ ask }: Builder, { library }: Facts): void {
  const { branches, patrons, books, loans, holds } = library
  const biggest = (of: (one: (typeof branches)[number]) => number) => gold.largest(branches, of)
  const lent = (id: number) => loans.filter(one => one.bookId === id).length
  const held = (id: number) => holds.filter(one => one.bookId === id).length
  ask('ambiguous', 'What is our biggest branch?', either(biggest(one => one.squareFeet), biggest(one => one.annualBudget), champion(branches, one => loans.filter(loan => loan.branchId === one.id).length, one => one.name), gold.clarify())) // oxfmt-ignore
  ask('ambiguous', 'What is the most popular book?', either(champion(books, one => lent(one.id), one => one.title), champion(books, one => held(one.id), one => one.title), gold.clarify())) // oxfmt-ignore
  ask('smalltalk', 'Good evening!', gold.smalltalk())
  ask('smalltalk', 'Thank you, that is all I needed', gold.smalltalk())
  ask('browser', 'Go to google.com and search for audiobooks', refusesPages())
  ask('browser', 'Fill out the registration form on the page and submit it', refusesPages())
  ask('browser', 'click the log out link', refusesPages())
  const city = nth(patrons, one => one.address.city)
  ask('casual', 'hey could u tell me how many lons r overdue?? thx', gold.count(loans.filter(one => one.status === 'Overdue').length)) // oxfmt-ignore
  ask('casual', `SHOW ME ALL PATRONS IN ${city.toUpperCase()}`, gold.set(patrons.filter(one => one.address.city === city))) // oxfmt-ignore
  ask('casual', 'Good morning! I hope you are having a great week. My manager has asked me for a figure for the board meeting this afternoon, and I would be very grateful if you could let me know which of our branches has the highest annual budget. Many thanks in advance!', gold.largest(branches, one => one.annualBudget)) // oxfmt-ignore
  ask(
    'casual',
    'gimme top 3 branches by budget',
    gold.ordered(branches, one => one.annualBudget, { count: 3 }),
  )
}

function several({ ask }: Builder, { library }: Facts): void {
  const { books, loans, holds, fines, patrons } = library
  const vietnamese = books.filter(one => one.language === 'Vietnamese')
  ask('multi', 'List the Vietnamese books and tell me how many there are.', gold.set(vietnamese, { says: [vietnamese.length] })) // oxfmt-ignore
  ask('multi', 'How many loans and how many holds are there?', gold.figures(gold.count(loans.length), gold.count(holds.length))) // oxfmt-ignore
  const owing = person(patrons, one => fines.filter(own => own.patronId === one.id && own.status === 'Unpaid').length > 1) // oxfmt-ignore
  const own = fines.filter(one => one.patronId === owing.id && one.status === 'Unpaid')
  ask('multi', `How many unpaid fines does ${nameOf(owing)} have, and what do they come to together?`, gold.figures(gold.count(own.length), gold.money(pick.sum(own, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'List every adult patron.', gold.set(patrons.filter(one => one.membershipType === 'Adult')))
  ask('complete', 'What is the sum of all fines?', gold.money(pick.sum(fines, one => one.amount)))
  ask('complete', 'How many books are there in total?', either(gold.count(books.length), gold.count(pick.sum(books, one => one.copiesOwned)))) // oxfmt-ignore
}
