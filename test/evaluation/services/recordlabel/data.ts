import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ARTISTS, FIRST_WORDS, LAST_WORDS, LONG_TITLES, MANAGERS, PRODUCERS, TOURS, VENUES } from './catalogue.ts'
import { ARTIST_STATUSES, CONTRACT_TYPES, FORMATS, type LabelArtist, type LabelConcert, type LabelContract, type LabelRelease, type LabelStatement, type LabelTrack, type LabelVenue } from './kinds.ts' // oxfmt-ignore

type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export type RecordlabelData = ReturnType<typeof createRecordlabelData>

const DIALLED: Record<string, string> = { NL: '+31 6', DE: '+49 171', GB: '+44 7700', FR: '+33 6', SE: '+46 70', PT: '+351 91', IE: '+353 87', US: '+1 555' } // oxfmt-ignore
const BIOGRAPHIES = ['Met at art school and never stopped rehearsing.', 'Writes at night, records at dawn.', 'Known for long sets and short songs.', 'Started out busking at the central station.'] // oxfmt-ignore
const BLURBS = ['Recorded live in one week.', 'Mastered at Stoomweg Studios.', 'First pressing on coloured vinyl.', 'Follow-up to the debut.'] // oxfmt-ignore
const REMARKS = ['Backline is provided by the house', 'Needs two extra hotel rooms', 'Strict curfew at 23:00', 'Press photographer allowed for three songs'] // oxfmt-ignore
const CLAUSES = ['Option for one more album', 'Excludes synchronisation in films', 'Renews by one year unless cancelled'] // oxfmt-ignore
const cents = (amount: number) => Math.round(100 * amount) / 100
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('æ', 'ae').toLowerCase()
const compact = (name: string) => plain(name).replaceAll(/[^a-z0-9]/g, '')
const phone = (random: Random, country: string) => `${DIALLED[country]} ${random.whole(100, 999)} ${random.whole(1000, 9999)}` // oxfmt-ignore

/** 42 artists, 66 contracts, 62 releases, some 200 tracks and 180 royalty statements, 25 venues and 120 concerts. */
export function createRecordlabelData(clock: Date) {
  const random = createRandom(77_031)
  const days = createDays(clock)
  const labelArtists = createArtists(random, days)
  const labelContracts = createContracts(random, days, labelArtists)
  const labelReleases = createReleases(random, days, labelArtists)
  const labelTracks = createTracks(random, labelArtists, labelReleases)
  const labelVenues = VENUES.map(([name, venueType, city, country, capacity, contact], index): LabelVenue => ({ id: 71 + index, name, venueType, city, country, capacity, seated: venueType === 'THEATRE' || (venueType === 'CONCERT_HALL' && index % 2 === 0), contact: { name: contact, email: `booking@${compact(name)}.example`, phone: phone(random, country) } })) // oxfmt-ignore
  const labelConcerts = createConcerts(random, days, labelArtists, labelVenues)
  const labelStatements = createStatements(random, days, labelReleases)
  return { labelArtists, labelContracts, labelReleases, labelTracks, labelStatements, labelVenues, labelConcerts }
}

const createArtists = (random: Random, { day }: Days): LabelArtist[] =>
  ARTISTS.map(([name, artistType, genre, country, city], index) => {
    const manager = MANAGERS[(5 * index) % MANAGERS.length]!
    return {
      id: 11 + index,
      name,
      artistType,
      genre,
      country,
      city,
      status: index % 11 === 7 ? 'ON_HOLD' : random.pick(ARTIST_STATUSES.slice(0, 3)),
      signedOn: day(-random.whole(200, 2900)),
      monthlyListeners: Math.round(10 ** (3.6 + 2.3 * random.next())),
      manager: { name: manager, email: `${plain(manager).replace(' ', '.')}@stagedoor.example`, phone: random.chance(0.2) ? null : phone(random, country) }, // oxfmt-ignore
      website: random.chance(0.2) ? null : `https://www.${compact(name)}.example`,
      biography: random.chance(0.3) ? null : random.pick(BIOGRAPHIES),
    }
  })

/** One for each artist, and a second one for some. */
const createContracts = (random: Random, { day }: Days, artists: LabelArtist[]): LabelContract[] =>
  Array.from({ length: 66 }, (_, index) => {
    const artist = artists[index < artists.length ? index : (7 * index) % artists.length]!
    const contractType = index < 30 && index % 3 < 2 ? 'RECORDING' : random.pick(CONTRACT_TYPES)
    const isDraft = index > 58
    const start = isDraft ? random.whole(15, 70) : -random.whole(40, 1500)
    const years = random.pick([1, 2, 3, 3, 4, 5])
    const end = start + 365 * years - 1
    const status = isDraft ? 'DRAFT' : end < 0 ? 'EXPIRED' : index % 13 === 5 ? 'ON_HOLD' : index % 17 === 9 ? 'TERMINATED' : 'ACTIVE' // oxfmt-ignore
    const rates = { RECORDING: [14, 24], LICENSING: [18, 32], PUBLISHING: [50, 75], DISTRIBUTION: [65, 85] }[contractType] // oxfmt-ignore
    return {
      id: 501 + index,
      contractNumber: `RC-${1001 + index}`,
      artistId: artist.id,
      contractType,
      status,
      signedOn: isDraft ? null : day(start - random.whole(3, 35)),
      startDate: day(start),
      endDate: day(end),
      royaltyRate: random.whole(rates[0]!, rates[1]!),
      advance: contractType === 'DISTRIBUTION' ? null : eur(500 * random.whole(3, contractType === 'RECORDING' ? 90 : 30)), // oxfmt-ignore
      exclusive: contractType === 'RECORDING' ? random.chance(0.8) : random.chance(0.35),
      notes: random.chance(0.6) ? null : random.pick(CLAUSES),
    }
  })

/** Titles that no other track or release has. */
function createTitles(random: Random): () => string {
  const taken = new Set<string>()
  return () => {
    for (;;) {
      const title = `${random.pick(FIRST_WORDS)} ${random.pick(LAST_WORDS)}`
      if (taken.has(title)) continue
      taken.add(title)
      return title
    }
  }
}

/** Albums, EPs and singles; the single carries the title of its track. */
function createReleases(random: Random, { day }: Days, artists: LabelArtist[]): LabelRelease[] {
  const title = createTitles(random)
  return Array.from({ length: 62 }, (_, index) => {
    const releaseType = index < 28 ? (index % 7 < 4 ? 'ALBUM' : 'EP') : 'SINGLE'
    const artist = artists[releaseType === 'SINGLE' ? random.whole(0, 37) : (11 * index) % 39]!
    const isOpen = index % 6 === 1
    const from = isOpen ? random.whole(6, 95) : -Math.ceil(1300 * random.next() ** 1.5) - 2
    return {
      id: 301 + index,
      title: LONG_TITLES[index] ?? title(),
      artistId: artist.id,
      releaseType,
      catalogueNumber: `LFR-${String(112 + 3 * index)}`,
      genre: artist.genre,
      status: isOpen ? (index % 4 === 3 ? 'ON_HOLD' : 'SCHEDULED') : 'RELEASED',
      releaseDate: day(from),
      formats: releaseType === 'SINGLE' ? ['DIGITAL'] : FORMATS.filter((_format, at) => at === 3 || random.chance(0.6)),
      listPrice: eur(releaseType === 'SINGLE' ? random.pick([0.99, 1.29, 1.49]) : releaseType === 'EP' ? random.pick([5.99, 6.99, 7.49]) : random.whole(9, 14) + 0.99), // oxfmt-ignore
      producer: random.pick(PRODUCERS),
      description: random.chance(0.5) ? null : random.pick(BLURBS),
    }
  })
}

function createTracks(random: Random, artists: LabelArtist[], releases: LabelRelease[]): LabelTrack[] {
  const used = new Set(releases.map(one => one.title))
  const draw = createTitles(random)
  const title = (): string => {
    const drawn = draw()
    return used.has(drawn) ? title() : drawn
  }
  const rows = releases.flatMap(release => Array.from({ length: release.releaseType === 'SINGLE' ? 1 : release.releaseType === 'EP' ? random.whole(4, 5) : random.whole(7, 9) }, (_, at) => ({ release, at }))) // oxfmt-ignore
  return rows.map(({ release, at }, index) => {
    const others = artists.filter(one => one.id !== release.artistId)
    const guest = random.chance(0.22) ? [{ artistId: random.pick(others).id, role: random.chance(0.75) ? 'FEATURED' : 'REMIXER' }] : [] // oxfmt-ignore
    const isLong = ['JAZZ', 'METAL', 'ELECTRONIC'].includes(release.genre)
    return {
      id: 1001 + index,
      title: release.releaseType === 'SINGLE' ? release.title : title(),
      releaseId: release.id,
      trackNumber: at + 1,
      isrc: `NL-L7F-${release.releaseDate.slice(2, 4)}-${String(20_011 + 7 * index)}`,
      duration: random.whole(128, isLong ? 460 : 312),
      bpm: random.whole(68, 174),
      explicit: random.chance(release.genre === 'HIP_HOP' ? 0.7 : release.genre === 'METAL' ? 0.4 : 0.12),
      streams: release.status === 'RELEASED' ? Math.round(10 ** (3.5 + 3 * random.next())) : 0,
      credits: [{ artistId: release.artistId, role: 'MAIN' }, ...guest],
    }
  })
}

/** Those of twenty months, and those that are planned for the next five. */
const createConcerts = (
  random: Random,
  { moment }: Days,
  artists: LabelArtist[],
  venues: LabelVenue[],
): LabelConcert[] =>
  // oxfmt-ignore
  Array.from({ length: 120 }, (_, index) => {
    const from = index < 72 ? -Math.ceil(8 * (72 - index)) + random.whole(0, 6) - 1 : 2 + Math.floor(3.1 * (index - 72)) + random.whole(0, 2) // oxfmt-ignore
    const venue = random.pick(venues)
    const status = random.chance(0.09) ? 'CANCELLED' : from < 0 ? 'PLAYED' : from > 110 ? 'ANNOUNCED' : random.chance(0.28) ? 'SOLD_OUT' : 'ON_SALE' // oxfmt-ignore
    const share = status === 'SOLD_OUT' ? 1 : status === 'ANNOUNCED' ? 0 : 0.2 + 0.7 * random.next()
    const start = random.pick([38, 39, 40, 41]) / 48
    return {
      id: 7001 + index,
      artistId: artists[random.whole(0, 39)]!.id,
      venueId: venue.id,
      tourName: random.chance(0.4) ? null : random.pick(TOURS),
      startsAt: moment(from, start),
      doorsAt: moment(from, start - 2 / 48),
      status,
      ticketPrice: random.whole(24, venue.capacity > 2000 ? 130 : 76) / 2,
      ticketsSold: Math.round(share * venue.capacity),
      fee: eur(250 * random.whole(2, Math.ceil(venue.capacity / 120) + 4)),
      remarks: random.chance(0.7) ? null : random.pick(REMARKS),
    }
  })

/** One for a release and a quarter that is over. */
function createStatements(random: Random, { day }: Days, releases: LabelRelease[]): LabelStatement[] {
  const today = day(0)
  const quarters = Array.from({ length: 7 }, (_, back) => {
    const months = Number(today.slice(0, 4)) * 12 + 3 * Math.floor((Number(today.slice(5, 7)) - 1) / 3) - 3 * (7 - back)
    const first = (total: number) => `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}-01`
    return { start: first(months), end: shiftDay(first(months + 3), -1), back: 6 - back }
  })
  const rows = quarters.flatMap(quarter => releases.filter(one => one.status === 'RELEASED' && one.releaseDate <= quarter.end && random.chance(0.72)).map(release => ({ quarter, release }))) // oxfmt-ignore
  return rows.slice(-190).map(({ quarter, release }, index) => {
    const grossRevenue = cents(10 ** (2.1 + 2 * random.next()))
    const drawn = random.next()
    const status = drawn < 0.06 ? 'DISPUTED' : drawn < 0.13 ? 'ON_HOLD' : quarter.back > 1 ? 'PAID' : quarter.back === 1 ? (drawn < 0.7 ? 'PAID' : 'APPROVED') : drawn < 0.5 ? 'APPROVED' : 'DRAFT' // oxfmt-ignore
    return {
      id: 4001 + index,
      statementNumber: `RS-${20_101 + index}`,
      artistId: release.artistId,
      releaseId: release.id,
      periodStart: quarter.start,
      periodEnd: quarter.end,
      unitsSold: random.whole(4, 900),
      grossRevenue,
      netAmount: cents((grossRevenue * random.whole(14, 30)) / 100),
      status,
      paidOn: status === 'PAID' ? shiftDay(quarter.end, random.whole(20, 55)) : null,
    }
  })
}
