import { fragment, pattern } from '../../lib/patterns.ts'
import { annotate } from '../understand/chunks/annotate.ts'
import { readMessage } from '../understand/requests/read-message.ts'
import { coerce } from '../understand/writes/coerce.ts'
import { orderKept } from '../understand/writes/kept-orders.ts'
import { maskQuotes } from '../understand/writes/mask.ts'
import { readAll } from '../understand/writes/read-request.ts'
import type { WriteRequest } from '../understand/writes/request.ts'
import { labelOf, type Slot } from '../understand/writes/slots.ts'
import { withoutPoliteness } from '../understand/writes/strip-politeness.ts'
import { findRecords, type Row } from './find-records.ts'
import { storedValue } from './stored-value.ts'
import type { WriteContext } from './write-context.ts'

const BE = fragment`
  (?:(?:will|should|must|shall|is going to|needs? to|has to) be|is|are|becomes?|gets?|has|have|needs?|wants?)
  (?:\s+(?:now|for|at|on|in|under|with))*
`
const OLDER = String.raw`,?\s+(?:instead of|rather than|and not|not)\s+(?<old>[^,;:]+?)`
const END = String.raw`(?:,\s*please \p{L}+ it)?[\s.!]*$`
/** The forms in which a new value is set against the one before, without the name of the field. */
const FORMS = [
  new RegExp(String.raw`^(?<who>.{2,60}?)\s+${BE}\s+(?<now>\S.*?)${OLDER}${END}`, 'diu'),
  new RegExp(
    String.raw`^(?:change|move|switch|update|set|put|correct)\s+(?<who>.{2,60}?)\s+(?:over\s+)?from\s+(?<old>\S.*?)\s+to\s+(?<now>\S.*?)${END}`,
    'diu',
  ),
  new RegExp(
    String.raw`^(?:change|make|set|put|correct)\s+(?<who>.{2,60}?)\s+(?:to\s+)?(?<now>\S+(?:\s\S+){0,2}?)${OLDER}${END}`,
    'diu',
  ),
  new RegExp(
    String.raw`^(?:change|switch|replace|correct)\s+(?:the\s+)?(?<old>\S.*?)\s+(?:to|with|by)\s+(?<now>\S.*?)\s+(?:on|in|for|at|of)\s+(?<who>\S.*?)${END}`,
    'diu',
  ),
]
const NOUN_BEHIND = pattern('u')`^(\S+)\s+\p{Ll}[\p{L} ]*$`

/**
 * "booking B-12 will be six people instead of four": the value that no longer holds tells which field is meant, where exactly one field
 * of the record that can be changed has it. Gives the order with the name of that field; undefined where none or several have it.
 */
export async function sayByOldValue(context: WriteContext): Promise<string | undefined> {
  const { turn, knowledge, memory, now } = context
  const text = withoutPoliteness(orderKept(turn.message))
  const masked = maskQuotes(text)
  for (const form of FORMS) {
    // Quoted texts were covered, letter by letter: what they say stands at the same place.
    const places = form.exec(masked)?.indices?.groups
    if (!places) continue
    const said = (part: 'who' | 'old' | 'now') => text.slice(...places[part]!)
    const record = said('who')
    const command = { action: 'update' as const, verb: 'change', text: `change ${record}`, isExplicit: false }
    const requests = await readAll(command, knowledge, turn.apps, now, memory.query)
    const named = requests.find(r => r.operation?.kind === 'update' && r.target && !r.unknown.length && !r.isBulk)
    const slot = named && (await slotWith(named, said('old'), context))
    const value = said('now').replace(/\s+now$/i, '')
    if (slot) return `set the ${labelOf(slot)} of ${record} to ${plainValue(value, slot)}`
  }
  return undefined
}

/** "six people" of a figure is six. */
const plainValue = (value: string, { type }: Slot): string =>
  /^(?:integer|number)$/.test(type) ? (NOUN_BEHIND.exec(value)?.[1] ?? value) : value

/** The one field of the record that can be changed and has the old value. */
async function slotWith(
  { target, operation, app }: WriteRequest,
  old: string,
  context: WriteContext,
): Promise<Slot | undefined> {
  const found = await findRecords(target!, context, false)
  const [row] = 'rows' in found ? found.rows : []
  const own = context.knowledge.apps().find(({ model }) => model.name === app)
  if (!row || !own) return undefined
  const fits = operation!.slots.filter(slot => {
    if (!slot.field || slot.target) return false
    const message = readMessage(plainValue(old, slot), context.now)
    const read = coerce(message.text, annotate(message, own.dictionary, own.vocabularies), slot)
    return 'value' in read && isStored(row, slot, read.value)
  })
  return fits.length === 1 ? fits[0] : undefined
}

/** Whether a record has a value; of a moment its day is enough. */
function isStored(row: Row, slot: Slot, value: unknown): boolean {
  const stored = storedValue(row, slot)
  if (stored === undefined || stored === null) return false
  const isDay = typeof stored === 'string' && typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(stored)
  return isDay
    ? stored.slice(0, 10) === value.slice(0, 10)
    : String(stored).toLowerCase() === String(value).toLowerCase()
}
