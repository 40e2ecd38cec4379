import { labelOf, type Slot } from '../understand/writes/slots.ts'
import { fold } from '../understand/language/words.ts'
import { storedValue } from './stored-value.ts'
import type { Row } from './find-records.ts'

type Values = Record<string, unknown>

/** Orders to leave a place empty. */
const CLEARS =
  /\b(?:clear|empty|emptied|blank|erase|remove|delete|drop|unset|reset|wipe|strip|take|none|nothing|without|no|not|null)\b/i
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+/
const BEHIND = /^(?<value>.+?),?\s+(?:and\s+)?(?:not|instead of|rather than)\s+(?<old>\S.*)$/i

/** "blue, not grey" where it is grey: the new value alone. */
export function withoutOldValues(values: Values, row: Row, slots: readonly Slot[]): Values {
  const shorten = (name: string, value: unknown): unknown => {
    const slot = slots.find(s => s.name === name)
    const { value: said, old } = (typeof value === 'string' && BEHIND.exec(value)?.groups) || {}
    const stored = slot && storedValue(row, slot)
    return said !== undefined && typeof stored === 'string' && fold(stored) === fold(old!) ? said : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shorten(name, value)]))
}

/**
 * What is wrong with texts that were read out of an order: a place that nobody asked to empty would be left empty, or an e-mail
 * address would go among the words of another place although the records have one for it.
 */
export function problemOfTexts(values: Values, row: Row, slots: readonly Slot[], message: string): string | undefined {
  const hasEmail = slots.some(isForEmail)
  for (const [name, value] of Object.entries(values)) {
    const slot = slots.find(s => s.name === name)
    if (!slot || typeof value !== 'string' || slot.type !== 'string') continue
    const stored = storedValue(row, slot)
    const isLost = !/[\p{L}\p{N}]/u.test(value) && typeof stored === 'string' && /[\p{L}\p{N}]/u.test(stored)
    if (isLost && !CLEARS.test(message)) return `I did not understand what the ${labelOf(slot)} should be`
    const mail = ADDRESS.exec(value)?.[0]
    if (
      mail &&
      mail !== value &&
      hasEmail &&
      !isForEmail(slot) &&
      !/note|comment|description|text|body|message/i.test(name)
    )
      return `I am not sure what of “${value}” the ${labelOf(slot)} should be`
  }
  return undefined
}

const isForEmail = ({ words, schema }: Slot): boolean =>
  schema.format === 'email' || words.includes('email') || words.includes('mail')
