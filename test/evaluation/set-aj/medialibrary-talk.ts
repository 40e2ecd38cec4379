import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person } from '../set-s/choose.ts'
import { item } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the media library, changes, and what cannot be answered. */
export function talkMedialibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems, mediaLoans } = medialibrary
  const games = mediaItems.filter(one => one.creator === 'Moonleaf Games')
  const grown = games.filter(one => one.minimumAge >= 16)
  talk(
    'followup',
    ['Show me everything by Moonleaf Games.', gold.set(games)],
    ['How many titles is that?', gold.count(games.length)],
    ['Which of them have a minimum age of 16 or more?', grown.length > 0 ? gold.set(grown) : gold.empty()],
  )
  const own = (id: number) => mediaLoans.filter(one => one.memberId === id)
  const reader = person(
    libraryUsers,
    one =>
      own(one.id).length >= 3 &&
      own(one.id).length <= 6 &&
      new Set(own(one.id).map(loan => loan.borrowedOn)).size === own(one.id).length,
    6,
  )
  const last = gold.largest(own(reader.id), one => one.borrowedOn)
  const lastLoan = last.items[0] as (typeof mediaLoans)[number]
  talk(
    'followup',
    [`How many loans has ${nameOf(reader)} had?`, gold.count(own(reader.id).length)],
    ['Which one is the most recent?', either(last, gold.record(pick.find(mediaItems, lastLoan.itemId)))], // oxfmt-ignore
    ['When was it due?', told(lastLoan, pick.dayAs(lastLoan.dueOn), 'dueOn')],
  )
}

function write({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems, mediaReservations } = medialibrary
  const [film, reader] = [item(mediaItems, one => one.mediaType === 'film' && one.onLoan === one.copies, 1), person(libraryUsers, one => !one.blocked, 44)] // oxfmt-ignore
  ask('write', `Reserve ${film.title} for ${nameOf(reader)}, to be picked up at the Riverside branch.`, gold.created('medialibrary.mediaReservations', { itemId: film.id, memberId: reader.id, pickupBranch: 'Riverside' })) // oxfmt-ignore
  const barred = person(libraryUsers, one => one.blocked, 2)
  ask('write', `Please unblock the member ${nameOf(barred)}.`, gold.updated('medialibrary.libraryUsers', barred, { blocked: false })) // oxfmt-ignore
  const old = pick.nth(mediaReservations, one => one.status === 'cancelled', 4)
  ask('write', `Delete reservation ${old.id}.`, gold.removed('medialibrary.mediaReservations', old))
}

function decline({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems, mediaLoans } = medialibrary
  const film = item(mediaItems, one => one.mediaType === 'film', 9)
  ask('missing', `How many minutes long is the film ${film.title}?`, unknown())
  ask('unknown', 'What is the e-mail address of Barnaby Thistlewick?', unknown())
  const twins = pick.rank(libraryUsers, nameOf).find(group => group.rows.length > 1)!
  const ids = twins.rows.map(one => one.id)
  const loans = (some: number[]) => mediaLoans.filter(one => some.includes(one.memberId))
  const answers = [ids, ...ids.map(id => [id])].map(some => (loans(some).length > 0 ? gold.set(loans(some)) : gold.empty())) // oxfmt-ignore
  ask('ambiguous', `Show me the loans of ${twins.key}.`, either(clarify(), ...answers))
}

function chat({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems } = medialibrary
  ask('smalltalk', 'What can you do for me?', gold.smalltalk())
  ask('casual', 'how many vidoe games do we hav in total?', either(...gamesOf(mediaItems).map(total => gold.count(total)))) // oxfmt-ignore
  const years = mediaItems.map(one => one.releaseYear)
  ask('multi', 'What are the release years of our oldest and our newest item?', gold.figures(gold.plain(Math.min(...years)), gold.plain(Math.max(...years)))) // oxfmt-ignore
  ask('complete', 'I need the complete list of senior members.', gold.set(libraryUsers.filter(one => one.category === 'senior'))) // oxfmt-ignore
}

/** The titles, or all copies of them. */
const gamesOf = (items: Facts['medialibrary']['mediaItems']): number[] => {
  const games = items.filter(one => one.mediaType === 'video_game')
  return [games.length, pick.sum(games, one => one.copies)]
}
