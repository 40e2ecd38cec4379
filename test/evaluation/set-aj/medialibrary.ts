import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, nameOf, person, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkMedialibrary } from './medialibrary-talk.ts'
import { item } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AJ over the media library. */
export function askMedialibrary(facts: Facts): Question[] {
  const builder = createQuestions('aj', 'medialibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkMedialibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems } = medialibrary
  ask(
    'list',
    'Which languages do we have films in?',
    values(mediaItems.filter(one => one.mediaType === 'film'), one => one.language, gold.spelled), // oxfmt-ignore
  )
  ask('filter', 'Show all the audiobooks in German.', gold.set(mediaItems.filter(one => one.mediaType === 'audiobook' && one.language === 'German'))) // oxfmt-ignore
  ask('filter', 'Which members are blocked?', gold.set(libraryUsers.filter(one => one.blocked)))
  ask('threshold', 'Which members owe us more than £15?', gold.set(libraryUsers.filter(one => one.balanceDue > 15)))
}

function number({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems, mediaLoans, mediaReservations } = medialibrary
  ask('count', 'How many students are members of the library?', gold.count(libraryUsers.filter(one => one.category === 'student').length)) // oxfmt-ignore
  ask('count', 'How many reservations are ready for pickup?', gold.count(mediaReservations.filter(one => one.status === 'ready').length)) // oxfmt-ignore
  ask('top', 'What is the oldest video game in our collection?', gold.smallest(mediaItems.filter(one => one.mediaType === 'video_game'), one => one.releaseYear)) // oxfmt-ignore
  const makers = pick.rank(mediaItems, one => one.creator)
  ask('top', 'Top 3 creators by number of items', gold.ordered(makers, one => one.rows.length, { count: 3, as: one => gold.spelled(one.key) })) // oxfmt-ignore
  ask('aggregate', 'How much do the members owe us altogether?', gold.money(pick.sum(libraryUsers, one => one.balanceDue))) // oxfmt-ignore
  const renewed = mediaLoans.filter(one => one.timesRenewed > 0)
  ask('aggregate', 'What percentage of all loans has been renewed at least once?', gold.percent(pick.ratio(renewed.length, mediaLoans.length))) // oxfmt-ignore
  ask('group', 'How many members does each branch have?', gold.map(measures(libraryUsers, one => one.homeBranch, own => own.length, gold.spelled))) // oxfmt-ignore
  const [films, albums] = ['film', 'album'].map(type => mediaItems.filter(one => one.mediaType === type))
  ask('compare', 'Compare the number of films and albums.', gold.either(gold.figures(gold.count(films!.length), gold.count(albums!.length)), gold.map([[gold.spelled('film', 'films'), films!.length], [gold.spelled('album', 'albums'), albums!.length]]))) // oxfmt-ignore
}

function join({ ask }: Builder, { medialibrary }: Facts): void {
  const { libraryUsers, mediaItems, mediaLoans } = medialibrary
  const out = (id: number) => mediaLoans.filter(one => one.memberId === id && one.returnedOn === null)
  const reader = person(libraryUsers, one => out(one.id).length === 2 && new Set(out(one.id).map(own => own.itemId)).size === 2, 1) // oxfmt-ignore
  ask('join', `Which items does ${nameOf(reader)} have on loan right now?`, gold.either(gold.set(out(reader.id).map(one => pick.find(mediaItems, one.itemId))), gold.set(out(reader.id)))) // oxfmt-ignore
  const lent = (id: number) => mediaLoans.filter(one => one.itemId === id).length
  ask('join', 'Which item has been borrowed most often?', champion(mediaItems, one => lent(one.id), one => one.title)) // oxfmt-ignore
  const film = item(mediaItems, one => one.mediaType === 'film', 14)
  ask('lookup', `Who directed the film ${film.title}?`, gold.either(gold.text(film.creator, 'creator'), gold.all(gold.record(film), gold.mentions([film.creator])))) // oxfmt-ignore
  const member = person(libraryUsers, () => true, 52)
  ask('lookup', `Which member has the card number ${member.cardNumber}?`, toldPerson(member))
}

function date({ ask }: Builder, { medialibrary, day, today }: Facts): void {
  const { libraryUsers, mediaLoans } = medialibrary
  const late = mediaLoans.filter(one => one.returnedOn === null && one.dueOn < today)
  ask('date', 'Which loans are overdue?', gold.set(late))
  const year = pick.year(day(-365))!
  ask('date', `How many members joined in ${year}?`, gold.count(libraryUsers.filter(one => pick.year(one.memberSince) === year).length)) // oxfmt-ignore
}
