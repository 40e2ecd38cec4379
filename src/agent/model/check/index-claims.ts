import type { Claim } from './claims.ts'

type NumberClaim = Extract<Claim, { kind: 'number' }>
type DayClaim = Extract<Claim, { kind: 'day' }>
type TextClaim = Extract<Claim, { kind: 'text' }>

/** From so many claims of a kind on they are looked up instead of tried one by one. */
const MANY = 40
const NOTHING: TextClaim[] = []

/** Claims by what may support them, so that looking through many records takes no longer for an answer of many claims. */
export interface ClaimIndex {
  /** Figures that a known one may be; whether it is has to be looked at. */
  figures(known: number): NumberClaim[]
  /** Names and codes that a text in lower case may hold. */
  texts(lower: string): TextClaim[]
  /** The claims that a known day is: `2025-03-01` is in `2025-03`, in `--03` and on `--03-01`. */
  days(known: string): DayClaim[]
}

export function indexClaims(claims: readonly Claim[]): ClaimIndex {
  const texts = claims.filter(claim => claim.kind === 'text')
  const first = texts.map(claim => claim.words.split(' ', 1)[0]!)
  const byFirst = Map.groupBy(texts, (_, at) => first[at]!)
  const byDay = new Map<string, DayClaim[]>()
  for (const claim of claims.filter(one => one.kind === 'day'))
    for (const day of claim.days) byDay.set(day, [...(byDay.get(day) ?? []), claim])
  const numbers = claims.filter(claim => claim.kind === 'number')
  /** Figures by how far they reach, then by where they are: a figure lies in one of three neighbours of each reach. */
  const byReach = new Map<number, Map<number, NumberClaim[]>>()
  for (const claim of numbers)
    for (const { value, half } of claim.readings) {
      const reach = 2 ** Math.ceil(Math.log2(2 * half + 1e-8 * Math.abs(value) + 1e-8))
      const places = byReach.get(reach) ?? new Map<number, NumberClaim[]>()
      byReach.set(reach, places)
      const place = Math.floor(value / reach)
      places.set(place, [...(places.get(place) ?? []), claim])
    }
  return {
    figures: known => {
      if (numbers.length < MANY) return numbers
      return [...byReach].flatMap(([reach, places]) =>
        [known, -known, known * 100].flatMap(figure => {
          const place = Math.floor(figure / reach)
          return [place - 1, place, place + 1].flatMap(near => places.get(near) ?? [])
        }),
      )
    },
    texts: lower => {
      if (texts.length < MANY) {
        const isHere = (_: TextClaim, at: number) => lower.includes(first[at]!)
        return texts.some(isHere) ? texts.filter(isHere) : NOTHING
      }
      const words = new Set(lower.replace(/(\d)t(\d)/g, '$1 $2').split(/[^\p{L}\p{N}]+/u))
      return [...words].flatMap(word => byFirst.get(word) ?? [])
    },
    days: known => {
      const forms = [known, known.slice(0, 7), `-${known.slice(4)}`, `-${known.slice(4, 7)}`]
      return byDay.size && known ? forms.flatMap(form => byDay.get(form) ?? []) : []
    },
  }
}
