import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface MediaItem {
  id: number
  callNumber: string
  title: string
  mediaType: string
  creator: string
  releaseYear: number
  language: string
  minimumAge: number
  copies: number
  onLoan: number
}
export interface LibraryUser {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  category: string
  homeBranch: string
  blocked: boolean
  memberSince: string
  balanceDue: number
}
export interface MediaLoan {
  id: number
  itemId: number
  memberId: number
  borrowedOn: string
  dueOn: string
  returnedOn: string | null
  timesRenewed: number
  fine: number
}
export interface MediaReservation {
  id: number
  itemId: number
  memberId: number
  status: string
  reservedOn: string
  pickupBranch: string
}

export const MEDIA_TYPES = ['film', 'album', 'video_game', 'audiobook'] as const
export const MEMBER_CATEGORIES = ['adult', 'student', 'senior', 'child'] as const
export const BRANCHES = ['Market Hall', 'Riverside', 'Old Mill'] as const
export const RESERVATION_STATUSES = ['waiting', 'ready', 'collected', 'cancelled'] as const

const ADJECTIVES = 'Silent Crimson Hidden Golden Winter Paper Midnight Hollow Burning Distant Velvet Broken Emerald Lonely Electric Secret'.split(' ') // oxfmt-ignore
const NOUNS = 'Harbor Orchard Lighthouse Mirror Kingdom Garden Station Letters Horizon Carnival Mountain Voyage'.split(' ') // oxfmt-ignore
const CREATORS: Record<string, string[]> = {
  film: ['Ingrid Solberg', 'Marco Bellandi', 'Yuki Hanamura', 'Peter Aldous', 'Claire Fontenay'],
  album: ['The Copper Owls', 'Lena Brightwater', 'Nordic Brass Quintet', 'Sister Parade', 'Tomas Arroyo'],
  video_game: ['Pixel Foundry', 'Moonleaf Games', 'Brightfork Studio'],
  audiobook: ['Harriet Lowe', 'Samuel Okafor', 'Edith Winterbourne', 'Jonas Feld'],
}
const LETTERS: Record<string, string> = { film: 'F', album: 'A', video_game: 'G', audiobook: 'B' }

export type MedialibraryData = ReturnType<typeof createMedialibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 150 items, 130 members, 320 loans and 72 reservations. */
export function createMedialibraryData(clock: Date) {
  const random = createRandom(93_301)
  const days = createDays(clock)
  const mediaItems = Array.from({ length: 150 }, (_, index): MediaItem => {
    const mediaType = random.pick(['film', 'film', 'film', 'album', 'album', 'video_game', 'audiobook'])
    return {
      id: 1001 + index,
      callNumber: `${LETTERS[mediaType]}-${String(310 + index * 3).padStart(4, '0')}`,
      title: `${random.chance(0.3) ? 'The ' : ''}${ADJECTIVES[(index * 5) % 16]} ${NOUNS[(index * 7 + Math.floor(index / 48)) % 12]}`, // oxfmt-ignore
      mediaType,
      creator: random.pick(CREATORS[mediaType]!),
      releaseYear: Number(days.day(0).slice(0, 4)) - random.whole(0, 45),
      language: random.pick(['English', 'English', 'English', 'French', 'German', 'Japanese']),
      minimumAge: mediaType === 'film' || mediaType === 'video_game' ? random.pick([0, 6, 12, 12, 16, 18]) : 0,
      copies: random.pick([1, 1, 2, 2, 3, 4]),
      onLoan: 0,
    }
  })
  const libraryUsers = createPeopleOf(93_303, 130, 'quickpost.example').map((person, index): LibraryUser => ({
    id: 5001 + index,
    cardNumber: `ML${70_210 + index * 11}`,
    ...person,
    phone: random.chance(0.25) ? null : `+44 161 555 ${random.whole(1000, 9899)}`,
    category: random.pick(['adult', 'adult', 'adult', 'student', 'student', 'senior', 'child']),
    homeBranch: random.pick(['Market Hall', 'Market Hall', 'Riverside', 'Old Mill']),
    blocked: index % 15 === 7,
    memberSince: days.day(-15 - random.whole(0, 3200)),
    balanceDue: random.chance(0.25) ? random.whole(1, 48) / 2 : 0,
  }))
  const mediaLoans = createLoans(random, days, mediaItems, libraryUsers)
  for (const item of mediaItems) item.onLoan = mediaLoans.filter(one => one.itemId === item.id && one.returnedOn === null).length // oxfmt-ignore
  const mediaReservations = Array.from({ length: 72 }, (_, index): MediaReservation => {
    const offset = -100 + Math.floor((99 * index) / 72)
    return {
      id: 9001 + index,
      itemId: random.pick(mediaItems).id,
      memberId: random.pick(libraryUsers).id,
      status: offset < -40 ? random.pick(['collected', 'collected', 'cancelled']) : random.pick(['waiting', 'waiting', 'ready']), // oxfmt-ignore
      reservedOn: days.day(offset),
      pickupBranch: random.pick(BRANCHES),
    }
  })
  return { mediaItems, libraryUsers, mediaLoans, mediaReservations }
}

/** Over the last seven months, oldest first; three weeks each, and three more whenever it is renewed. No more are out than there are copies. */
function createLoans(random: Random, { day }: Days, items: MediaItem[], users: LibraryUser[]): MediaLoan[] {
  const borrowers = users.filter(one => one.id % 12 !== 3)
  const out = new Map<number, number>()
  return Array.from({ length: 320 }, (_, index) => {
    const offset = -210 + Math.floor((210 * index) / 320)
    const item = random.pick(items.filter(one => (out.get(one.id) ?? 0) < one.copies))
    const timesRenewed = random.pick([0, 0, 0, 1, 1, 2])
    const due = offset + 21 * (1 + timesRenewed)
    const back = offset + random.whole(3, 24) + 21 * timesRenewed
    const isOut = back >= 0 || (offset > -110 && random.chance(0.1))
    if (isOut) out.set(item.id, (out.get(item.id) ?? 0) + 1)
    const late = isOut ? 0 : Math.max(0, back - due)
    return {
      id: 30_001 + index,
      itemId: item.id,
      memberId: random.pick(borrowers).id,
      borrowedOn: day(offset),
      dueOn: shiftDay(day(offset), due - offset),
      returnedOn: isOut ? null : day(back),
      timesRenewed,
      fine: late * 0.5,
    }
  })
}
