import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createArtists, createStaff } from '../persons.ts'

export interface Money {
  amount: number
  currencyCode: string
}
export interface Artist {
  id: string
  fullName: string
  birthYear: number
  deathYear: number | null
  nationality: string
  movement: string | null
}
export interface Gallery {
  id: string
  name: string
  floor: number
  areaSqm: number
  hasClimateControl: boolean
}
export interface Artwork {
  id: string
  accessionNumber: string
  title: string
  artistId: string | null
  yearMade: number
  medium: string
  materials: string[]
  dimensions: { heightCm: number; widthCm: number }
  weightKg: number | null
  condition: string
  displayState: string
  galleryId: string | null
  acquiredOn: string
  acquisitionMethod: string
  insuranceValue: Money
  isFragile: boolean
}
export interface Exhibition {
  id: string
  title: string
  opensOn: string
  closesOn: string
  curator: { name: string; email: string }
  ticketPrice: Money
  visitorCount: number | null
  isTouring: boolean
}
export interface ExhibitionItem {
  id: string
  exhibitionId: string
  artworkId: string
  catalogueNumber: number
  isHighlight: boolean
}
export interface Loan {
  id: string
  loanNumber: string
  artworkId: string
  borrower: string
  startsOn: string
  dueOn: string
  returnedOn: string | null
  fee: Money
}

export const MEDIUMS = ['OIL_PAINTING', 'WATERCOLOUR', 'SCULPTURE', 'PHOTOGRAPH', 'PRINT', 'TEXTILE'] as const
export const CONDITIONS = ['EXCELLENT', 'GOOD', 'FAIR', 'POOR'] as const
export const DISPLAY_STATES = ['ON_DISPLAY', 'IN_STORAGE', 'ON_LOAN', 'IN_CONSERVATION'] as const
export const ACQUISITIONS = ['PURCHASE', 'GIFT', 'BEQUEST', 'TRANSFER'] as const
const NATIONS = ['Dutch', 'French', 'Spanish', 'Japanese', 'Mexican', 'Nigerian', 'Norwegian', 'Canadian']
const MOVEMENTS = ['Impressionism', 'Realism', 'Cubism', 'Surrealism', 'Expressionism', 'Pop Art']
const STUFF: Record<string, string[]> = {
  OIL_PAINTING: ['canvas', 'oak panel', 'gold leaf'],
  WATERCOLOUR: ['paper', 'graphite'],
  SCULPTURE: ['bronze', 'marble', 'limewood', 'gold leaf'],
  PHOTOGRAPH: ['silver gelatin', 'paper'],
  PRINT: ['paper', 'ink'],
  TEXTILE: ['silk', 'wool', 'gold thread'],
}
const ROOMS = ['Salon', 'Hall', 'Cabinet', 'Rotunda', 'Loggia']
const COLOURS = ['Amber', 'Cobalt', 'Ivory', 'Crimson', 'Emerald', 'Slate', 'Copper', 'Violet']
const SUBJECTS =
  `Harvest|Fisherman|Ferry|Orchard|Widow|Market|Lighthouse|Bathers|Violinist|Cathedral|Snowfall|Gardener|Dancer|
Storm|Shepherd|Window|Bridge|Mask|Pilgrim|Carnival`
    .replace(/\n/g, '')
    .split('|')
const SETTINGS =
  `at Dawn|in Winter|with Blue Vase|by the River|after Rain|in Red|without Shadow|at Rest|under Lamps|of the North|
in Three Parts|from Memory|at Noon|on the Hill|with Dog|in Silence|near Delft|at the Gate|for Marta|with Oranges`
    .replace(/\n/g, '')
    .split('|')
const SHOWS = `Women of the Avant-Garde|Light and Water|The Quiet Century|Paper Worlds|Bodies in Bronze|Northern Lights|
Thread by Thread|Masters of Shade|Faces of Labour|Cities Dreaming|The Golden Workshop|Salt and Sky|Strange Gardens|
After the War|Unfinished|Close Looking|Animals at Court|The Travelling Eye|Ornament Reborn|Lines of Flight|Silver Ghosts|
Dark Rooms|Feast Days|Borrowed Landscapes|New Arrivals|The Collector's Cabinet|Hidden Backs|Two Friends|Colour Fields|
Sea Change|Small Wonders|The Age of Print|Portraits of Absence|Open Storage|Fire and Form|Marble Skins|Winter Light|
Hands that Weave|A Room of Maps|Signs and Letters|Dutch Mornings|Still Here|The Last Romantics|Painted Music|Wild Coast|
Young Eyes|Night Shift|Ten Years of Gifts`
  .replace(/\n/g, '')
  .split('|')
const BORROWERS = `Rijksmuseum Twenthe|Museum Ludwig|Tate St Ives|Museo Picasso Malaga|Kunsthalle Bremen|Musee Fabre|
National Gallery of Denmark|Art Institute of Chicago|Kyoto City Museum|Whitworth Gallery`
  .replace(/\n/g, '')
  .split('|')

export type MuseumData = ReturnType<typeof createMuseumData>

/** 60 artists, 40 galleries, 400 artworks, 48 exhibitions, 320 exhibition items and 160 loans around the clock's day. */
export function createMuseumData(clock: Date) {
  const random = createRandom(18890331)
  const { day } = createDays(clock)
  const id = (start: number, index: number) => (start * 65_536 + index * 7919 + 4099).toString(16)
  const euros = (amount: number): Money => ({ amount, currencyCode: 'EUR' })
  const artists: Artist[] = createArtists().map(({ firstName, lastName }, index) => {
    const birthYear = random.whole(1790, 1985)
    const died = birthYear + random.whole(31, 92)
    return {
      id: id(161, index),
      fullName: `${firstName} ${lastName}`,
      birthYear,
      deathYear: died < 2020 ? died : null,
      nationality: random.pick(NATIONS),
      movement: random.chance(0.2) ? null : random.pick(MOVEMENTS),
    }
  })
  const galleries: Gallery[] = COLOURS.flatMap(colour => ROOMS.map(room => `${colour} ${room}`)).map((name, index) => ({
    id: id(97, index),
    name,
    floor: random.whole(0, 3),
    areaSqm: random.whole(6, 60) * 10,
    hasClimateControl: random.chance(0.6),
  }))
  const titles = SUBJECTS.flatMap(subject => SETTINGS.map(setting => `${subject} ${setting}`))
    .map(title => ({ title, order: random.next() }))
    .sort((a, b) => a.order - b.order)
  const artworks: Artwork[] = titles.map(({ title }, index) => {
    const artist = random.chance(0.07) ? undefined : random.pick(random.chance(0.3) ? artists.slice(0, 12) : artists)
    const medium = random.pick(['OIL_PAINTING', 'OIL_PAINTING', ...MEDIUMS])
    const isHeavy = medium === 'SCULPTURE'
    const acquiredOn = day(-random.whole(20, 14_000))
    return {
      id: id(46, index),
      accessionNumber: `${acquiredOn.slice(0, 4)}.${101 + index}`,
      title,
      artistId: artist?.id ?? null,
      yearMade: artist ? artist.birthYear + random.whole(20, 30) : random.whole(1650, 1900),
      medium,
      materials: STUFF[medium]!.filter((_, place) => place === 0 || random.chance(0.4)),
      dimensions: { heightCm: random.whole(18, 320), widthCm: random.whole(14, 280) },
      weightKg: isHeavy ? random.whole(8, 900) : random.chance(0.5) ? null : random.whole(1, 60),
      condition: random.pick([...CONDITIONS, 'GOOD', 'GOOD', 'FAIR']),
      displayState: 'IN_STORAGE',
      galleryId: null,
      acquiredOn,
      acquisitionMethod: random.pick([...ACQUISITIONS, 'PURCHASE', 'GIFT']),
      insuranceValue: euros(Math.round(10 ** (3.3 + 3 * random.next()) / 100) * 100),
      isFragile: random.chance(0.28),
    }
  })
  const loans: Loan[] = Array.from({ length: 160 }, (_, index) => {
    const starts = -random.whole(3, 1500)
    const due = starts + random.whole(30, 320)
    const isBack = due < -90 || (due < 40 && random.chance(0.5))
    return {
      id: id(201, index),
      loanNumber: `L-${2301 + index}`,
      artworkId: artworks[(index * 7 + 3) % 400]!.id,
      borrower: random.pick(BORROWERS),
      startsOn: day(starts),
      dueOn: day(due),
      returnedOn: isBack ? shiftDay(day(Math.max(starts, Math.min(due, -40))), random.whole(-20, 35)) : null,
      fee: euros(random.whole(0, 60) * 250),
    }
  })
  const away = new Set(loans.filter(({ returnedOn }) => returnedOn === null).map(({ artworkId }) => artworkId))
  for (const artwork of artworks) {
    artwork.displayState = away.has(artwork.id)
      ? 'ON_LOAN'
      : random.pick(['ON_DISPLAY', 'ON_DISPLAY', 'IN_STORAGE', 'IN_STORAGE', 'IN_STORAGE', 'IN_CONSERVATION'])
    if (artwork.displayState === 'ON_DISPLAY') artwork.galleryId = random.pick(galleries).id
  }
  const curators = createStaff().slice(30, 39)
  const exhibitions: Exhibition[] = SHOWS.map((title, index) => {
    const opens = -1600 + index * 38 + random.whole(0, 20)
    const curator = random.pick(curators)
    return {
      id: id(77, index),
      title,
      opensOn: day(opens),
      closesOn: day(opens + random.whole(40, 150)),
      curator: {
        name: `${curator.firstName} ${curator.lastName}`,
        email: `${curator.firstName.charAt(0).toLowerCase()}.${curator.lastName.toLowerCase()}@museum.example`,
      },
      ticketPrice: euros(random.pick([0, 8, 9.5, 12, 12, 14.5, 18])),
      visitorCount: opens < 0 ? random.whole(2100, 96_000) : null,
      isTouring: random.chance(0.3),
    }
  })
  const exhibitionItems: ExhibitionItem[] = Array.from({ length: 320 }, (_, index) => {
    const place = index % exhibitions.length
    return {
      id: id(12, index),
      exhibitionId: exhibitions[random.chance(0.25) ? 4 : place]!.id,
      artworkId: artworks[(index * 11 + random.whole(0, 9)) % 400]!.id,
      catalogueNumber: index + 1,
      isHighlight: random.chance(0.18),
    }
  })
  return { artists, galleries, artworks, exhibitions, exhibitionItems, loans }
}
