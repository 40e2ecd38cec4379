import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import { readValue } from '../values/read-value.ts'
import type { Mechanism } from '../work.ts'

const PLACE = pattern('i')`
  ^(?:the (?:words?|text|line|sentence|phrase|letters?) )?(.+?) (?:at|to|in|onto|before|behind) the (?:very )?
  (beginning|start|front|top|head|end|back|bottom) of (?:the|this|that|its) (?:existing |current |given )?
  (?:text|content|contents|line|paragraph|note|sentence|(?:text )?(?:area|field|box))\b
`

/** Whether a text goes to the beginning or the end of one that is there. */
export const saysPlaceInText = (rest: string): boolean => PLACE.test(rest)

/** "Put the word X at the end of the text": what a field holds stays, and something comes before or behind it. */
export const insertText: Mechanism = async (order, work) => {
  if (!/^(?:enter|add|other)$/.test(order.kind)) return false
  const match = PLACE.exec(order.rest)
  const { hands, orders, memory } = work
  const held = hands.page.nodes.filter(node => node.editable && !node.readonly && (node.value ?? '').trim() !== '')
  const field = held.find(({ tag }) => tag === 'textarea') ?? held[0]
  if (!match || !field) return false
  const added = readValue(hands, restore(match[1]!, orders.source), orders.source, memory)
  const text = field.value!
  const isFront = /beginning|start|front|top|head/i.test(match[2]!)
  const space = /\s/.test(text.at(isFront ? 0 : -1)!) ? '' : ' '
  await hands.type(field, isFront ? `${added}${space}${text}` : `${text}${space}${added}`)
  return true
}
