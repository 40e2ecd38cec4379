import { fragment } from '../../../../lib/patterns.ts'
import type { StepKind, Field } from '../../contract.ts'
import { readGathered } from '../collections.ts'
import { fieldOf, readFields, splitList } from '../fields.ts'
import { literalOf, MARK, type Source } from '../literals.ts'
import { nounAtEnd } from '../nouns.ts'
import { readTarget } from '../target.ts'
import { readValue } from '../value.ts'
import { DETERMINER } from '../words.ts'
import { type Rule, rule, target, FORM, INTO } from './rule.ts'

const RESULT =
  '(?:it|them|that|this|these|those|its (?:details|values|data)|the (?:result|details|record|data)|their details|all of (?:it|that))'

export const FILLS: readonly Rule[] = [
  rule(`(?:put|place|drop) .+`, ([said], source) => readGathered(said, source)),
  rule(`(?:fill(?: in| out| up)?|complete|populate) ${FORM}`, () => ({
    kind: 'fill_from',
    value: { kind: 'text', text: '' },
  })),
  rule(
    `(?:fill(?: in| out| up)?|complete|populate) ${FORM}(?: (?:on|in) (?:this|the) page)? (?:with|using|from|by) (.+)`,
    ([, given], source) => {
      const rest = given!.replace(/^(?:the following(?: values| data| details)?:? ?|these(?: values)?:? ?)/i, '')
      if (new RegExp(`^${RESULT}$`, 'i').test(rest)) return { kind: 'fill_from', value: { kind: 'result' } }
      const value = readValue(rest, source)
      if (value.kind === 'api') return { kind: 'fill_from', value }
      const fields = readFields(rest, source)
      return fields ? { kind: 'fill', fields } : value.kind === 'page' ? { kind: 'fill_from', value } : undefined
    },
  ),
  rule(
    fragment`
      (add|create|save|submit|register|insert|put|enter|type|write|paste|copy|fill(?: in)?|use|key in)
      \ (${RESULT}) (?:in|into|on|to|onto|in to|for)
      \ ((?:the |this |that )?(?:\S+ )?(?:page|form|web ?site|site|web ?page|fields))
    `,
    ([, verb, , where], source) => ({
      kind: 'fill_from',
      value: { kind: 'result' },
      ...(/form/i.test(where!) && { target: target(where!, source) }),
      ...(/add|create|save|submit|register/i.test(verb!) && { submit: true }),
    }),
  ),
  rule(`(?:fill(?: in| out)?|complete|populate) ${FORM}:? (.+)`, ([, given], source) => {
    const fields = readFields(given!, source)
    return fields && { kind: 'fill', fields }
  }),
  rule(
    `(?:type|enter|input|write|put|paste|insert|key in|add|append|fill|fill in|provide|specify|supply|copy) (.+)`,
    ([said, rest], source) => {
      const append = /^(?:append|add)/i.test(said)
      const placed = readPlaced(rest!, source)
      // "add the mug to the cart" types nothing.
      const isTyped =
        !append ||
        placed?.every(
          ({ target: to, value }) => to.roles?.includes('textbox') === true || (value.kind === 'text' && value.quoted),
        )
      if (placed && isTyped) return { kind: 'fill', fields: placed, ...(append && { append: true }) }
      return undefined
    },
  ),
  rule(`(?:fill(?: in| out)?|complete|populate)(?: the following)?:? (.+)`, ([, rest], source) => {
    const fields = readFields(rest!, source)
    return fields && { kind: 'fill', fields }
  }),
  rule(
    fragment`
      (?:
        set|change|update|switch|adjust|edit|make|turn|modify|alter|move|drag|raise|lower|increase|decrease
        |bring
      ) (.+?) (?:to|=|equal to|as) (.+)
    `,
    ([said, what, value], source) => {
      if (/^(?:move|drag)/i.test(said) && !/\b(?:slider|knob|handle)\b/i.test(what!)) return undefined
      if (/^(?:switch|turn)$/i.test(what!)) return undefined
      const later = readFields(said.replace(/^\S+ /, ''), source)
      if (later && later.length > 1) return { kind: 'fill', fields: later }
      if (saysMoreThanQuoted(value!)) return undefined
      return { kind: 'fill', fields: [fieldOf(what!, value!, source)] }
    },
  ),
  rule(`use (.+?) (?:as|for) (.+)`, ([, value, what], source) => ({
    kind: 'fill',
    fields: [fieldOf(what!, value!, source)],
  })),
  rule(
    `(?:replace|overwrite) (?:the (?:text|value|content|contents) (?:of|in) )?(.+?) (?:with|by) (.+)`,
    ([, what, value], source) => ({ kind: 'fill', fields: [fieldOf(what!, value!, source)] }),
  ),
  rule(`(?:clear|reset|empty|wipe) ${FORM}`, ([said]) => ({
    kind: 'click',
    target: { said, name: 'reset', otherNames: ['clear', said, 'start again'], roles: ['button'] },
  })),
  rule(
    `(?:clear|empty|erase|reset|delete the (?:text|value|content|contents) (?:of|in|from)|remove the (?:text|value) (?:of|in|from)) (.+)`,
    ([, what], source) => ({
      kind: 'clear',
      target: target(what!.replace(/^the (?:text|value|contents?) (?:of|in|from) /i, ''), source),
    }),
  ),
  rule(`(?:type|enter|input|write|paste|key in|insert) (.+)`, ([, rest], source) => {
    const fields = readFields(rest!, source)
    // "write a new letter to Ann": a thing that is made is no text to type.
    if (MADE.test(rest!)) return fields && { kind: 'fill', fields }
    const typed: StepKind = { kind: 'type', value: readValue(rest!, source) }
    if (!fields || literalOf(rest!, source)) return typed
    const isLabelled =
      fields.length > 1 ||
      new RegExp(`^[^\\uE000]+ (?:${MARK}|\\S*[\\d@]\\S*)$|[:=]|\\b(?:to|with|as|is)\\b`, 'i').test(rest!)
    return isLabelled ? { kind: 'fill', fields, or: [[typed]] } : { ...typed, or: [[{ kind: 'fill', fields }]] }
  }),
]

/** What is quoted is a value by itself: words around it say something of it, and are no part of what is entered. */
const saysMoreThanQuoted = (value: string): boolean =>
  new RegExp(MARK).test(value) && /\p{L}/u.test(value.replaceAll(new RegExp(MARK, 'g'), ''))

/** A thing that is written, spoken of for the first time, and what it is to be like. */
const MADE = /^(?:an?|another) (?:new )?[\p{L}-]+ (?:to|with|for|about|saying|that|in which)\b/iu

/** "Ann into the name field and Lee in the other", "Ann as name": every part says where it goes. */
function readPlaced(text: string, source: Source): Field[] | undefined {
  const parts = splitList(text)
  const read = (part: string): Field | undefined => {
    const named = new RegExp(`^([^\\uE000]+?) (${MARK}) (?:in|on|of|under|for) (.+)$`, 'i').exec(part)
    if (named && !/^(?:text|value|word|words)$/i.test(named[1]!)) {
      const field = fieldOf(named[1]!, named[2]!, source)
      const relation = { relation: 'in' as const, to: readTarget(named[3]!, source) }
      return { ...field, target: { ...field.target, relations: [...(field.target.relations ?? []), relation] } }
    }
    const at = new RegExp(
      `^(.+?) (?:as (?:the |a |an )?(?:value (?:of|for) )?|for (?:the |a |an )?|${INTO} )(.+)$`,
      'i',
    )
    const match =
      new RegExp(`^(${MARK}) (?:${INTO}|as|for|under|below|next to|beside) (.+)$`, 'i').exec(part) ??
      lastPlace(part) ??
      at.exec(part)
    if (!match || /^(?:the )?(?:page|form)$/i.test(match[2]!)) return undefined
    const label = match[2]!.replace(/^(?:the )?(?:field|input|box) (?:for|of) /i, '')
    const isDetermined =
      new RegExp(`^(?:${DETERMINER}\\s|${MARK})`, 'i').test(match[2]!) ||
      nounAtEnd(match[2]!.split(/\s+/)) !== undefined ||
      / as /i.test(part) ||
      new RegExp(`^${MARK}`).test(part) ||
      /^(?:[\d.,+$€£-]+|\S+@\S+|\S+)$/.test(match[1]!)
    return isDetermined ? fieldOf(label, match[1]!, source) : undefined
  }
  if (parts.length > 1) {
    const fields = parts.map(read)
    if (fields.every(field => field !== undefined)) return fields
  }
  const whole = read(text)
  return whole && [whole]
}

/** The last "in the …" of several: "meet me in Paris in the message box". */
const lastPlace = (text: string) =>
  new RegExp(`^(.+) ${INTO} ((?:the|this|that|my|its) .+)$`, 'i').exec(text) ?? undefined
