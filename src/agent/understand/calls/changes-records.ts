import { READING_ACTIONS } from '../../../lib/synonyms.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { DOWNWARDS, FACTORS, UPWARDS, VERBS } from '../writes/verbs.ts'
import { slotsOf, type Slot } from './describe-slots.ts'

/** Verbs that work on figures as well as on records: "add 3 and 4", "convert 5 miles", "double 21". */
const ARITHMETIC = new Set(['convert', ...UPWARDS, ...DOWNWARDS, ...Object.keys(FACTORS)])

/** Verbs that descriptions of tools begin with that look something up or work it out ("Retrieves …"), by their stems. */
const LOOKS_UP = new Set(READING_ACTIONS.flat().map(stem))

/**
 * Whether the method (RFC 9110, 9.3) or the name of a tool says that it makes, changes or deletes records: no question asks
 * for a call of one. A verb of change that does not lead the name may be a noun there ("player_record", "entropy_change"): it
 * is one where the description begins with a verb of looking up. A tool that only works on figures changes no records.
 */
export function changesRecords(tool: ToolCard): boolean {
  const { readOnly, method, words, description } = tool
  if (readOnly) return false
  if (/^(?:put|patch|delete)$/i.test(method)) return true
  const verbs = words.filter(word => Object.hasOwn(VERBS, word))
  if (!verbs.length || (verbs.every(verb => ARITHMETIC.has(verb)) && worksOnFigures(tool))) return false
  const opening = splitIdentifier(/^\W*(\p{L}+)/u.exec(description)?.[1] ?? '')[0]
  return verbs.includes(words[0]!) || opening === undefined || !LOOKS_UP.has(stem(opening))
}

/** Two figures, or a figure and the units or currencies that it is said in, are all that a tool needs; no key of a record. */
function worksOnFigures(tool: ToolCard): boolean {
  const needed = slotsOf(tool).filter(slot => slot.required)
  if (needed.some(({ named }) => named.has('id') || named.has('kei') || named.has('uuid'))) return false
  const converts = tool.words.includes('convert')
  const isFigure = ({ kind, item }: Slot) => /^(?:integer|number|any)$/.test(item?.kind ?? kind)
  const isMeasure = ({ roles }: Slot) =>
    roles.has('unit') || roles.has('currency') || (converts && (roles.has('source') || roles.has('target')))
  const measures = needed.filter(slot => isMeasure(slot) && !isFigure(slot))
  const figures = needed.filter(isFigure)
  // What is converted may be named, too: "2 pounds of butter".
  if (figures.length + measures.length < needed.length) return figures.length > 0 && measures.length > 1
  return measures.length > 0 || figures.length > 1 || figures.some(({ kind }) => kind === 'array')
}
