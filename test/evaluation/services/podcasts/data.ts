import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const SHOWS = ['Night Trains', 'Salt and Iron', 'The Slow Kitchen', 'Unreliable Maps', 'Second Harvest', 'Static Bloom', 'Ledger Lines', 'Tall Small Stories'] // oxfmt-ignore
const GENRES = ['History', 'Food', 'Business', 'Music'] as const
const FIRST = ['Broken', 'Hidden', 'Golden', 'Quiet', 'Burning', 'Frozen', 'Borrowed', 'Endless', 'Crooked', 'Distant']
const SECOND = ['Bridges', 'Orchards', 'Letters', 'Harbours', 'Promises', 'Machines', 'Winters']
const COUNTRIES = ['Ireland', 'Canada', 'Kenya', 'Portugal', 'India']

export type PodcastsData = ReturnType<typeof createPodcastsData>

/** 20 contributors, 8 shows and 70 episodes. */
export function createPodcastsData(clock: Date) {
  const random = createRandom(20_26_403)
  const { day, moment } = createDays(clock)
  const key = (prefix: string, index: number) => `${prefix}${(700_001 + index * 7919).toString(36)}KsQ2uW`
  const contributors = createPeopleOf(12_103, 20, 'earshot.example').map(({ firstName, lastName, email }, index) => ({
    id: key('4c', index),
    name: `${firstName} ${lastName}`,
    email,
    country: random.pick(COUNTRIES),
    dayRate: 10 * random.whole(15, 60),
  }))
  const shows = SHOWS.map((title, index) => ({
    id: key('1s', index),
    title,
    genre: random.pick(GENRES) as string,
    launchDate: day(-random.whole(300, 1600)),
    explicit: random.chance(0.3),
    hostId: contributors[index % 6]!.id,
  }))
  const numbers = new Map<string, number>()
  const episodes = Array.from({ length: 70 }, (_, index) => {
    const show = random.pick(shows)
    const number = (numbers.get(show.id) ?? 0) + 1
    numbers.set(show.id, number)
    return {
      id: key('6e', index),
      title: `${FIRST[index % 10]} ${SECOND[Math.floor(index / 10)]}`,
      showId: show.id,
      guestId: random.chance(0.75) ? random.pick(contributors.slice(6)).id : null,
      episodeNumber: number,
      season: number > 5 ? 2 : 1,
      publishedAt: moment(-random.whole(1, 240), 0.25),
      durationMinutes: random.whole(18, 95),
      downloads: random.whole(300, 48_000),
    }
  })
  return { contributors, shows, episodes }
}
