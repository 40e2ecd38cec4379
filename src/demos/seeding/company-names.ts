import { CULTURES, type CultureName } from './cultures.ts'
import type { Random } from './random.ts'

const FIRST_PARTS =
  `Alder Amber Ash Aspen Bay Beacon Birch Black Bright Canyon Cedar Chester Clear Copper Coral Crane Cross Dawn
  Deer Eagle East Elder Elm Ever Fair Falcon Fern Flint Fox Frost Glen Gold Granite Green Grey Harbor Hart Hazel Heron High Holly Iron
  Ivy Juniper Kestrel Kings Lake Lark Laurel Long Maple Marble Marsh May Mead Mill Moss North Oak Olive Orchard Otter Pebble Pine Plum
  Quarry Quill Raven Red River Rock Rose Rowan Sand Shell Silver Sky Snow South Spring Star Stone Summer Sun Swan Thistle Thorn Timber
  Wal West Whit Wild Willow Winter Wolf Wren Yarrow`.split(/\s+/)

const LAST_PARTS =
  `brook burn bury combe cove crest croft dale fell field ford gate grove haven hurst leigh mere mont point port
  reach ridge shaw shore stead stone ton vale view ward water well wick wood worth`.split(/\s+/)

/** Compounds that well-known companies are called. */
const TAKEN = new Set([
  'Blackstone',
  'Blackwater',
  'Blackwell',
  'Goldstone',
  'Kingston',
  'Rosewood',
  'Starwood',
  'Westfield',
  'Westport',
])

/** First words of company names. Each is given out once, so that no company's name is part of another's. */
export interface CompanyNames {
  /** A compound such as `Alderbrook`. */
  compound(): string
  /** A founder's family name of that culture, or a compound when they have all been used. */
  founder(culture: CultureName): string
}

export function createCompanyNames(random: Random): CompanyNames {
  const compounds = random.shuffle(
    FIRST_PARTS.flatMap(first =>
      LAST_PARTS.filter(last => last !== first.toLowerCase() && !first.endsWith(last.charAt(0))).map(
        last => first + last,
      ),
    ).filter(name => !TAKEN.has(name)),
  )
  const founders = new Map(Object.entries(CULTURES).map(([name, culture]) => [name, random.shuffle(culture.founders)]))
  const compound = () => {
    const name = compounds.pop()
    if (!name) throw new Error('More company names asked for than there are')
    return name
  }
  return { compound, founder: culture => founders.get(culture)?.pop() ?? compound() }
}
