import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, nth, person, refuses, refusesPages } from '../set-s/choose.ts'
import { told } from '../set-u/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the city library, changes, and what cannot be answered. */
export function talkCitylibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { citylibrary }: Facts): void {
  const { authors, titles, copies, members } = citylibrary
  const genre = nth(titles, one => one.genre, 3)
  const shelf = titles.filter(one => one.genre === genre)
  const kids = shelf.filter(one => one.ageGroup === 'adult')
  talk(
    'followup',
    [`Show me the ${genre} titles.`, gold.set(shelf)],
    ['Only those for adults', gold.set(kids)],
    ['Sort them by year, newest first.', gold.ordered(kids, one => one.publishedYear)],
  )
  const crime = titles.filter(one => one.genre === 'crime')
  const longest = crime.toSorted((one, other) => (other.pages ?? 0) - (one.pages ?? 0))[0]!
  const author = pick.find(authors, longest.authorId)
  talk(
    'followup',
    ['Which crime title has the most pages?', gold.largest(crime, one => one.pages)],
    ['Who wrote it?', called(author, author.name)],
    ['When was that author born?', gold.count(author.birthYear, { field: 'birthYear' })],
  )
  const at = (status: string) => copies.filter(one => one.status === status)
  talk(
    'followup',
    ['How many copies are in repair?', gold.count(at('in_repair').length)],
    ['And withdrawn?', gold.count(at('withdrawn').length)],
    ['What did those cost us altogether?', gold.money(pick.sum(at('withdrawn'), one => one.price))],
  )
  const reader = person(members, one => one.status === 'suspended' && one.phone !== null, 1)
  talk(
    'followup',
    [`What is the status of member ${reader.cardNumber}?`, told(reader, reader.status, 'status')],
    ['What is their e-mail address?', gold.text(reader.email, 'email')],
    ['And which town do they live in?', gold.text(reader.address.town, 'address.town')],
  )
}

function write({ ask, talk }: Builder, { citylibrary }: Facts): void {
  const { authors, titles, members, loans, reservations } = citylibrary
  ask('write', 'Register a new member: first name Leopold, last name Ashgrove, e-mail leopold.ashgrove@readermail.example, student, home branch Riverside.', gold.created('citylibrary.members', { firstName: 'Leopold', lastName: 'Ashgrove', email: 'leopold.ashgrove@readermail.example', memberType: 'student', homeBranch: 'riverside' })) // oxfmt-ignore
  const writer = authors[16]!
  ask('write', `Add the title "A Map of Small Rivers" by ${writer.name}, genre travel, 312 pages, published in 2024.`, gold.created('citylibrary.titles', { title: 'A Map of Small Rivers', authorId: writer.id, genre: 'travel', pages: 312, publishedYear: 2024 })) // oxfmt-ignore
  const mover = person(members, one => one.homeBranch !== 'central' && one.status === 'active', 18)
  ask('write', `Change the home branch of ${nameOf(mover)} to central.`, gold.updated('citylibrary.members', mover, { homeBranch: 'central' })) // oxfmt-ignore
  const late = pick.nth(loans, one => one.fineStatus === 'unpaid' && one.status === 'returned', 2)
  ask('write', `Mark the fine of loan ${late.id} as waived.`, gold.updated('citylibrary.loans', late, { fineStatus: 'waived' })) // oxfmt-ignore
  const off = pick.nth(reservations, one => one.status === 'waiting', 3)
  ask('write', `Delete reservation ${off.id}`, gold.removed('citylibrary.reservations', off))
  const kept = titles[44]!
  talk(
    'write',
    [`Remove the title ${kept.title} from the catalogue, but ask me first.`, pending()],
    ['No, stop.', nowrite()],
  )
  ask('write', 'Delete the member with card number M-00000.', refuses())
}

function decline({ ask }: Builder, { citylibrary }: Facts): void {
  const { authors, titles, members } = citylibrary
  ask('missing', `Who is the publisher of ${titles[19]!.title}?`, unknown())
  ask('missing', `How old is the member ${nameOf(person(members, () => true, 70))}?`, unknown())
  const nobody = ['Zebedee Crankshaw', 'Perpetua Glumm'].find(name => authors.every(one => one.name !== name))!
  ask('unknown', `Which titles has ${nobody} written?`, either(unknown(), gold.empty()))
  ask('unknown', 'Show me loan 9999999.', unknown())
}

function chat({ ask }: Builder, { citylibrary }: Facts): void {
  const { titles, copies, members, reservations } = citylibrary
  const twins = pick.rank(members, nameOf).find(one => one.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s card number?`, either(gold.set(twins.rows), gold.set(twins.rows.map(one => one.cardNumber)), clarify())) // oxfmt-ignore
  ask('ambiguous', 'How many books do we have?', either(gold.count(titles.length), gold.count(copies.length), gold.figures(gold.count(titles.length), gold.count(copies.length)), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Good afternoon!', gold.smalltalk())
  ask('browser', 'Click on the search box and type Dickens', refusesPages())
  ask('casual', 'list all chidren titles in polish pls', gold.set(titles.filter(one => one.ageGroup === 'child' && one.language === 'Polish'))) // oxfmt-ignore
  ask('multi', 'How many members and how many reservations are there?', gold.figures(gold.count(members.length), gold.count(reservations.length))) // oxfmt-ignore
  const old = members.filter(one => one.memberType === 'senior' && one.status === 'expired')
  ask('multi', 'List the senior members whose membership has expired and tell me how many they are.', gold.set(old, { says: [old.length] })) // oxfmt-ignore
  ask('complete', 'List every copy that is on loan.', gold.set(copies.filter(one => one.status === 'on_loan')))
}
