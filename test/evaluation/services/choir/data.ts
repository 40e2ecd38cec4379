import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Singer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  voicePart: string
  status: string
  readsMusic: boolean
  emergencyContact: { name: string; phone: string }
  joinedOn: string
}
export interface ChoirPiece {
  id: number
  title: string
  composer: string
  period: string
  language: string
  durationMinutes: number
  difficulty: number
  copiesOwned: number
  hasSolos: boolean
}
export interface ChoirVenue {
  id: number
  name: string
  address: { street: string; postcode: string; town: string }
  seats: number
  hasOrgan: boolean
  hireFee: number
}
export interface ChoirConcert {
  id: number
  title: string
  startsAt: string
  status: string
  conductor: string
  ticketPrice: number
  ticketsSold: number
  venueId: number
  pieceIds: number[]
}
export interface Rehearsal {
  id: number
  startsAt: string
  durationMinutes: number
  kind: string
  isCancelled: boolean
  venueId: number
  concertId: number
}
export interface SingerAbsence {
  id: number
  reason: string
  isExcused: boolean
  note: string | null
  singerId: number
  rehearsalId: number
}
export interface ChoirFee {
  id: number
  kind: string
  amount: number
  dueOn: string
  paidOn: string | null
  method: string | null
  singerId: number
}

export const VOICE_PARTS = ['soprano', 'alto', 'tenor', 'bass'] as const
export const SINGER_STATUSES = ['active', 'onBreak', 'left'] as const
export const PERIODS = ['renaissance', 'baroque', 'classical', 'romantic', 'modern'] as const
export const SUNG_LANGUAGES = ['latin', 'english', 'german', 'french', 'russian'] as const
export const CONCERT_STATUSES = ['planned', 'onSale', 'given', 'cancelled'] as const
export const REHEARSAL_KINDS = ['full', 'sectional', 'dress'] as const
export const ABSENCE_REASONS = ['illness', 'work', 'holiday', 'family'] as const
export const FEE_KINDS = ['membership', 'tour'] as const
export const FEE_METHODS = ['transfer', 'directDebit', 'cash'] as const

/** Title, composer, period, language, minutes, difficulty, copies, solos. */
const PIECES: [string, string, string, string, number, number, number, boolean][] = [
  ['Sicut cervus', 'Palestrina', 'renaissance', 'latin', 4, 2, 60, false],
  ['Missa Papae Marcelli', 'Palestrina', 'renaissance', 'latin', 32, 4, 48, false],
  ['If ye love me', 'Tallis', 'renaissance', 'english', 3, 1, 72, false],
  ['Spem in alium', 'Tallis', 'renaissance', 'latin', 10, 5, 40, false],
  ['Ave verum corpus', 'Byrd', 'renaissance', 'latin', 4, 2, 55, false],
  ['Gloria in D', 'Vivaldi', 'baroque', 'latin', 29, 3, 70, true],
  ['Magnificat', 'Bach', 'baroque', 'latin', 28, 5, 64, true],
  ['Jesu, meine Freude', 'Bach', 'baroque', 'german', 21, 4, 58, false],
  ['Messiah, part one', 'Handel', 'baroque', 'english', 52, 3, 90, true],
  ['Zadok the Priest', 'Handel', 'baroque', 'english', 6, 2, 75, false],
  ['Ave verum', 'Mozart', 'classical', 'latin', 3, 1, 80, false],
  ['Requiem in D minor', 'Mozart', 'classical', 'latin', 55, 4, 78, true],
  ['The Creation', 'Haydn', 'classical', 'german', 105, 4, 66, true],
  ['Little Organ Mass', 'Haydn', 'classical', 'latin', 16, 2, 50, true],
  ['A German Requiem', 'Brahms', 'romantic', 'german', 68, 5, 62, true],
  ['How lovely is thy dwelling place', 'Brahms', 'romantic', 'english', 6, 2, 68, false],
  ['Locus iste', 'Bruckner', 'romantic', 'latin', 3, 1, 85, false],
  ['Cantique de Jean Racine', 'Faure', 'romantic', 'french', 5, 2, 73, false],
  ['Requiem', 'Faure', 'romantic', 'latin', 36, 3, 74, true],
  ['All-Night Vigil', 'Rachmaninoff', 'romantic', 'russian', 62, 5, 36, true],
  ['Elijah, part two', 'Mendelssohn', 'romantic', 'english', 61, 4, 59, true],
  ['Hear my prayer', 'Mendelssohn', 'romantic', 'english', 11, 3, 57, true],
  ['Les chansons des roses', 'Lauridsen', 'modern', 'french', 18, 4, 42, false],
  ['O magnum mysterium', 'Lauridsen', 'modern', 'latin', 7, 3, 56, false],
  ['Chichester Psalms', 'Bernstein', 'modern', 'english', 19, 5, 45, true],
  ['Rejoice in the Lamb', 'Britten', 'modern', 'english', 16, 4, 44, true],
  ['Te Deum', 'Kodaly', 'modern', 'latin', 20, 4, 38, true],
  ['The Peacemakers', 'Jenkins', 'modern', 'english', 71, 2, 61, true],
]
/** Name, street, town, seats, organ, fee. */
const VENUES: [string, string, string, number, boolean, number][] = [
  ["St Oswald's Church", '2 Church Walk', 'Thornwick', 320, true, 180],
  ['Thornwick Town Hall', '1 Market Place', 'Thornwick', 540, true, 650],
  ['Methodist Hall', '15 Chapel Street', 'Thornwick', 140, false, 60],
  ['Elmfield School Theatre', 'Elmfield Road', 'Averham', 260, false, 240],
  ['Averham Minster', 'Minster Yard', 'Averham', 780, true, 900],
  ['The Old Granary', '9 Canal Side', 'Loxley', 95, false, 110],
]
/** Title, days from now, status, conductor, price, share of the seats that is sold, venue, pieces by their places above. */
const CONCERTS: [string, number, string, string, number, number, number, number[]][] = [
  ['Songs of the Renaissance', -330, 'given', 'Margit Halvorsen', 12, 0.72, 0, [0, 2, 3, 4]],
  ['Messiah by Candlelight', -290, 'given', 'Margit Halvorsen', 20, 0.96, 1, [8, 9]],
  ['An Evening with Brahms', -232, 'given', 'Owen Trelawney', 18, 0.61, 4, [14, 15]],
  ['Serenade for Strings and Voices', -166, 'given', 'Margit Halvorsen', 10, 0.83, 5, [17, 22, 10]],
  ['Family Concert', -120, 'given', 'Owen Trelawney', 8, 0.98, 3, [2, 16]],
  ['Two Requiems', -75, 'given', 'Margit Halvorsen', 22, 0.88, 4, [11, 18]],
  ['Northern Lights', -33, 'cancelled', 'Owen Trelawney', 15, 0.2, 3, [19, 23]],
  ['Bach and Sons', 18, 'onSale', 'Margit Halvorsen', 19, 0.54, 0, [6, 7]],
  ['Psalms for Peace', 52, 'onSale', 'Owen Trelawney', 16, 0.31, 1, [24, 25, 27]],
  ['The Creation', 97, 'onSale', 'Margit Halvorsen', 24, 0.12, 4, [12]],
  ['Vespers by Starlight', 150, 'planned', 'Owen Trelawney', 14, 0, 0, [0, 19, 23]],
  ['Elijah', 208, 'planned', 'Margit Halvorsen', 20, 0, 1, [20, 21]],
]
const NOTES = ['Night shift', 'Back next week', 'Stuck in traffic', 'School concert of the children']

export type ChoirData = ReturnType<typeof createChoirData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 68 singers, 28 pieces, 6 venues, 12 concerts, 40 rehearsals, 140 absences and 128 fees. */
export function createChoirData(clock: Date) {
  const random = createRandom(85_211)
  const days = createDays(clock)
  const relatives = createPeopleOf(85_209, 68, 'home.example')
  const singers = createPeopleOf(85_203, 68, 'singers.example').map(({ firstName, lastName, email }, index): Singer => {
    const relative = relatives[index]!
    return {
      id: 101 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.14) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      voicePart: random.pick(['soprano', 'soprano', 'soprano', 'alto', 'alto', 'alto', 'tenor', 'bass', 'bass']),
      status: random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'onBreak', 'left', 'active']),
      readsMusic: random.chance(0.7),
      emergencyContact: { name: `${relative.firstName} ${lastName}`, phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}` }, // oxfmt-ignore
      joinedOn: days.day(-40 - random.whole(0, 4200)),
    }
  })
  const pieces = PIECES.map(
    ([title, composer, period, language, durationMinutes, difficulty, copiesOwned, hasSolos], index): ChoirPiece => ({
      id: 301 + index,
      title,
      composer,
      period,
      language,
      durationMinutes,
      difficulty,
      copiesOwned,
      hasSolos,
    }),
  )
  const venues = VENUES.map(([name, street, town, seats, hasOrgan, hireFee], index): ChoirVenue => ({
    id: 11 + index,
    name,
    address: { street, postcode: `TW${random.whole(1, 9)} ${random.whole(1, 9)}HX`, town },
    seats,
    hasOrgan,
    hireFee,
  }))
  const concerts = CONCERTS.map(
    ([title, offset, status, conductor, ticketPrice, share, venue, places], index): ChoirConcert => ({
      id: 501 + index,
      title,
      startsAt: `${days.day(offset)}T${index % 3 === 0 ? '18:00' : '19:30'}:00Z`,
      status,
      conductor,
      ticketPrice,
      ticketsSold: Math.round(share * venues[venue]!.seats),
      venueId: venues[venue]!.id,
      pieceIds: places.map(place => pieces[place]!.id),
    }),
  )
  const rehearsals = createRehearsals(random, days, concerts, venues)
  return {
    singers,
    pieces,
    venues,
    concerts,
    rehearsals,
    absences: createAbsences(random, days, singers, rehearsals),
    fees: createFees(random, days, singers),
  }
}

/** One a week, from half a year ago to three months ahead, for the concert that is next. */
const createRehearsals = (random: Random, { day }: Days, concerts: ChoirConcert[], venues: ChoirVenue[]): Rehearsal[] =>
  Array.from({ length: 40 }, (_, index) => {
    const on = day(-186 + 7 * index)
    const kind = random.pick(['full', 'full', 'full', 'full', 'sectional', 'sectional', 'dress'])
    const concert = concerts.find(one => one.status !== 'cancelled' && one.startsAt.slice(0, 10) > on)!
    return {
      id: 701 + index,
      startsAt: `${on}T${kind === 'dress' ? '18:00' : '19:00'}:00Z`,
      durationMinutes: kind === 'dress' ? 180 : kind === 'sectional' ? 90 : 120,
      kind,
      isCancelled: [5, 17, 29].includes(index),
      venueId: kind === 'dress' ? concert.venueId : random.pick(venues.slice(0, 3)).id,
      concertId: concert.id,
    }
  })

/** From those that have been and have not been cancelled; nobody is absent twice from one. */
const createAbsences = (random: Random, { day }: Days, singers: Singer[], rehearsals: Rehearsal[]): SingerAbsence[] => {
  // oxfmt-ignore
  const past = rehearsals.filter(one => one.startsAt.slice(0, 10) < day(0) && !one.isCancelled)
  const able = singers.filter((one, index) => one.status === 'active' && index % 9 !== 4)
  const pairs = past.flatMap(rehearsal => able.map(singer => [rehearsal, singer] as const))
  const left = [...pairs]
  const chosen = Array.from({ length: 140 }, () => left.splice(random.whole(0, left.length - 1), 1)[0]!)
  const sorted = chosen.toSorted(([one], [other]) => one.id - other.id)
  return sorted.map(([rehearsal, singer], index) => {
    const reason = random.pick(ABSENCE_REASONS)
    return {
      id: 9001 + index,
      reason,
      isExcused: random.chance(reason === 'illness' ? 0.9 : 0.6),
      note: random.chance(0.2) ? random.pick(NOTES) : null,
      singerId: singer.id,
      rehearsalId: rehearsal.id,
    }
  })
}

/** The membership of everyone who has not left, and the tour of those who come along. */
const createFees = (random: Random, { day }: Days, singers: Singer[]): ChoirFee[] =>
  [-80, -12].flatMap((due, round) =>
    singers
      .filter((one, index) => one.status !== 'left' && (round === 0 || index % 5 < 3))
      .map((singer): ChoirFee => {
        const isPaid = random.chance(round === 0 ? 0.82 : 0.6)
        return {
          id: 2001 + 100 * round + (singer.id - 101),
          kind: round === 0 ? 'membership' : 'tour',
          amount: round === 1 ? 340 : singer.status === 'onBreak' ? 40 : random.pick([120, 120, 120, 75]),
          dueOn: day(due),
          paidOn: isPaid ? day(due + random.whole(-20, 11)) : null,
          method: isPaid ? random.pick(['transfer', 'transfer', 'directDebit', 'cash']) : null,
          singerId: singer.id,
        }
      }),
  )
