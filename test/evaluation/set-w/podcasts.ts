import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { called, perOwner } from './choose.ts'

/** Set W over the podcast studio. */
export function askPodcasts({ podcasts, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'podcasts')
  const { contributors, shows, episodes } = podcasts
  const of = (title: string) => shows.find(one => one.title === title)!
  const owned = (title: string) => episodes.filter(one => one.showId === of(title).id)
  ask('count', 'How many episodes have we published?', gold.count(episodes.length))
  ask('filter', 'Which shows are explicit?', gold.set(shows.filter(one => one.explicit)))
  const busy = pick.rank(episodes, one => one.showId)
  const [first, second] = [pick.find(shows, busy[0]!.key), pick.find(shows, busy[2]!.key)]
  ask('join', `Show the episodes of ${first.title}.`, gold.set(owned(first.title)))
  ask(
    'top',
    'Which episode has the most downloads?',
    gold.largest(episodes, one => one.downloads),
  )
  const host = pick.find(contributors, of('The Slow Kitchen').hostId)
  ask('join', 'Who hosts The Slow Kitchen?', called(host, host.name))
  ask('threshold', 'How many episodes are longer than an hour?', gold.count(episodes.filter(one => one.durationMinutes > 60).length)) // oxfmt-ignore
  ask('aggregate', `What is the average duration of the episodes of ${second.title}?`, gold.plain(pick.mean(owned(second.title), one => one.durationMinutes))) // oxfmt-ignore
  ask('group', 'How many downloads does each show have in total?', gold.map(perOwner(shows, one => one.title, episodes, one => one.showId, own => pick.sum(own, one => one.downloads)))) // oxfmt-ignore
  ask('group', 'How many shows are there in each genre?', gold.map(sizes(shows, one => one.genre, as)))
  ask('filter', 'Which episodes have no guest?', gold.set(episodes.filter(one => one.guestId === null)))
  const guests = contributors.filter(one => episodes.some(own => own.guestId === one.id))
  ask('join', 'Who has been the guest on the most episodes?', champion(contributors, one => episodes.filter(own => own.guestId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('join', `Which episodes was ${guests[4]!.name} a guest on?`, gold.set(episodes.filter(one => one.guestId === guests[4]!.id))) // oxfmt-ignore
  ask('date', 'Which episodes were published in the last 30 days?', pick.setWithin(episodes, one => one.publishedAt.slice(0, 10), day(-30), day(0))) // oxfmt-ignore
  ask(
    'top',
    'Which is our oldest show?',
    gold.smallest(shows, one => one.launchDate),
  )
  const country = pick.sized(contributors, one => one.country, 2, 8).key
  ask('filter', `Which contributors are from ${country}?`, gold.set(contributors.filter(one => one.country === country))) // oxfmt-ignore
  ask('lookup', `What is the day rate of ${contributors[9]!.name}?`, gold.money(contributors[9]!.dayRate, { field: 'dayRate' })) // oxfmt-ignore
  const star = contributors[0]!
  const hosted = shows.filter(one => one.hostId === star.id).map(one => one.id)
  ask('join', `List the episodes of the shows hosted by ${star.name}.`, gold.set(episodes.filter(one => hosted.includes(one.showId)))) // oxfmt-ignore
  const inSeason = (season: number) => gold.count(episodes.filter(one => one.season === season).length)
  talk('followup', ['How many episodes are in season 2?', inSeason(2)], ['And in season 1?', inSeason(1)])
  ask('yes-no', 'Is Unreliable Maps an explicit show?', gold.yes(of('Unreliable Maps').explicit))
  ask('aggregate', 'What is the total number of downloads of all episodes?', gold.count(pick.sum(episodes, one => one.downloads))) // oxfmt-ignore
  ask('missing', 'How many subscribers does Static Bloom have?', gold.unknown())
  return questions
}
