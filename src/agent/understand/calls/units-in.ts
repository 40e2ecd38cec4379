import { findRatio, findUnit } from './units.ts'

/** The units of measure that a name or a description speaks of, by their names. */
export function unitsIn(text: string): string[] {
  // The MM of "YYYY-MM-DD" is no millimetre.
  const words =
    text
      .replace(/\b(?:[YDMHS]{2,4}\b[-/.:\sT]?){2,}/gi, ' ')
      .toLowerCase()
      .match(/(?:square|sq|cubic)\s\p{L}+|[\p{L}µ°]+(?:\/[\p{L}]+(?:\^?\d)?)?/gu) ?? []
  const hundred = /\b(\p{L}+)(?:\/| per )100 ?(\p{L}+)/iu.exec(text)
  const each = hundred?.slice(1).map(findUnit)
  if (each?.[0] && each[1]) return [`${each[0].name} per 100 ${each[1].name}`]
  // "(m)": a symbol of one letter, too.
  const bracketed = [...text.matchAll(/\(([\p{L}°µ]{1,3})\)/gu)].flatMap(match => findUnit(match[1]!)?.name ?? [])
  return [
    ...new Set([
      ...bracketed,
      ...words.flatMap(word => {
        const area = /^(square|sq|cubic)\s(.+)$/.exec(word)
        const ratio = findRatio(word)
        if (ratio) return [ratio]
        const unit = findUnit(area ? area[2]! : word)
        if (!unit || (word.length < 3 && !/^(kg|km|cm|mm|lb|oz|mg|ml|ft|ms|hz|kw)$/.test(word))) return []
        return [area ? `${area[1]!.startsWith('s') ? 'square' : 'cubic'} ${unit.name}` : unit.name]
      }),
    ]),
  ]
}
