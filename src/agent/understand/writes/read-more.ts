import { escapePattern } from '../../../lib/escape-pattern.ts'
import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { annotate } from '../chunks/annotate.ts'
import { readOrder } from './read-order.ts'
import { choiceOf, chunksIn } from './coerce.ts'
import { sayBriefly, sayOfIt } from './say-briefly.ts'
import { maskValues } from './mask.ts'
import { nameSlots } from './name-slots.ts'
import { placeIn } from './place-value.ts'
import { readRecord } from './read-create.ts'
import type { ChangeContext, RecordValues } from './request.ts'
import { findCommand } from './find-command.ts'
import { isFreeText, labelOf, type Slot } from './slots.ts'

const QUESTION =
  /\?\s*$|^\W*(?:how (?:many|much)|what|which|who|where|when|list|show|count|find|tell|give|is|are|do|does)\b/i
/** What may stand before a correction without being a part of it. */
const CORRECTION = pattern('i')`
  ^\W*(?:
    (?:
      no|nope|wait|actually|sorry|oops|correction|rather|instead|hm+|well|and|also|plus|but|oh|ah|ok|okay|right|btw|i meant?|i mean
      |it(?:['’]s| is| (?:should|must) (?:be|read))|(?:let['’]?s )?call it|that(?:['’]s| is)|make (?:it|that)|set it to|with|please|change|set|use|not
    )\b[\s,.:;-]*
  )+
`

/** Whether a message asks for something else than values of the record that is being made. */
export function isQuestionOrCommand(text: string): boolean {
  if (testIn(text, QUESTION)) return true
  const command = findCommand(text)
  return command !== undefined && command.isExplicit && !testIn(text, CORRECTION)
}

/** Reads values from a message that answers a question for them, or corrects what was said. */
export function readMore(
  text: string,
  missing: string[],
  context: ChangeContext,
): RecordValues & { unknown: string[]; problems: string[] } {
  const slots = context.operation?.slots ?? []
  const asked = slots.find(s => s.name === missing[0])
  const told = withoutLabel(sayOfIt(sayBriefly(text)).trim(), asked)
  // "plus", where that is one of the values.
  const isChoice = asked !== undefined && choiceOf(told.replace(/[\s.!]+$/, ''), asked.choices) !== undefined
  const plain = isChoice
    ? told
    : told
        .replace(CORRECTION, '')
        .replace(/\s+instead[.!]*$/i, '')
        .trim()
  const message = readOrder(plain, context.now)
  const chunks = annotate(message, context.app.dictionary, context.app.vocabularies)
  // A reply that names nothing else is the text that was asked for.
  const isText = asked && isFreeText(asked)
  const isWhole =
    isText &&
    !nameSlots(message, chunks, context.entity, slots).length &&
    !/^(?:for|by|to|with|at|from|in|called)\s/i.test(plain) &&
    !/[,;]/.test(plain)
  const isName = asked?.field !== undefined && context.entity.nameFields.includes(asked.field)
  const isNamePart = isName && context.entity.nameFields.length > 1
  if (
    isWhole &&
    asked &&
    !(isNamePart && /\s/.test(plain)) &&
    !message.literals.some(l => /^(?:email|date|phone|url)$/.test(l.kind))
  ) {
    const placed = placeIn(plain, chunksIn(message, chunks, 0, message.text.length), asked, context.app)
    if ('value' in placed) return { values: { [asked.name]: placed.value }, references: [], unknown: [], problems: [] }
  }
  // A day, a number or a name, where one was asked for, is nothing else.
  if (asked && !isText) {
    const placed = placeIn(plain, chunksIn(message, chunks, 0, message.text.length), asked, context.app)
    if ('value' in placed) return { values: { [asked.name]: placed.value }, references: [], unknown: [], problems: [] }
    if ('reference' in placed) return { values: {}, references: [placed.reference], unknown: [], problems: [] }
  }
  const said = { message, chunks, masked: maskValues(message, chunks) }
  const record = readRecord(said, { start: 0, end: message.text.length }, slots, context)
  const named = {
    values: record.values,
    references: record.references,
    unknown: [] as string[],
    problems: record.problems,
  }
  const isNamed = Object.keys(named.values).length + named.references.length > 0
  const left = record.chunks.some(c => !record.taken.has(c) && (c.kind === 'unknown' || c.kind === 'literal'))
  if (isNamed && (!left || !asked || asked.name in named.values)) return named
  if (!asked) return named
  const range = readRange(plain, missing, context)
  if (range) return { values: range, references: [], unknown: [], problems: [] }
  // A whole clause, or a list of other things, is no name and no part of one.
  const isClause = isNamePart ? CLAUSE.test(plain) : isName && isMixedList(plain)
  const placed = isClause
    ? { problem: `I am not sure what of “${plain}” the ${labelOf(asked)} is` }
    : placeIn(plain, chunksIn(message, chunks, 0, message.text.length), asked, context.app)
  if ('value' in placed) return { values: { [asked.name]: placed.value }, references: [], unknown: [], problems: [] }
  if ('reference' in placed) return { values: {}, references: [placed.reference], unknown: [], problems: [] }
  return isNamed ? named : { values: {}, references: [], unknown: [], problems: [placed.problem] }
}

/** "the unit is unit 5" where the unit was asked for: what it is. */
function withoutLabel(text: string, asked: Slot | undefined): string {
  const label = asked && escapePattern(labelOf(asked))
  if (label === undefined) return text
  const said = new RegExp(
    `^(?:and )?(?:(?:the|its|his|her|their) )?${label}(?: is| would be| should be|:| =) (?=\\S)`,
    'i',
  )
  return text.replace(said, '')
}

/** A list of which not every part begins as a name does. */
const isMixedList = (text: string): boolean => {
  const parts = text.split(/[,;]\s*/)
  return parts.length > 1 && parts.some(part => !/^[\p{Lu}\d]/u.test(part))
}
const CLAUSE = /[,;]|\s(?:is|has|are|was)\s/i

/** "from 12 April until 14 April", where the first and the last day are both missing. */
function readRange(text: string, missing: string[], context: ChangeContext): Record<string, unknown> | undefined {
  const [from, to] = missing.map(name => context.operation?.slots.find(s => s.name === name))
  const [, first, last] = /^\W*(?:from |between )?(.+?) (?:to|until|till|through|and|–|-) (.+?)\W*$/i.exec(text) ?? []
  if (!from || !to || !first || !last || from.field?.role !== 'date' || to.field?.role !== 'date') return undefined
  const place = (part: string, slot: typeof from) => {
    const message = readOrder(part, context.now)
    const chunks = annotate(message, context.app.dictionary, context.app.vocabularies)
    const placed = placeIn(part, chunksIn(message, chunks, 0, part.length), slot, context.app)
    return 'value' in placed ? placed.value : undefined
  }
  const values = { [from.name]: place(first, from), [to.name]: place(last, to) }
  return Object.values(values).includes(undefined) ? undefined : values
}
