import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Measured } from '../requests/read-message.ts'

/** What a number measures or counts. `name` is the singular English name of a unit, '%' or an ISO 4217 code. */
export interface Unit {
  name: string
  kind: 'measure' | 'percent' | 'currency'
  start: number
  end: number
}

/**
 * Names, plurals and symbols of units in everyday use, by quantity, with their size in the first unit of the line
 * (BIPM, The International System of Units, 9th edition; NIST Special Publication 811 for the customary ones).
 */
const TABLE: Record<string, [number, string][]> = {
  length: [
    [1, 'meter meters metre metres m'],
    [1000, 'kilometer kilometers kilometre kilometres km kms'],
    [0.01, 'centimeter centimeters centimetre centimetres cm'],
    [0.001, 'millimeter millimeters millimetre millimetres mm'],
    [1e-6, 'micrometer micrometers micron microns µm um'],
    [1e-9, 'nanometer nanometers nm'],
    [1609.344, 'mile miles mi'],
    [0.3048, 'foot feet ft'],
    [0.0254, 'inch inches in'],
    [0.9144, 'yard yards yd yds'],
  ],
  mass: [
    [1, 'kilogram kilograms kilo kilos kg kgs'],
    [0.001, 'gram grams g'],
    [1e-6, 'milligram milligrams mg'],
    [1000, 'tonne tonnes ton tons t'],
    [0.45359237, 'pound pounds lb lbs'],
    [0.028349523125, 'ounce ounces oz'],
  ],
  time: [
    [1, 'second seconds sec secs s'],
    [0.001, 'millisecond milliseconds ms'],
    [60, 'minute minutes min mins'],
    [3600, 'hour hours hr hrs h'],
    [86400, 'day days'],
    [604800, 'week weeks wk wks'],
    [2629746, 'month months mo'],
    [31556952, 'year years yr yrs'],
    [315569520, 'decade decades'],
    [3155695200, 'century centuries'],
  ],
  volume: [
    [1, 'liter liters litre litres l'],
    [0.001, 'milliliter milliliters millilitre millilitres ml'],
    [3.785411784, 'gallon gallons gal'],
    [0.2365882365, 'cup cups'],
    [0.01478676478125, 'tablespoon tablespoons tbsp'],
    [0.00492892159375, 'teaspoon teaspoons tsp'],
    [1000, 'm^3 m³ m3 cbm'],
    [0.473176473, 'pint pints'],
    [0.946352946, 'quart quarts'],
  ],
  temperature: [
    [1, 'celsius °c c centigrade'],
    [1, 'fahrenheit °f f'],
    [1, 'kelvin kelvins k'],
  ],
  speed: [
    [1, 'm/s mps'],
    [0.44704, 'mph'],
    [1 / 3.6, 'km/h kph kmh'],
    [0.514444, 'knot knots'],
  ],
  acceleration: [[1, 'm/s^2 m/s² m/s2']],
  area: [
    [1, 'm^2 m² m2 sqm'],
    [0.09290304, 'sqft'],
    [4046.8564224, 'acre acres'],
    [10000, 'hectare hectares ha'],
  ],
  force: [[1, 'newton newtons n']],
  energy: [
    [1, 'joule joules j'],
    [1000, 'kilojoule kilojoules kj'],
    [4184, 'kilocalorie kilocalories kcal calorie calories cal'],
    [3.6e6, 'kwh kwhs'],
    [3.6e9, 'mwh'],
    [3.6e12, 'gwh'],
  ],
  power: [
    [1, 'watt watts w'],
    [1000, 'kilowatt kilowatts kw'],
    [1e6, 'megawatt megawatts mw'],
    [1e9, 'gigawatt gigawatts gw'],
  ],
  pressure: [
    [1, 'pascal pascals pa'],
    [100, 'hectopascal hectopascals hpa'],
    [1000, 'kilopascal kilopascals kpa'],
    [1e6, 'megapascal megapascals mpa'],
    [100, 'millibar millibars mbar'],
    [133.322387415, 'mmhg'],
    [101325, 'atmosphere atmospheres atm'],
    [1e5, 'bar bars'],
    [6894.757, 'psi'],
  ],
  charge: [[1, 'coulomb coulombs']],
  current: [
    [1, 'ampere amperes amp amps a'],
    [1e-3, 'milliampere milliamperes milliamp milliamps ma'],
  ],
  voltage: [
    [1, 'volt volts v'],
    [1e-3, 'millivolt millivolts mv'],
    [1e3, 'kilovolt kilovolts kv'],
  ],
  resistance: [[1, 'ohm ohms Ω']],
  capacitance: [
    [1, 'farad farads'],
    [1e-6, 'microfarad microfarads µf uf'],
    [1e-9, 'nanofarad nanofarads nf'],
    [1e-12, 'picofarad picofarads pf'],
  ],
  inductance: [
    [1, 'henry henries henrys'],
    [1e-3, 'millihenry millihenries mh'],
    [1e-6, 'microhenry microhenries µh uh'],
  ],
  field: [[1, 'tesla teslas']],
  frequency: [
    [1, 'hertz hz'],
    [1 / 60, 'bpm rpm'],
    [1e9, 'ghz gigahertz'],
    [1e6, 'mhz megahertz'],
    [1e3, 'khz kilohertz'],
  ],
  data: [
    [1, 'byte bytes'],
    [1e3, 'kilobyte kilobytes kb'],
    [1e6, 'megabyte megabytes mb'],
    [1e9, 'gigabyte gigabytes gb'],
    [1e12, 'terabyte terabytes tb'],
  ],
  angle: [[1, 'degree degrees deg °']],
  amount: [[1, 'mole moles mol']],
}

const CURRENCIES: Record<string, string> = Object.assign(Object.create(null) as Record<string, string>, {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  dollar: 'USD',
  dollars: 'USD',
  buck: 'USD',
  bucks: 'USD',
  usd: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  gbp: 'GBP',
  yen: 'JPY',
  jpy: 'JPY',
  rupee: 'INR',
  rupees: 'INR',
  inr: 'INR',
  yuan: 'CNY',
  cny: 'CNY',
  franc: 'CHF',
  francs: 'CHF',
  chf: 'CHF',
  peso: 'MXN',
  pesos: 'MXN',
})

const UNITS = new Map<string, Measured>()
for (const [quantity, rows] of Object.entries(TABLE))
  for (const [size, writings] of rows) {
    const all = writings.split(' ')
    for (const writing of all) if (!UNITS.has(writing)) UNITS.set(writing, { name: all[0]!, quantity, size })
  }

/**
 * A unit by any of its writings: its name, quantity and size within the quantity. Of the symbols that case alone tells apart, the
 * capital T is the tesla and the small one the tonne (SI brochure, 9th edition, tables 4 and 8).
 */
export const findUnit = (writing: string): Measured | undefined =>
  UNITS.get(writing === 'T' ? 'tesla' : writing.toLowerCase())

/** What the unit of a word is called otherwise: "kilo" for "kg"; no symbol of one letter. */
export function otherNamesOfUnit(word: string): string[] {
  const own = findUnit(word)
  const others = [...UNITS].filter(([, unit]) => isSameUnit(own, unit))
  return others.flatMap(([name]) => (name.length > 1 && name !== word ? [name] : []))
}

/** Whether two are the same unit, whatever it is called. */
export const isSameUnit = (one?: Measured, other?: Measured): boolean =>
  one !== undefined && one.quantity === other?.quantity && one.size === other.size

/** Whether two words are one, or name the same unit: "kg" and "kilo". */
export const isSameMeasure = (one: string, other: string): boolean =>
  one === other || isSameUnit(findUnit(one), findUnit(other))

/** The code of the currency that a noun alone is taken for; a pound is one where no weight is asked for. */
export const plainCurrency = (noun: string): string | undefined =>
  noun.length < 2 ? undefined : /^(?:pounds?|sterling)$/i.test(noun) ? 'GBP' : CURRENCIES[noun.toLowerCase()]

/** The name of a unit for each of another: "J/K" is joule per kelvin. */
export function findRatio(writing: string): string | undefined {
  const [over, under, ...more] = findUnit(writing) ? [] : writing.split('/').map(findUnit)
  return over && under && !more.length ? `${over.name} per ${under.name}` : undefined
}

/** Symbols of one letter are units only when they touch their number: "5 a day" has no ampere. */
const isSymbol = (writing: string) => writing.length <= 2 && /^[a-zΩ]/i.test(writing)

/** The unit behind a number: "km/h", "degrees Celsius", "square feet", "m²", "litres per minute". */
const UNIT_BEHIND = pattern('iu')`
  ^(\s?-?)(?:(degrees?|deg\.?|°)\s?)?(
    (?:(?:square|sq\.?|cubic|cu\.?)\s?)?(?:US |u\.s\. )?[\p{L}µΩ°$€£¥₹]+(?:\/[\p{L}]+(?:\^?[\d²]+)?)?
    (?:\^\d+|[²³]|\d(?!\d))?(?:\s+per\s+\p{L}+(?:\s+squared)?)?
  )
`

/** "l/100 km", "litres per 100 kilometres". */
const PER_HUNDRED = /^\s?(\p{L}+)\s?(?:\/|\bper\s)\s?100\s?(\p{L}+)/iu

/** The unit of the number at `start` to `end`: "$5", "5 %", "70kg", "5 square feet", "9.8 m/s^2", "20 degrees Celsius". */
export function readUnit(text: string, start: number, end: number): Unit | undefined {
  const sign = /[$€£¥₹]\s?[-−+]?$/.exec(text.slice(0, start))
  if (sign) return { name: CURRENCIES[sign[0][0]!]!, kind: 'currency', start: start - sign[0].length, end }
  const code = /\b([A-Z]{3})\s?$/.exec(text.slice(0, start))
  if (code && CURRENCIES[code[1]!.toLowerCase()])
    return { name: CURRENCIES[code[1]!.toLowerCase()]!, kind: 'currency', start: start - code[0].length, end }
  const rest = text.slice(end)
  const percent = /^\s?(?:%|percent(?:age points?)?\b|per ?cent\b|pct\b)/i.exec(rest)
  if (percent) return { name: '%', kind: 'percent', start, end: end + percent[0].length }
  const found = execIn(rest, UNIT_BEHIND)
  if (!found) return undefined
  const [whole, gap, degrees, written] = found
  const currency = CURRENCIES[written!.replace(/^(US|u\.s\.) /i, '').toLowerCase()]
  if (currency) return { name: currency, kind: 'currency', start, end: end + whole.length }
  const plain = written!.toLowerCase().replace(/\.$/, '')
  const hundred = PER_HUNDRED.exec(rest)
  const each = hundred && [findUnit(hundred[1]!), findUnit(hundred[2]!)]
  if (each?.[0] && each[1])
    return { name: `${each[0].name} per 100 ${each[1].name}`, kind: 'measure', start, end: end + hundred![0].length }
  const words = plain.split(/\s+/)
  const unit = (name: string, length: number): Unit => ({ name, kind: 'measure', start, end: end + length })
  const power = /^(square|sq\.?|cubic|cu\.?)\s?(.+)$/.exec(plain)
  if (power) {
    const base = findUnit(power[2]!.split(/\s+/)[0]!)
    if (base) return unit(`${power[1]!.startsWith('s') ? 'square' : 'cubic'} ${base.name}`, whole.length)
  }
  if (words.length > 1) {
    const base = findUnit(words[0]!)
    const per = findUnit(words[2] ?? '')
    if (base) return unit(per ? `${base.name} per ${words.slice(2).join(' ')}` : base.name, whole.length)
  }
  if (degrees) {
    const scale = findUnit(plain)
    return scale?.quantity === 'temperature'
      ? unit(scale.name, whole.length)
      : unit('degree', gap!.length + degrees.length)
  }
  const ratio = findRatio(plain)
  if (ratio) return unit(ratio, whole.length)
  const known = findUnit(plain)
  if (
    !known ||
    (gap &&
      isSymbol(plain) &&
      /^(in|a|c|f|k|s|h|t|v|w|j|n|l|g|m|mo|mi|pa|cal|ha)$/.test(plain) &&
      !isUnitByItself(plain, rest, whole.length))
  )
    return undefined
  return unit(known.name, whole.length)
}

/** Symbols of one letter that no word of English and no label is: "500 g flour", "a 12 V supply". */
const PLAIN_SYMBOL = /^[VWglm]$/

/**
 * A spaced symbol such as "5 m" or "20 C" counts where no word follows it that it could belong to, and before a noun in
 * small letters when it is written as units are.
 */
const isUnitByItself = (symbol: string, rest: string, length: number): boolean =>
  symbol !== 'a' &&
  symbol !== 'in' &&
  ((PLAIN_SYMBOL.test(rest.slice(0, length).trim()) && /^\s\p{Ll}/u.test(rest.slice(length))) ||
    /^\s+(?:long|wide|high|tall|deep|thick|apart)\b/i.test(rest.slice(length)) ||
    !/^\s?\p{L}/u.test(
      rest.slice(length).replace(/^\s+(and|or|in|at|to|with|for|from|is|on|of|away|by|tall|long|wide|apart)\b/i, ''),
    ))
