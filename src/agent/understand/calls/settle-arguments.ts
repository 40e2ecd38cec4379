/** What the values that a call took have to do with each other, once all its arguments are chosen. */
import { findCities } from '../../../lib/places/find-city.ts'
import { stem } from '../language/words.ts'
import type { Choice } from './choose-arguments.ts'
import type { Slot } from './describe-slots.ts'
import type { Argument, Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import { placeKind } from './write-places.ts'

/** What a slot is called that takes how often something is tried, and one that takes how often that goes as wished. */
const TRIED = new Set(['trials', 'attempts', 'tries', 'tosses', 'throws', 'flips'].map(stem))
const WISHED = new Set(['successes', 'success', 'hits', 'wins'].map(stem))
const TOTAL = new Set(['total', 'overall'].map(stem))

/** Whether a slot takes the whole of which another one takes a part: `total_seats` and `free_seats`, trials and successes. */
function isWholeOf(whole: Slot, part: Slot): boolean {
  const [names, parts] = [whole, part].map(({ named }) => [...named.keys()])
  if (names!.some(word => TRIED.has(word)) && parts!.some(word => WISHED.has(word))) return true
  if (!names!.some(word => TOTAL.has(word)) || parts!.some(word => TOTAL.has(word))) return false
  return names!.some(word => !TOTAL.has(word) && parts!.includes(word))
}

const isWholeNumber = ({ kind, path }: Slot): boolean => kind === 'integer' && path.length === 1

/** No part is larger than its whole: where a text has the part first ("3 of the 20 seats"), the two change places. */
export function orderParts(slots: readonly Slot[], given: Record<string, Argument>): void {
  for (const whole of slots.filter(isWholeNumber))
    for (const part of slots.filter(slot => slot !== whole && isWholeNumber(slot) && isWholeOf(whole, slot))) {
      const [all, some] = [given[whole.path[0]!], given[part.path[0]!]]
      if (!all?.span || !some?.span || all.span.start === some.span.start) continue
      if (Number(some.value) > Number(all.value)) {
        given[whole.path[0]!] = { ...some, certainty: all.certainty }
        given[part.path[0]!] = { ...all, certainty: some.certainty }
      }
    }
}

/** Thousands of inhabitants from which a name behind "in" is a town, whatever else is called so. */
const LARGE = 50

/** What a slot is called that takes where something is. */
const WHERE = ['location', 'city', 'town', 'place', 'area', 'region'].map(stem)

/** "At the Bristol in Lyon": of two names that took each other's place, the town behind "in" is where, and the other one what. */
export function placeTowns(slots: readonly Slot[], given: Record<string, Argument>, { message }: ReadText): void {
  const texts = slots.filter(({ kind, path, choices }) => kind === 'string' && path.length === 1 && !choices.length)
  const isTown = ({ span, value }: Argument) =>
    span !== undefined &&
    /\bin\s+(?:the\s+)?$/i.test(message.slice(0, span.start)) &&
    (findCities(String(value))[0]?.inhabitants ?? 0) >= LARGE
  const isOther = ({ span, value }: Argument) =>
    span !== undefined && /^\p{Lu}/u.test(message.slice(span.start, span.end)) && !placeKind(String(value))
  const asksWhere = ({ named }: Slot) => WHERE.some(word => named.has(word))
  for (const where of texts.filter(asksWhere))
    for (const what of texts.filter(slot => !asksWhere(slot))) {
      const [place, name] = [given[where.path[0]!], given[what.path[0]!]]
      if (!place || !name || !isOther(place) || !isTown(name) || place.span!.start > name.span!.start) continue
      given[where.path[0]!] = { ...name, certainty: place.certainty }
      given[what.path[0]!] = { ...place, certainty: name.certainty }
    }
}

/** A list of every figure of a text is without those that other arguments took: "items 12 and 13 below the limit of 20". */
export function takeOnce(choices: readonly Choice[], { values }: ReadText): Choice[] {
  const figures = values.filter(value => value.kind === 'number')
  const within = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end
  return choices.map(choice => {
    const { candidate } = choice
    if (!candidate?.features.everyNumber || !Array.isArray(candidate.value)) return choice
    const own = figures.filter(figure => within(figure, candidate))
    const others = choices.flatMap(other =>
      other !== choice && other.candidate?.kind === 'number' && !Array.isArray(other.candidate.value)
        ? [other.candidate]
        : [],
    )
    if (own.length !== candidate.value.length) return choice
    const value = candidate.value.filter((_, at) => !others.some(other => within(own[at]!, other)))
    return value.length > 1 && value.length < own.length ? { ...choice, candidate: { ...candidate, value } } : choice
  })
}
