import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { DESKS, NOTES, PLACES, SHOTS, STAFF, TITLES } from './names.ts'

export interface PersonRef {
  id: string
  name: string
}
export interface Desk {
  id: string
  name: string
  head: PersonRef
  extension: string
}
export interface StaffMember {
  id: string
  name: string
  email: string
  phone: string | null
  role: string
  desk: PersonRef
  status: string
  joinedOn: string
}
export interface Edition {
  id: string
  number: number
  publicationDate: string
  copyDeadline: string
  pages: number
  status: string
  dutyEditor: PersonRef
}
export interface Piece {
  id: string
  slug: string
  title: string
  type: string
  status: string
  priority: string
  desk: PersonRef
  reporter: PersonRef | null
  editor: PersonRef
  edition: { id: string; number: number } | null
  dueOn: string
  wordTarget: number
  wordCount: number
  frontPage: boolean
  createdAt: string
  publishedAt: string | null
}
export interface PhotoRequest {
  id: string
  piece: { id: string; title: string }
  brief: string
  location: string
  status: string
  requestedBy: PersonRef
  photographer: PersonRef | null
  neededBy: string
  photosWanted: number
  createdAt: string
}
export interface TimeEntry {
  id: string
  piece: { id: string; title: string }
  person: PersonRef
  activity: string
  minutes: number
  workedOn: string
  note: string | null
}

export const ROLES = ['reporter', 'editor', 'subEditor', 'photographer'] as const
export const STAFF_STATUSES = ['active', 'onLeave', 'left'] as const
export const EDITION_STATUSES = ['planning', 'open', 'closed', 'published'] as const
export const PIECE_TYPES = ['news', 'feature', 'interview', 'analysis', 'column'] as const
export const PIECE_STATUSES = ['pitched', 'assigned', 'writing', 'inReview', 'ready', 'published', 'spiked'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const PHOTO_STATUSES = ['open', 'assigned', 'shot', 'delivered', 'cancelled'] as const
export const ACTIVITIES = ['research', 'interviewing', 'writing', 'editing', 'travel'] as const

export type NewsdeskData = ReturnType<typeof createNewsdeskData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const refOf = ({ id, name }: PersonRef): PersonRef => ({ id, name })

/** 9 desks, 38 people, about 26 editions, 64 pieces, 46 photo requests and 140 time entries. */
export function createNewsdeskData(clock: Date) {
  const random = createRandom(61_203)
  const days = createDays(clock)
  const tarnPeople = createPeople(random, days)
  const tarnDesks = DESKS.map(([id, name, extension]): Desk => ({ id, name, head: refOf(tarnPeople.find(one => one.desk.id === id)!), extension })) // oxfmt-ignore
  const tarnEditions = createEditions(random, days, tarnPeople)
  const tarnPieces = createPieces(random, days, tarnPeople, tarnDesks, tarnEditions)
  return {
    tarnDesks,
    tarnPeople,
    tarnEditions,
    tarnPieces,
    tarnPhotoRequests: createPhotoRequests(random, days, tarnPeople, tarnPieces),
    tarnTimeEntries: createTimeEntries(random, days, tarnPeople, tarnPieces),
  }
}

/** Everybody by desk: two are away for longer, one has left. */
function createPeople(random: Random, { day }: Days): StaffMember[] {
  const people: StaffMember[] = []
  for (const [deskId, role, names] of STAFF)
    for (const name of names) {
      const [, deskName] = DESKS.find(([id]) => id === deskId)!
      people.push({
        id: `usr_${118 + people.length * 3}`,
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@tarnsidecourier.example`,
        phone: ['Hugo Fenn', 'Kirsty Vance', 'Marcus Yeo'].includes(name) ? null : `07700 93${random.whole(1000, 9999)}`, // oxfmt-ignore
        role,
        desk: { id: deskId, name: deskName },
        status: name === 'Callum Reddick' ? 'left' : ['Piers Holloway', 'Bryn Calloway'].includes(name) ? 'onLeave' : 'active', // oxfmt-ignore
        joinedOn: day(-random.whole(150, role === 'editor' ? 6500 : 3200)),
      })
    }
  return people
}

/** Tuesdays and Fridays, from nine weeks ago until four weeks ahead. */
function createEditions(random: Random, { day, moment }: Days, people: StaffMember[]): Edition[] {
  const duty = people.filter(one => one.desk.id === 'dsk_production')
  const offsets = Array.from({ length: 92 }, (_, index) => index - 63).filter(offset => [2, 5].includes(new Date(day(offset)).getUTCDay())) // oxfmt-ignore
  return offsets.map((offset, index) => ({
    id: `edn_${5210 + index}`,
    number: 5210 + index,
    publicationDate: day(offset),
    copyDeadline: moment(offset - 1, 17.5 / 24),
    pages: [32, 36, 40, 44, 48][random.whole(0, 4)]! + (index === 8 ? 16 : 0),
    status: offset <= 0 ? 'published' : offset <= 10 ? 'open' : 'planning',
    dutyEditor: refOf(duty[index % duty.length]!),
  }))
}

/** Pieces of all desks in turn, each for the next paper and the next; some are for none yet. */
function createPieces(
  random: Random,
  { day, moment }: Days,
  people: StaffMember[],
  desks: Desk[],
  editions: Edition[],
): Piece[] {
  // oxfmt-ignore
  const today = day(0)
  const titles = Object.entries(TITLES).flatMap(([desk, own]) => own.map((title, index) => ({ desk, title, at: (index + 0.5) / own.length }))) // oxfmt-ignore
  titles.sort((a, b) => a.at - b.at || (a.title < b.title ? -1 : 1))
  const sinceToday = (on: string) => Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000)
  return titles.map(({ desk: deskId, title }, index): Piece => {
    const desk = desks.find(one => one.id === deskId)!
    const isLoose = index % 12 === 10
    const edition = isLoose ? undefined : editions[Math.min(editions.length - 1, 1 + Math.floor((editions.length - 3) * (index / titles.length) ** 0.7))]! // oxfmt-ignore
    const looseDue = [-6, -3, 4, 9, 16][Math.floor(index / 12)] ?? 20
    const dueOn = edition ? shiftDay(edition.publicationDate, -random.whole(1, 5)) : day(looseDue)
    const ahead = edition ? sinceToday(edition.publicationDate) : looseDue + 3
    const draw = random.next()
    const dropped = [3, 9, 16, 19, 29, 41].includes(index)
    const status = dropped
      ? 'spiked'
      : isLoose
        ? ['writing', 'writing', 'inReview', 'assigned', 'pitched'][Math.floor(index / 12)]!
        : edition?.status === 'published'
          ? 'published'
          : ahead <= 4
            ? ['writing', 'inReview', 'ready'][Math.floor(draw * 3)]!
            : ahead <= 12
              ? ['assigned', 'writing', 'writing', 'inReview'][Math.floor(draw * 4)]!
              : ['pitched', 'pitched', 'assigned', 'writing'][Math.floor(draw * 4)]!
    const team = people.filter(one => one.desk.id === deskId && one.role === 'reporter' && (one.status === 'active' || ahead < -20)) // oxfmt-ignore
    const reporter = random.pick(team)
    const type = deskId === 'dsk_features' ? 'feature' : random.pick(['news', 'news', 'news', 'interview', 'analysis', 'column', 'feature']) // oxfmt-ignore
    const wordTarget = { news: 450, interview: 900, analysis: 800, column: 600, feature: 1300 }[type]! + 50 * random.whole(-2, 4) // oxfmt-ignore
    const part = { pitched: 0, assigned: 0, writing: 0.2 + random.next() * 0.6, spiked: random.next() * 0.5 }[status] ?? 0.9 + random.next() * 0.25 // oxfmt-ignore
    return {
      id: `pce_${2104 + index}`,
      slug: title.toLowerCase().split(' ').slice(0, 4).join('-'),
      title,
      type,
      status,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'high', 'urgent']),
      desk: { id: desk.id, name: desk.name },
      reporter: status === 'pitched' ? null : refOf(reporter),
      editor: desk.head,
      edition: edition ? { id: edition.id, number: edition.number } : null,
      dueOn,
      wordTarget,
      wordCount: Math.round(wordTarget * part),
      frontPage: !isLoose && !dropped && index % 5 === 1,
      createdAt: moment(Math.min(-1, sinceToday(dueOn) - random.whole(4, 16)), random.whole(17, 40) / 48),
      publishedAt: status === 'published' ? `${edition!.publicationDate}T05:00:00.000Z` : null,
    }
  })
}

/** Pictures wanted for pieces, a day or two before these are due. */
function createPhotoRequests(random: Random, { day }: Days, people: StaffMember[], pieces: Piece[]): PhotoRequest[] {
  const photographers = people.filter(one => one.role === 'photographer' && one.status === 'active')
  const wanted = pieces.filter(one => one.reporter !== null)
  return Array.from({ length: 46 }, (_, index): PhotoRequest => {
    const piece = wanted[Math.floor(((index + 0.5) * wanted.length) / 46)]!
    const neededBy = shiftDay(piece.dueOn, -random.whole(0, 2))
    const isOver = neededBy < day(-1)
    const usual = isOver ? 'delivered' : neededBy < day(3) ? random.pick(['assigned', 'shot', 'delivered']) : random.pick(['open', 'open', 'assigned']) // oxfmt-ignore
    const status = random.chance(0.12) ? 'cancelled' : piece.status === 'spiked' ? 'cancelled' : usual
    const photographer = random.pick([...photographers, photographers[1]!])
    return {
      id: `pho_${3301 + index}`,
      piece: { id: piece.id, title: piece.title },
      brief: `${random.pick(SHOTS)} "${piece.title}"`,
      location: random.pick(PLACES),
      status,
      requestedBy: piece.reporter!,
      photographer: status === 'open' || (status === 'cancelled' && index % 2 === 0) ? null : refOf(photographer),
      neededBy,
      photosWanted: random.whole(1, 6),
      createdAt: piece.createdAt,
    }
  })
}

/** What people put down of their time on pieces. */
function createTimeEntries(random: Random, { day }: Days, people: StaffMember[], pieces: Piece[]): TimeEntry[] {
  const worked = pieces.filter(one => !['pitched', 'assigned'].includes(one.status))
  const subs = people.filter(one => one.role === 'subEditor')
  return Array.from({ length: 140 }, (_, index): TimeEntry => {
    const piece = worked[Math.floor(((index + 0.5) * worked.length) / 140)]!
    const activity = random.pick(['research', 'research', 'interviewing', 'writing', 'writing', 'writing', 'editing', 'travel']) // oxfmt-ignore
    const person = activity === 'editing' ? random.pick([piece.editor, ...subs]) : piece.reporter!
    const on = shiftDay(piece.dueOn, -random.whole(0, 4))
    return {
      id: `tim_${8001 + index}`,
      piece: { id: piece.id, title: piece.title },
      person: refOf(person),
      activity,
      minutes: 15 * random.whole(1, activity === 'travel' ? 6 : 14),
      workedOn: on < day(0) ? on : day(-random.whole(0, 3)),
      note: random.chance(0.45) ? random.pick(NOTES) : null,
    }
  })
}
