import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins, once } from '../set-ap/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'
import { films, held } from './filmlibrary-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the film museum's library, changes, and what cannot be answered. */
export function talkFilmlibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { filmlibrary }: Facts): void {
  const { kinoCopies, kinoFilms, kinoLoans, kinoMembers } = filmlibrary
  const own = kinoFilms.filter(one => one.directorId === 13)
  const oldest = own.toSorted((one, other) => one.releaseYear - other.releaseYear)[0]!
  const formats = once(kinoCopies.filter(one => one.filmId === oldest.id).map(one => one.format))
  talk(
    'followup',
    ['What do we have by Masako Hirayama?', films(own)],
    ['Which of these is the oldest?', gold.smallest(own, one => one.releaseYear)],
    ['Do we have that one on Blu-ray?', gold.yes(formats.includes('BluRay'))],
  )
  const late = kinoLoans.filter(one => one.status === 'Overdue')
  const latest = gold.smallest(late, one => one.dueOn)
  const borrower = pick.find(kinoMembers, (latest.items[0] as (typeof late)[number]).memberId)
  talk(
    'followup',
    ['How many loans are overdue right now?', gold.count(late.length)],
    ['Who has had theirs overdue the longest?', whose(latest, (one: (typeof late)[number]) => pick.find(kinoMembers, one.memberId), one => nameOf(pick.find(kinoMembers, one.memberId)))], // oxfmt-ignore
    ['What is their phone number?', told(borrower, borrower.phone!, 'phone')],
  )
  const clubs = kinoMembers.filter(one => one.membershipType === 'FilmClub')
  const local = clubs.filter(one => one.city === 'Antwerp')
  const lent = kinoLoans.filter(one => local.some(club => club.id === one.memberId))
  const named = (rows: typeof clubs) => gold.either(gold.set(rows), gold.set(rows.map(one => one.organization!)))
  talk(
    'followup',
    ['Which film clubs are members here?', named(clubs)],
    ['Just the ones in Antwerp', named(local)],
    ['How many loans have those had altogether?', gold.count(lent.length)],
  )
}

function write({ ask, talk }: Builder, { filmlibrary, today }: Facts): void {
  const { kinoCopies, kinoFilms, kinoLoans, kinoScreenings } = filmlibrary
  ask('write', 'Please sign up a new member: Roos Vandamme from Leuven, roos.vandamme@example.com, phone +32 470 55 01 23, on a student membership.', gold.created('filmlibrary.kinoMembers', { firstName: 'Roos', lastName: 'Vandamme', email: 'roos.vandamme@example.com', phone: '+32 470 55 01 23', city: 'Leuven', membershipType: 'Student' })) // oxfmt-ignore
  const mended = pick.nth(kinoCopies, one => one.status === 'InRepair', 3)
  ask('write', `Copy ${mended.inventoryNumber} is back from repair, set it to available.`, gold.updated('filmlibrary.kinoCopies', mended, { status: 'Available' })) // oxfmt-ignore
  const back = pick.nth(kinoLoans, one => one.status === 'OnLoan', 2)
  const returned = gold.updated('filmlibrary.kinoLoans', back, { status: 'Returned', returnedOn: today })
  const shelved = gold.updated('filmlibrary.kinoCopies', { id: back.copyId }, { status: 'Available' })
  ask('write', `Loan ${back.loanNumber} has just come back, please register the return.`, { ...returned, update: [...returned.update, ...shelved.update] }) // oxfmt-ignore
  const isAlone = (one: { filmId: number }) => kinoScreenings.filter(other => other.filmId === one.filmId).length === 1
  const planned = pick.nth(kinoScreenings, one => one.status === 'Scheduled' && isAlone(one), 4)
  talk(
    'write',
    [`Please cancel the screening of ${pick.find(kinoFilms, planned.filmId).title} on ${pick.dayName(planned.startsAt.slice(0, 10))}, but check with me before you do.`, gold.pending()], // oxfmt-ignore
    ['Yes, cancel it.', gold.updated('filmlibrary.kinoScreenings', planned, { status: 'Cancelled' })],
  )
}

function decline({ ask }: Builder, { filmlibrary }: Facts): void {
  const { kinoFilms, kinoMembers } = filmlibrary
  ask('missing', `Which actors play in ${pick.nth(kinoFilms, one => one.genre === 'Western', 1).title}?`, unknown())
  ask('unknown', 'Who directed The Marzipan Lighthouse?', unknown())
  const twins = pick.rank(kinoMembers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the phone number of ${twins.key}?`, gold.either(ofTwins(twins.rows, one => one.phone!, 'phone'), ...twins.rows.map(one => told(one, one.phone!, 'phone')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { filmlibrary }: Facts): void {
  const { kinoCopies, kinoFilms } = filmlibrary
  ask('smalltalk', "That's all for today, thank you and have a nice evening!", gold.smalltalk())
  ask('browser', 'Open the website of the museum and click on Buy tickets', refusesPages())
  ask('casual', 'hiya which copys r in repair atm', gold.set(kinoCopies.filter(one => one.status === 'InRepair')))
  const restored = kinoFilms.filter(one => one.restoredYear !== null)
  ask('multi', 'How many films are in the catalogue and how many of them have been restored?', gold.figures(gold.count(kinoFilms.length), gold.count(restored.length))) // oxfmt-ignore
  ask('complete', 'I need the complete list of DVDs, every single one.', held(kinoCopies.filter(one => one.format === 'Dvd'), rows => gold.set(rows))) // oxfmt-ignore
}
