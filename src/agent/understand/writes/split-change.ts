import type { SlotMention } from './name-slots.ts'
import type { Slot } from './slots.ts'
import { CLEARING, DOWNWARDS, FACTORS, UPWARDS } from './verbs.ts'

/** A stretch of a message, by offsets. */
export interface Span {
  start: number
  end: number
}

/** A value as the message gives it, for a slot that it names or (without `slot`) for whatever slot it fits. */
export interface Given extends Partial<Span> {
  slot?: Slot
  /** Up or down by the value. */
  by?: 1 | -1
  /** Up or down by so many percent. */
  percent?: number
  clear?: boolean
  append?: boolean
  /** A yes or no that the verb says: "turn off the newsletter". */
  flag?: boolean
  /** Taken off a list. */
  remove?: boolean
}

/** One way to divide a change into the record's description and the values. */
export interface Split {
  target: Span
  given: Given[]
  /** The values stand behind "with" or "whose": of several records they may as well tell which. */
  mayDescribe?: boolean
}

const JOINT =
  '(?:(?:should|must|shall|will|ought to|needs? to|has to|have to) (?:now |then |also )?(?:be|read|become)(?: set to| changed to)?|(?:is|are|has been|have been|was|got) (?:now )?(?:changed|set|moved|updated|corrected) to|(?:has|have) (?:now |just )?(?:changed|moved|gone(?: up| down)?) to|(?:went|rose|fell|dropped|grew|moved|changed|increased|decreased)(?: up| down)? to|(?:is|are) (?:now|actually|really|in fact)|has (?:now )?become|(?:now )?becomes?|is|are|be|equals|=|:|->|→|to be|to read|to|as|into|instead of)'
const PARTICLE = '(?:up|down|back|forwards?|over|out|in|off|on|away)'
const LINK = '(?:of|for|on|in|from|at|belonging to)'
const PRONOUN = /^(?:it|this|that|them|him|her|they|these|those|he|she|this one|that one|both)$/i
const DETERMINER = /^(?:the|a|an|its|his|her|their|this|that|my|our|new)$/i

const trim = (text: string, span: Span): Span => {
  let { start, end } = span
  while (start < end && /[\s,;:]/.test(text[start]!)) start++
  while (end > start && /[\s,;:]/.test(text[end - 1]!)) end--
  return { start, end }
}

/** "all tickets that are closed": a verb inside the description of records gives no value. */
const isRelative = (before: string) => /\b(?:that|which|who|whose|where|when|if)(?:\s+\S+)?\s*$/i.test(before)

const isEmpty = (span: Span) => span.end <= span.start

/** Drops from the front or the end of a span what a pattern matches, until nothing does. */
function strip(text: string, span: Span, pattern: RegExp, side: 'front' | 'end'): Span {
  let at = trim(text, span)
  for (;;) {
    const match = pattern.exec(text.slice(at.start, at.end))
    if (!match?.[0]) return at
    at = trim(
      text,
      side === 'front' ? { ...at, start: at.start + match[0].length } : { ...at, end: at.start + match.index },
    )
  }
}

/**
 * The ways to divide a change, likeliest first. `text` is masked (mask.ts) and lower-cased; `verb` its first word when that
 * asks for the change. Which of them is meant shows when values and records are looked at (read-change.ts).
 */
export function splitChange(text: string, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const lead = verb
    ? (new RegExp(
        `^\\s*(?:get rid of|${verb})\\b(?:\\s+${PARTICLE}(?=\\s+(?:the|a|an|his|her|its|their|to|by)\\b))?\\s*`,
        'i',
      ).exec(text)?.[0].length ?? 0)
    : 0
  const body: Span = { start: lead, end: text.length }
  const unnamed = withoutSlots(text, body, verb)
  if (mentions.length < 2) return [...(mentions.length ? withSlots(text, body, verb, mentions) : []), ...unnamed]
  // A slot may be named in the description of the records only: "of tickets with urgency high".
  const some = [mentions, mentions.slice(0, 1), mentions.slice(-1)]
  return [...some.flatMap(list => withSlots(text, body, verb, list)), ...unnamed]
}

const BEFORE_SLOT =
  /(?:(?:^|\s|['’])(?:s|the|a|an|its|his|her|their|new|current|all|any|every|so|such|that|with|having|have|has|get|gets|got|and|also|please|now|then|set|change|update|put|make|adjust|by|setting|changing|of|on|to)|[-–—])$|['’]s?$/i

/** What stands before the first slot: the record, a pronoun's stand-in, or nothing. */
function targetBefore(text: string, span: Span): Span {
  const owned = strip(text, span, BEFORE_SLOT, 'end')
  const target = strip(text, owned, /^(?:for|of|on|in)\s/i, 'front')
  // A mark behind it tells a remark from a description: "Ann got promoted: her title …".
  const mark = /^\s*(?:[:.!;]|\s[-–—](?=\s))/.exec(text.slice(target.end, span.end))
  return mark && !isEmpty(target) ? { ...target, end: target.end + mark[0].length } : target
}

function withSlots(text: string, body: Span, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [first] = mentions
  const before = targetBefore(text, { start: body.start, end: first!.start })
  const mayDescribe = /\b(?:with|whose|having|where|in|at)\s+(?:a |an |the )?$/i.test(
    text.slice(body.start, first!.start),
  )
  const owner =
    isEmpty(before) || DETERMINER.test(text.slice(before.start, before.end)) ? { ...before, end: before.start } : before
  const out: Split[] = [
    ...valueFirst(text, body, verb, mentions),
    ...(isEmpty(owner) ? adding(text, verb, mentions) : []),
  ]
  const segments = mentions.map((mention, at) => ({
    slot: mention.slot,
    span: segmentAfter(text, mention.end, mentions[at + 1]?.start ?? text.length, at < mentions.length - 1),
  }))
  const clearing = verb !== undefined && CLEARING.has(verb)
  const flag = verb === undefined ? undefined : flagOf(verb, text.slice(0, first!.start))
  const factor = verb === undefined ? undefined : FACTORS[verb]
  const direction = verb === undefined ? undefined : UPWARDS.has(verb) ? 1 : DOWNWARDS.has(verb) ? -1 : undefined
  // Each segment gives a value, and at most one of them the record.
  const choices = segments.map(({ slot, span }, at) => {
    const options = segmentOptions(text, span, at === 0 || at === segments.length - 1, !isEmpty(owner))
    return options.map(option => ({
      slot,
      ...option,
      ...(option.by && { by: direction ?? 1 }),
      ...(!option.value && clearing && { clear: true }),
      ...(option.value && clearing && slot.type === 'array' && { remove: true }),
      ...(!option.value && flag !== undefined && slot.type === 'boolean' && { flag }),
      ...(!option.value && factor !== undefined && { percent: factor }),
    }))
  })
  for (const chosen of product(choices).slice(0, 60)) {
    const targets = chosen.flatMap(c => (c.target ? [c.target] : []))
    if (targets.length + Number(!isEmpty(owner)) > 1) continue
    if (chosen.some(c => !c.value && !c.clear && c.percent === undefined && c.flag === undefined)) continue
    out.push({
      ...(mayDescribe && { mayDescribe }),
      target: targets[0] ?? owner,
      given: chosen.map(({ slot, value, by, clear, percent, remove, flag: isOn }) => ({
        slot,
        ...(remove && { remove }),
        ...(isOn !== undefined && { flag: isOn }),
        ...value,
        ...(by && { by: by as 1 | -1 }),
        ...(clear && { clear }),
        ...(percent !== undefined && { percent }),
      })),
    })
  }
  return out
}

/** "turn on", "disable": what a verb says of a flag that is named. */
function flagOf(verb: string, before: string): boolean | undefined {
  if (/^(?:enable|activate|allow|check|tick)$/.test(verb) || /^\s*(?:turn|switch|put)\s+on\b/i.test(before)) return true
  return /^(?:disable|deactivate|disallow|uncheck|untick)$/.test(verb) || /^\s*(?:turn|switch)\s+off\b/i.test(before)
    ? false
    : undefined
}

function product<T>(lists: T[][]): T[][] {
  return lists.reduce<T[][]>(
    (all, list) => (all.length > 200 ? all : all.flatMap(row => list.map(item => [...row, item]))),
    [[]],
  )
}

const CONNECTORS =
  /(?:(?:^|[\s,;])(?:and|with|plus|also|then|but|set|change|update|put|make|give|his|her|its|their|the|a|an|to|new)|[,;])$/i

const segmentAfter = (text: string, start: number, end: number, isInner: boolean): Span =>
  isInner ? strip(text, { start, end }, CONNECTORS, 'end') : trim(text, { start, end })

interface Option {
  value?: Span
  target?: Span
  by?: boolean
}

/** "of T to V", "by V", "to V for T", "V": what may follow the name of a slot. */
function segmentOptions(text: string, span: Span, mayNameTarget: boolean, hasOwner: boolean): Option[] {
  const raw = text.slice(span.start, span.end)
  const at = (index: number, length: number): Span =>
    trim(text, { start: span.start + index, end: span.start + index + length })
  const out: Option[] = []
  const by = /^\s*by\s+(.+)$/is.exec(raw)
  if (by) {
    const value = at(raw.length - by[1]!.length, by[1]!.length)
    out.push(...linksIn(text, value).map(({ left, right }) => ({ by: true, value: left, target: right })))
    return [...(hasOwner ? [] : out), { by: true, value }]
  }
  const link = new RegExp(`^\\s*${LINK}\\s+`, 'i').exec(raw)
  if (link && mayNameTarget && !hasOwner) {
    const rest = at(link[0].length, raw.length - link[0].length)
    const inner = text.slice(rest.start, rest.end)
    for (const match of [
      ...inner.matchAll(new RegExp(`(?:\\s+|(?=[:=]))(?:${PARTICLE}\\s+)?(${JOINT}|by)(?=[\\s:=])\\s*`, 'gi')),
    ].reverse()) {
      const value = trim(text, { start: rest.start + match.index + match[0].length, end: rest.end })
      const target = trim(text, { start: rest.start, end: rest.start + match.index })
      const isClause =
        /\b(?:is|are|be|was|has|have)\b/i.test(match[0]) && isRelative(text.slice(rest.start, target.end))
      if (!isEmpty(value) && !isEmpty(target) && !isClause)
        out.push({ value, target, ...(match[1]!.toLowerCase() === 'by' && { by: true }) })
    }
    out.push({ target: rest })
  }
  const joint = new RegExp(
    `^\\s*(?:${PARTICLE}\\s+)?(?:${JOINT}|of(?=\\s))(?=\\s|[=:“"]|Q|$)\\s*(?:be\\s+)?`,
    'i',
  ).exec(raw)
  const value =
    joint && (hasOwner || !/of\s*$/.test(joint[0]))
      ? at(joint[0].length, raw.length - joint[0].length)
      : trim(text, span)
  if (isEmpty(value) || /^(?:and|or|but)\b/i.test(text.slice(value.start, value.end))) return [...out, {}]
  // "change the urgency of ticket 5": no value is told.
  if (link && !hasOwner && (!joint || /of\s*$/i.test(joint[0]))) return out
  // "from new to contacted": the value before is told too.
  const fromTo = /^from\s+.+?\s+to\s+(.+)$/is.exec(text.slice(value.start, value.end))
  if (fromTo) out.push({ value: trim(text, { start: value.end - fromTo[1]!.length, end: value.end }) })
  const links =
    mayNameTarget && !hasOwner ? linksIn(text, value).map(({ left, right }) => ({ value: left, target: right })) : []
  return [...out, ...links, { value }]
}

/** "V for T": every place where a preposition divides a span, from the last one. */
function linksIn(text: string, span: Span): { left: Span; right: Span }[] {
  const inner = text.slice(span.start, span.end)
  return [...inner.matchAll(new RegExp(`\\s+${LINK}\\s+`, 'gi'))].reverse().map(match => ({
    left: trim(text, { start: span.start, end: span.start + match.index }),
    right: trim(text, { start: span.start + match.index + match[0].length, end: span.end }),
  }))
}

/** "make Ann the owner of task 7", "add 10 to the score of lead 5": the value comes before its slot. */
function valueFirst(text: string, body: Span, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [mention] = mentions
  if (mentions.length > 1 || !verb || !mention) return []
  const after = trim(text, { start: mention.end, end: text.length })
  const link = new RegExp(`^${LINK}\\s+`, 'i').exec(text.slice(after.start, after.end))
  const target = link ? trim(text, { start: after.start + link[0].length, end: after.end }) : after
  if (!isEmpty(after) && !link) return []
  const before = text.slice(body.start, mention.start)
  const span = (match: RegExpExecArray) => {
    const start = body.start + match.index + match[0].indexOf(match[1]!)
    return { start, end: start + match[1]!.length }
  }
  const end = body.start + before.trimEnd().length
  // "make ticket 2 high urgency": the value stands right before its slot.
  if (isEmpty(after) && /^(?:make|mark|set|flag|give|turn|put)$/.test(verb))
    return [...before.trimEnd().matchAll(/\s+/g)]
      .reverse()
      .slice(0, 3)
      .map(match => ({
        target: trim(text, { start: body.start, end: body.start + match.index }),
        given: [{ slot: mention.slot, start: body.start + match.index + match[0].length, end }],
      }))
  const appointed =
    /^(?:make|appoint|name|nominate|set|put)$/.test(verb) &&
    /^(\S.*?)\s+(?:as\s+)?(?:the|a|an|its|their|as)\s+(?:new\s+)?$/i.exec(before)
  if (appointed) return [{ target, given: [{ slot: mention.slot, ...span(appointed) }] }]
  const moved = /^(\S.*?)\s+(to|from|onto)\s+(?:(?:the|its|his|her|their)\s+)?$/i.exec(before)
  const isNumber = /^(?:integer|number)$/.test(mention.slot.type)
  if (!moved || !/^(?:add|append|subtract|deduct|remove|put|take)$/.test(verb)) return []
  const isFrom = /^from$/i.test(moved[2]!)
  if (isNumber) return [{ target, given: [{ slot: mention.slot, ...span(moved), by: isFrom ? -1 : 1 }] }]
  return isFrom ? [] : [{ target, given: [{ slot: mention.slot, ...span(moved), append: true }] }]
}

/** "add the note “…” to the lead Ann": a value for a slot of a record that exists. */
function adding(text: string, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [mention] = mentions
  if (
    mentions.length > 1 ||
    !mention ||
    !verb ||
    !/^(?:add|append|put|write|attach|log|leave|post|enter|record|save|insert)$/.test(verb)
  )
    return []
  const rest = trim(text, { start: mention.end, end: text.length })
  const inner = text.slice(rest.start, rest.end)
  const append = /^(?:add|append|attach|write|log|leave|post)$/.test(verb)
  return [...inner.matchAll(/(?:^|\s+)(?:to|on|for|onto|in|into)\s+/gi)].reverse().flatMap(match => {
    const value = strip(
      text,
      { start: rest.start, end: rest.start + match.index },
      /^(?:that|saying|of|reading|as)\s/i,
      'front',
    )
    const target = trim(text, { start: rest.start + match.index + match[0].length, end: rest.end })
    const back = /^(.*?)\s*(?::|that|saying)\s+(.+)$/is.exec(text.slice(target.start, target.end))
    if (isEmpty(value) && !back) return []
    return isEmpty(value)
      ? [
          {
            target: trim(text, { start: target.start, end: target.start + back![1]!.length }),
            given: [
              { slot: mention.slot, ...trim(text, { start: target.end - back![2]!.length, end: target.end }), append },
            ],
          },
        ]
      : [{ target, given: [{ slot: mention.slot, ...value, append }] }]
  })
}

const STATEMENT =
  /^(.+?)\s+(?:(?:can|could|may|should|must|shall|will|needs? to|has to|have to|ought to) (?:now |then |also )?(?:be|become|go to|move to)(?: marked(?: as)?| set to| moved to)?|(?:is|are|has|have|was|were)(?: now| already| just)?(?: been)?(?: marked(?: as)?| set to| moved to)?|becomes?|got|went)\s+(?:now\s+)?(.+?)(?:\s+now)?$/is

/** Without a named slot the value itself tells where it belongs. */
function withoutSlots(text: string, body: Span, verb: string | undefined): Split[] {
  const whole = trim(text, body)
  const inner = text.slice(whole.start, whole.end)
  const at = (index: number, length: number): Span =>
    trim(text, { start: whole.start + index, end: whole.start + index + length })
  if (!verb) {
    const said = STATEMENT.exec(inner)
    return said && !DANGLING.test(said[1]!)
      ? [{ target: at(said.index, said[1]!.length), given: [at(said[0].lastIndexOf(said[2]!), said[2]!.length)] }]
      : []
  }
  const out: Split[] = []
  for (const match of [
    ...inner.matchAll(new RegExp(`(?:^|\\s+|(?=[:=]))(?:${PARTICLE}\\s+)?(?:${JOINT}|with)(?=[\\s:=])\\s*`, 'gi')),
  ].reverse())
    if (!isRelative(inner.slice(0, match.index)) || !/\b(?:is|are|be|was|has|have|with)\b/i.test(match[0]))
      out.push({ target: at(0, match.index), given: [at(match.index + match[0].length, inner.length)] })
  if (/^(?:reschedule|postpone|move|delay|defer|push|schedule|bring|shift)$/.test(verb))
    for (const match of [...inner.matchAll(/\s+(?:for|on|until|till)\s+/gi)].reverse())
      out.push({ target: at(0, match.index), given: [at(match.index + match[0].length, inner.length)] })
  if (!/^(?:mark|set|make|move|flag|label|turn|switch|put|tag)$/.test(verb)) return cut(out, whole)
  for (const match of [...inner.matchAll(/\s+/g)].reverse().slice(0, 5))
    if (!DANGLING.test(inner.slice(0, match.index)))
      out.push({ target: at(0, match.index), given: [at(match.index, inner.length)] })
  return cut(out, whole)
}

/** A description does not end so. */
const DANGLING =
  /\b(?:that|which|who|whose|where|when|if|are|is|be|was|were|with|have|has|of|in|from|for|and|or|not|no|by|at|on|to|than|over|under|above|below|the|a|an|all|every|each)\s*$/i

const cut = (splits: Split[], whole: Span): Split[] =>
  splits.map(split => ({ ...split, given: split.given.map(g => ({ ...g, end: Math.min(g.end!, whole.end) })) }))

/** A target that only points back. */
export const isPronoun = (text: string): boolean => text === '' || PRONOUN.test(text.trim())
