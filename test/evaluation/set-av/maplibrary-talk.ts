import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the map library, changes, and what cannot be answered. */
export function talkMaplibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { maplibrary }: Facts): void {
  const { mapItems, mapLoans, mapMembers, mapReservations } = maplibrary
  const south = mapItems.filter(one => one.region === 'south_america')
  const books = south.filter(one => one.itemType === 'book')
  talk(
    'followup',
    ['What have we got on South America?', gold.set(south)],
    ['Only the books, please', gold.set(books)],
    ['Which of those is the newest?', gold.largest(books, one => one.publishedYear)],
  )
  const loan = pick.nth(mapLoans, one => one.returnedAt === null && one.renewals === 1, 2)
  const borrower = pick.find(mapMembers, loan.memberId)
  talk(
    'followup',
    [`Who has loan ${loan.loanNumber}?`, toldPerson(borrower)],
    ['When do they have to bring it back?', told(loan, pick.dayAs(loan.dueOn), 'dueOn')],
    ['And what is their e-mail address?', told(borrower, borrower.email, 'email')],
  )
  const at = (status: string) => mapReservations.filter(one => one.status === status)
  const ready = at('ready_for_pickup')
  talk(
    'followup',
    ['How many reservations are still waiting?', gold.count(at('waiting').length)],
    ['And how many are ready for pickup?', gold.count(ready.length)],
    ['Who are those for?', gold.set(pick.distinct(ready.map(one => pick.find(mapMembers, one.memberId))))],
  )
}

function write({ ask, talk }: Builder, { maplibrary }: Facts): void {
  const { mapItems, mapCopies, mapMembers, mapBookings, mapReservations } = maplibrary
  ask('write', 'Please sign up a new member: Ottoline Marchbanks, ottoline.marchbanks@example.com, lives in Skelby, student membership.', gold.created('maplibrary.mapMembers', { firstName: 'Ottoline', lastName: 'Marchbanks', email: 'ottoline.marchbanks@example.com', town: 'Skelby', membershipLevel: 'student' })) // oxfmt-ignore
  const copy = pick.nth(mapCopies, one => one.condition === 'worn' && one.status === 'available', 4)
  ask('write', `Copy ${copy.barcode} has got worse, set its condition to fragile.`, gold.updated('maplibrary.mapCopies', copy, { condition: 'fragile' })) // oxfmt-ignore
  const wanted = pick.nth(mapItems, one => one.itemType === 'book' && one.region === 'asia', 1)
  const member = person(mapMembers, one => one.status === 'active' && mapReservations.every(own => own.memberId !== one.id || own.item.id !== wanted.id), 20) // oxfmt-ignore
  ask('write', `Reserve ${wanted.title} for ${nameOf(member)}`, gold.created('maplibrary.mapReservations', { item: { id: wanted.id }, memberId: member.id, status: 'waiting' })) // oxfmt-ignore
  const booking = pick.nth(mapBookings, one => one.status === 'confirmed', 3)
  talk(
    'write',
    [`I want to delete reading room booking ${booking.reference}. Check with me before you do it.`, gold.pending()],
    ['Yes, do it.', gold.removed('maplibrary.mapBookings', booking)],
  )
}

function decline({ ask }: Builder, { maplibrary }: Facts): void {
  const { mapCopies, mapMembers } = maplibrary
  const copy = pick.nth(mapCopies, one => one.purchasePrice !== null && one.location === 'strongroom', 1)
  ask('missing', `Which dealer did we buy copy ${copy.barcode} from?`, gold.unknown())
  ask('unknown', 'What is the shelfmark of The Drowned Villages of Quillbrook?', gold.unknown())
  const twins = pick.rank(mapMembers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which town does ${twins.key} live in?`, gold.either(ofTwins(twins.rows, one => one.town, 'town'), ...twins.rows.map(one => told(one, one.town)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { maplibrary }: Facts): void {
  const { mapMembers } = maplibrary
  ask('smalltalk', 'Lovely, thank you, that is all for this morning', gold.smalltalk())
  ask('browser', 'Go to the website of the map publisher and click on the order button', refusesPages())
  const called = person(mapMembers, one => one.phone !== null && one.status === 'active', 12)
  ask('casual', `hiya whats the phone number of ${pick.misspell(nameOf(called))} pls`, told(called, called.phone!, 'phone')) // oxfmt-ignore
}
