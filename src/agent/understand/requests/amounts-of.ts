import { findUnit } from '../calls/units.ts'

/** Quantities of which one has an amount; hours and degrees are of something else, too ("opening hours", "minutes of the meeting"). */
const AMOUNTS: ReadonlySet<string> = new Set(['mass', 'volume', 'area', 'energy', 'data'])

/** "kg of hops in stock", "total litres of paint used in May": with the unit first, how much it is in that unit. */
export function sayHowMuch(message: string): string {
  const said = /^(\W*)(?:(?:the )?total (?:number of )?)?(\p{L}{2,}|m2|m²) of (?=\p{L})/iu.exec(message)
  const unit = said && findUnit(said[2]!)
  // "a pound of butter" and "one cup of tea" are things; abbreviations and plurals count.
  const isCount = said && (said[2]!.length <= 4 || /s$/i.test(said[2]!)) && !/^(?:in|bar|cup|ton|cal)$/i.test(said[2]!)
  return unit && isCount && AMOUNTS.has(unit.quantity)
    ? `${said[1]!}how many ${said[2]!} of ${message.slice(said[0].length)}`
    : message
}
