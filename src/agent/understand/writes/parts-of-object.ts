import { onlyOne } from '../../../lib/only-one.ts'
import { LOCAL_PHONE } from './place-value.ts'
import type { Spread } from './read-address.ts'
import { isFreeText, labelOf, type Slot } from './slots.ts'

const EMAIL = /^\S+@\S+\.\S+$/
const PHONE = /^\+?\d[\d\s()./-]{5,}$/

/**
 * "Rita Bloom, niece, 555 0101" for the name of a contact that has a relation and a phone beside it: several parts in one breath, each
 * for its own place. What has the form of one is that; of the rest the first is the name, and the other one is the only text that is
 * left. Undefined where the value is one part, or the name has none beside it.
 */
export function spreadParts(text: string, slot: Slot, slots: readonly Slot[]): Spread | undefined {
  const items = text.split(/\s*[,;]\s*/).filter(Boolean)
  const beside = slots.filter(other => other !== slot && isBeside(other, slot))
  if (items.length < 2 || !beside.length || /^["“]/.test(text.trim())) return undefined
  const values: Record<string, string> = {}
  const open = [slot, ...beside]
  const give = (item: string, to: Slot | undefined): boolean => {
    if (!to) return false
    values[to.name] = item
    open.splice(open.indexOf(to), 1)
    return true
  }
  const rest = items.filter(item => !give(item, formed(item, open)))
  const [first, other, ...more] = rest
  const isGiven =
    first === undefined || (!more.length && give(first, slot) && (other === undefined || give(other, onlyText(open))))
  const names = [slot, ...beside].map(labelOf).join(', the ')
  return isGiven
    ? { values }
    : { problem: `I cannot tell which part of “${text}” is what: say the ${names} each by its name` }
}

/** Parts of one object, or called alike but for their last word. */
const isBeside = (one: Slot, { words, path }: Slot): boolean =>
  words.length > 1 &&
  /^(?:name|contact)$/.test(words.at(-1)!) &&
  one.path.length === path.length &&
  one.words.length > 1 &&
  one.words.slice(0, words.length - 1).join() === words.slice(0, -1).join()

/** The place for what has the form of an e-mail address or a telephone number. */
function formed(item: string, slots: readonly Slot[]): Slot | undefined {
  const called = EMAIL.test(item)
    ? /^e?mail$/
    : PHONE.test(item) || LOCAL_PHONE.test(item)
      ? /^(?:phone|telephone|mobile)$/
      : undefined
  const fits = called ? slots.filter(({ words }) => words.some(word => called.test(word))) : []
  return fits.length === 1 ? fits[0] : undefined
}

const onlyText = (slots: readonly Slot[]): Slot | undefined => {
  const isContact = ({ words }: Slot) => /^(?:e?mail|phone|telephone|mobile)$/.test(words.at(-1)!)
  return onlyOne(slots.filter(s => isFreeText(s) && !isContact(s)))
}
