/**
 * Gradable adjectives of English and the attributes that they grade (the attribute relation of WordNet 3.1: "heavy" and
 * "light" are values of "weight"). A superlative or comparative of one orders records by a field of that name.
 */
export interface Gradable {
  /** The order in which the superlative comes first. */
  direction: 'asc' | 'desc'
  of?: 'date' | 'number'
  /** Words of fields that it speaks of, likeliest first; without any it speaks of the main figure. */
  nouns: string[]
  /** A figure of that name grows the other way round: the oldest has the earliest date, but the highest age. */
  flips?: boolean
  /** It says how big something is. */
  isSize?: boolean
  /** It may say how little time something takes. */
  isBrief?: boolean
}

const SIZE: string[] = []
const PRICE = ['price', 'cost', 'fee', 'fare', 'rate', 'amount', 'value']
const LENGTH = ['length', 'duration', 'pages', 'distance', 'hours', 'minutes', 'days', 'seconds', 'weeks', 'words', 'runtime'] // oxfmt-ignore
const AGE = ['age']
const QUALITY = ['rating', 'rated', 'score', 'stars', 'grade', 'quality', 'review']

/** Whether more of a figure is better: a rating, not a severity. */
export const gradesQuality = ({ words }: { words: readonly string[] }): boolean =>
  words.some(word => QUALITY.includes(word))

/** Of which more is worse. */
const BADNESS = /^(?:severity|seriousness|damage|damages|losses|defects|errors|faults|complaints|injuries|casualties)$/
export const gradesBadness = ({ words }: { words: readonly string[] }): boolean =>
  words.some(word => BADNESS.test(word))

const desc = (words: string, nouns: string[], of: Gradable['of'] = 'number') => ({ words, direction: 'desc', of, nouns }) as const // oxfmt-ignore
const asc = (words: string, nouns: string[], of: Gradable['of'] = 'number') => ({ words, direction: 'asc', of, nouns }) as const // oxfmt-ignore

const ROWS: (Omit<Gradable, 'nouns'> & { words: string; nouns: readonly string[] })[] = [
  { ...desc('big large great huge sizable', SIZE), isSize: true },
  { ...asc('small little tiny minor', SIZE), isSize: true },
  { ...desc('high', SIZE), of: undefined },
  { ...asc('low', SIZE), of: undefined },
  desc('valuable lucrative', ['value', 'worth', 'profit', 'revenue', 'price', 'amount']),
  // What something costs or comes to tells nothing of what is earned by it.
  desc('profitable', ['profit', 'margin', 'earnings', 'income', 'revenue']),
  desc('expensive costly pricey dear', PRICE),
  asc('cheap inexpensive affordable', PRICE),
  desc('long lengthy', LENGTH),
  asc('short brief', LENGTH),
  { ...asc('old aged senior', AGE, 'date'), flips: true },
  { ...desc('young junior', AGE, 'date'), flips: true },
  desc('new recent late fresh', [], 'date'),
  asc('early soon', [], 'date'),
  desc('heavy', ['weight', 'mass', 'load']),
  asc('light', ['weight', 'mass']),
  desc('tall', ['height', 'elevation', 'stature']),
  desc('fast rapid swift', ['speed', 'velocity', 'pace']),
  { ...desc('quick', ['speed', 'velocity', 'pace']), isBrief: true },
  asc('slow', ['speed', 'velocity', 'pace']),
  desc('far distant remote', ['distance', 'mileage', 'km', 'miles']),
  asc('near close', ['distance']),
  desc('deep', ['depth']),
  asc('shallow', ['depth']),
  desc('spacious roomy', ['area', 'space', 'size', 'sqm', 'sqft', 'square', 'volume', 'capacity']),
  asc('cramped', ['area', 'space', 'size', 'sqm', 'sqft', 'square', 'volume', 'capacity']),
  desc('wide broad', ['width', 'breadth']),
  asc('narrow', ['width', 'breadth']),
  desc('thick', ['thickness', 'pages', 'page']),
  asc('thin', ['thickness', 'pages', 'page']),
  desc('hot warm', ['temperature']),
  asc('cold cool', ['temperature']),
  desc('strong powerful', ['strength', 'power', 'force', 'abv', 'alcohol']),
  asc('weak', ['strength', 'power', 'abv', 'alcohol']),
  desc('loud', ['volume', 'loudness']),
  asc('quiet', ['volume', 'loudness']),
  desc('rich wealthy', ['wealth', 'income', 'revenue', 'balance', 'salary']),
  asc('poor', ['wealth', 'income', 'revenue', 'balance', 'salary']),
  desc('urgent important', ['urgency', 'priority', 'importance']),
  desc('risky dangerous', ['risk']),
  asc('safe', ['risk']),
  desc('likely probable', ['likelihood', 'probability', 'chance']),
  asc('unlikely improbable', ['likelihood', 'probability', 'chance']),
  desc('populous', ['population', 'inhabitants']),
  desc('full', ['occupancy', 'load']),
  desc('dense', ['density']),
  desc('severe serious grave', ['severity', 'seriousness', 'damage']),
  desc('difficult hard', ['difficulty']),
  asc('easy', ['difficulty']),
]

/** Forms that no rule makes. */
const IRREGULAR: Record<string, [comparative: string, superlative: string]> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  pricey: ['pricier', 'priciest'],
}

function formsOf(word: string): [comparative: string, superlative: string] {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  const base = word.endsWith('y')
    ? `${word.slice(0, -1)}i`
    : /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)
      ? word + word.at(-1)!
      : word.replace(/e$/, '')
  return [`${base}er`, `${base}est`]
}

const positives = new Map<string, Gradable>()
const comparatives = new Map<string, Gradable>()
const superlatives = new Map<string, Gradable>()
/** The plain adjective of each comparative. */
const plain = new Map<string, string>()
for (const { words, nouns, ...rest } of [
  ...ROWS,
  { words: 'good', direction: 'desc', nouns: QUALITY } as const,
  { words: 'bad', direction: 'asc', nouns: QUALITY } as const,
])
  for (const word of words.split(' ')) {
    const gradable: Gradable = { ...rest, nouns: [...nouns] }
    const [comparative, superlative] = formsOf(word)
    positives.set(word, gradable)
    // Longer adjectives are graded with "more" and "most" only.
    if (word.length > 6 && !word.endsWith('y')) continue
    comparatives.set(comparative, gradable)
    plain.set(comparative, word)
    superlatives.set(superlative, gradable)
  }
// More forms with a life of their own.
superlatives.set('top', { direction: 'desc', nouns: [] })
superlatives.set('bottom', { direction: 'asc', nouns: [] })
superlatives.set('leading', { direction: 'desc', nouns: [] })
superlatives.set('furthest', superlatives.get('farthest')!)
superlatives.set('eldest', superlatives.get('oldest')!)
for (const word of ['most', 'least', 'fewest'])
  superlatives.set(word, { direction: word === 'most' ? 'desc' : 'asc', of: 'number', nouns: [] })
for (const word of ['more', 'less', 'fewer'])
  comparatives.set(word, { direction: word === 'more' ? 'desc' : 'asc', of: 'number', nouns: [] })

const opposite = (gradable: Gradable): Gradable => ({
  ...gradable,
  direction: gradable.direction === 'asc' ? 'desc' : 'asc',
})

/** "expensive", also as an adverb ("recently"). */
export const positiveOf = (word: string): Gradable | undefined =>
  positives.get(word) ?? positives.get(word.replace(/ly$/, '')) ?? positives.get(word.replace(/ily$/, 'y'))

/** "oldest", "most expensive", "least recently": what it orders by. */
export const superlativeOf = (words: string): Gradable | undefined => graded(words, superlatives, 'most', 'least')

/** "older", "more expensive", "less likely". */
export const comparativeOf = (words: string): Gradable | undefined => graded(words, comparatives, 'more', 'less')

function graded(words: string, forms: Map<string, Gradable>, up: string, down: string): Gradable | undefined {
  if (!words.includes(' ')) return forms.get(words)
  const isUp = words.startsWith(`${up} `)
  if (!isUp && !words.startsWith(`${down} `)) return undefined
  const second = words.split(' ')[1]!
  // Short adjectives are graded by their ending: "the most high …" is no superlative of "high".
  const isLong = second.length >= 6 || second.endsWith('ly')
  const positive = isLong ? positiveOf(second) : undefined
  return positive && (isUp ? positive : opposite(positive))
}

/** "expensive" for "more expensive", "old" for "older"; undefined for what is no comparative. */
export function comparativePositive(words: string): string | undefined {
  const [first, second] = words.toLowerCase().split(' ') as [string, string?]
  if (second === undefined) return plain.get(first)
  return (first === 'more' || first === 'less') && positiveOf(second) ? second : undefined
}

/** "oldest" for "older", "most expensive" for "more expensive"; undefined for what is no comparative. */
export function superlativeFor(comparative: string): string | undefined {
  const [first, second] = comparative.split(' ') as [string, string?]
  const positive = comparativePositive(comparative)
  if (positive === undefined) return undefined
  return second === undefined ? formsOf(positive)[1] : `${first === 'more' ? 'most' : 'least'} ${second}`
}

/**
 * The nouns of which an adjective in -y may be made (Quirk et al., 1985, I.38): wind of "windiest", noise of "noisy". Only superlatives and
 * comparatives of it, unless it is said that the word is one.
 */
export function gradableNouns(word: string, isAdjective: boolean): string[] {
  const base =
    /^(\p{L}{2,}?)ie(?:r|st)$/u.exec(word)?.[1] ?? (isAdjective ? /^(\p{L}{2,}?)y$/u.exec(word)?.[1] : undefined)
  if (base === undefined || word === 'many' || isGradable(word) || GRADED_WORDS.has(word)) return []
  return [base, `${base}e`, base.replace(/(.)\1$/, '$1')].filter(noun => noun.length >= 3)
}

/** A word of this table in any form: it is spelt right. */
export const isGradable = (word: string): boolean => GRADED_WORDS.has(word) || positiveOf(word) !== undefined

/** Every superlative and comparative of one word: they mean nothing else. */
export const GRADED_WORDS: ReadonlySet<string> = new Set([...superlatives.keys(), ...comparatives.keys()])
