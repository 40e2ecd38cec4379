import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { COMPANIES, PEOPLE, PRODUCERS, PRODUCTS, TOWNS } from './names.ts'

/** The day on which everything is asked. */
export const TODAY = '2025-05-14'
/** One source for all the data, in the order in which the modules are read. */
export const random = createRandom(836)
export const cents = (amount: number) => Math.round(amount * 100) / 100
export const some = <T>(list: readonly T[], wanted: number): T[] =>
  list
    .map(one => [random.next(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, wanted)
    .map(([, one]) => one)

export const producers = PRODUCERS.map(([name, country, code, region, founded, organic], at) => ({
  no: at + 1,
  name,
  country,
  code,
  region,
  founded,
  organic,
}))

const WINES: readonly string[] = ['red', 'white', 'rose', 'sparkling']
export const products = PRODUCTS.map(([name, producer, kind, price, vintage], at) => ({
  no: at + 1,
  name,
  producer: producers.find(one => one.name === producer)!,
  kind,
  isWine: WINES.includes(kind),
  price,
  vintage,
  stock: at % 24 === 10 ? 0 : at % 8 === 3 ? random.whole(1, 5) : random.whole(13, 90),
  low: random.whole(3, 6) * 2,
  discontinued: at === 12 || at === 19 || at === 35,
  added: shiftDay('2021-09-01', random.whole(0, 1200)),
}))
export type Product = (typeof products)[number]

export const customers = PEOPLE.map(([first, last], at) => ({
  no: at + 1,
  first,
  last,
  name: `${first} ${last}`,
  email: `${first}.${last}@mail.example`.toLowerCase(),
  phone: at % 7 === 3 || at % 6 === 5 ? null : `+353 86 555 ${String(1203 + at * 211).slice(0, 4)}`,
  town: random.pick(TOWNS),
  company: at % 4 === 3 ? COMPANIES[(at - 3) / 4]! : null,
  newsletter: random.chance(0.6),
  joined: shiftDay('2022-03-01', random.whole(0, 1165)),
}))
export type Customer = (typeof customers)[number]
export const isTrade = ({ company }: Customer): boolean => company !== null
/** They registered and bought nothing. */
export const IDLE: readonly string[] = ['Rosalind Peake', 'Stefan Kowalik', 'Killian Egan', 'Beatrix Lyle']
