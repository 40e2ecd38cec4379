import type { SlotMention } from './name-slots.ts'
import { PARTICLE, type Span, type Split } from './spans.ts'
import { withSlots } from './split-named.ts'
import { fromStatement } from './split-statement.ts'
import { fromCompound } from './split-compound.ts'
import { withoutSlots } from './split-unnamed.ts'

/**
 * The ways to divide a change, likeliest first. `text` is masked (mask.ts) and lower-cased; `verb` its first word when that
 * asks for the change. Which of them is meant shows when values and records are looked at (read-change.ts).
 */
export function splitChange(text: string, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const lead = verb ? (leadOf(verb).exec(text)?.[0].length ?? 0) : 0
  const body: Span = { start: lead, end: text.length }
  const unnamed = [
    ...(verb ? [] : [...fromCompound(text, body, mentions), ...fromStatement(text, body, mentions)]),
    ...withoutSlots(text, body, verb),
  ]
  if (mentions.length < 2) return [...(mentions.length ? withSlots(text, body, verb, mentions) : []), ...unnamed]
  // A slot may be named in the description of the records only: "of tickets with urgency high".
  const some = [mentions, mentions.slice(0, 1), mentions.slice(-1)]
  return [...some.flatMap(list => withSlots(text, body, verb, list)), ...unnamed]
}

/** The verb and its particle, where that stands beside it: "put up the fee", "turn off auto renewal for Ann". */
const leadOf = (verb: string): RegExp => {
  const switching = /^(?:turn|switch)$/.test(verb) ? String.raw`(?:on|off)(?=\s+[a-z])|` : ''
  const before = String.raw`${PARTICLE}(?=\s+(?:the|a|an|his|her|its|their|to|by)\b)`
  return new RegExp(String.raw`^\s*(?:get rid of|${verb})\b(?:\s+(?:${switching}${before}))?\s*`, 'i')
}
