import { pattern } from '../../../lib/patterns.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'

/** Words of English behind which stands what is not wanted (a closed class). */
const WITHOUT = pattern('iu')`
  \b(?:without|except(?:\s+for)?|excluding|minus|avoid(?:ing)?|but\s+(?:no|not)|leave\s+out|leaving\s+out|free\s+of|no|omit(?:ting)?)
  \s+(?:any\s+|the\s+)?(?:['"‘“]?[\p{L}-]+['"’”]?(?:,\s*|\s+(?:and|or)\s+)){0,3}['"‘“]?$
`
/** What a slot says that takes what is not wanted. */
const EXCLUDES = /exclu|without|except|avoid|leave[sd]?[ _]out|omit|allerg|unwanted|banned|forbidden|dislike/i

/** Whether a slot takes what is not wanted: `exclude`, "Ingredients to leave out". */
export const takesUnwanted = ({ path, description }: Slot): boolean =>
  EXCLUDES.test(path.at(-1)!) || EXCLUDES.test(description.split(/[.;(]/, 1)[0]!)

/** Characters before a value in which it stands that it is not wanted. */
const REACH = 80

const isUnwanted = ({ start }: { start: number }, { message, start: from }: ReadText): boolean =>
  WITHOUT.test(message.slice(Math.max(from, start - REACH), start))

/**
 * What may go to a slot of a tool that tells apart what is wanted and what is not: "with beans but without nuts". Where the text
 * wants something not to be there, that goes to the slot for it and nowhere else.
 */
export function keepWanted(found: Found[], slot: Slot, read: ReadText): Found[] {
  if (slot.unwanted === undefined || !/^(?:string|array)$/.test(slot.kind)) return found
  if (!read.values.some(value => isUnwanted(value, read))) return found
  return found
    .filter(one => isUnwanted(one, read) === (slot.unwanted === 'own'))
    .map(one => (slot.unwanted === 'own' ? { ...one, features: { ...one.features, unwanted: 1 } } : one))
}
