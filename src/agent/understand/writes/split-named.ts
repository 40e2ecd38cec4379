import { pattern } from '../../../lib/patterns.ts'
import type { SlotMention } from './name-slots.ts'
import { isEmpty, isRelative, JOINT, LINK, linksIn, PARTICLE, strip, trim, type Span, type Split } from './spans.ts'
import { adding, valueFirst } from './split-first.ts'
import { CLEARING, DOWNWARDS, FACTORS, UPWARDS } from './verbs.ts'

const DETERMINER = /^(?:the|a|an|its|his|her|their|this|that|my|our|new)$/i

const BEFORE_SLOT = pattern('i')`
  (?:
    (?:^|\s|['’])(?:
      s|the|a|an|its|his|her|their|new|current|all|any|every|so|such|that|with|having|have|has|get|gets|got
      |and|also|please|now|then|set|change|update|put|make|adjust|by|setting|changing|of|on|to
    )
    |[-–—]
  )$
  |['’]s?$
`

/** What stands before the first slot: the record, a pronoun's stand-in, or nothing. */
function targetBefore(text: string, span: Span): Span {
  const owned = strip(text, span, BEFORE_SLOT, 'end')
  const target = strip(text, owned, /^(?:for|of|on|in)\s/i, 'front')
  // A mark behind it tells a remark from a description: "Ann got promoted: her title …".
  const mark = /^\s*(?:[:.!;]|\s[-–—](?=\s))/.exec(text.slice(target.end, span.end))
  return mark && !isEmpty(target) ? { ...target, end: target.end + mark[0].length } : target
}

export function withSlots(text: string, body: Span, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [first] = mentions
  const before = targetBefore(text, { start: body.start, end: first!.start })
  const mayDescribe =
    /\b(?:with|whose|having|where|in|at)\s+(?:a |an |the )?$|\b(?:all|every|each|any)\b.*\s(?:of|from)\s+(?:the )?$/i.test(
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
    isDenied: mention.isDenied ?? false,
    span: segmentAfter(text, mention.end, mentions[at + 1]?.start ?? text.length, at < mentions.length - 1),
  }))
  const clearing = verb !== undefined && CLEARING.has(verb)
  const flag = verb === undefined ? undefined : flagOf(verb, text.slice(0, first!.start))
  const factor = verb === undefined ? undefined : FACTORS[verb]
  const direction = verb === undefined ? undefined : UPWARDS.has(verb) ? 1 : DOWNWARDS.has(verb) ? -1 : undefined
  // "her title is Head of Sales": of whom was spoken of, and of nobody who is named behind.
  const isOwned = isEmpty(owner) && POSSESSIVE.test(text.slice(body.start, first!.start))
  // Each segment gives a value, and at most one of them the record.
  const choices = segments.map(({ slot, span, isDenied }, at) => {
    const options = segmentOptions(text, span, at === 0 || at === segments.length - 1, !isEmpty(owner) || isOwned)
    return options.map(option => ({
      slot,
      ...option,
      ...(option.by && { by: option.by === true ? (direction ?? 1) : option.by }),
      ...(!option.value && clearing && { clear: true }),
      ...(option.value && clearing && slot.type === 'array' && { remove: true }),
      ...(!option.value && flag !== undefined && slot.type === 'boolean' && { flag: flag !== isDenied }),
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

const POSSESSIVE = /(?:^|\s)(?:his|her|its|their)\s+(?:(?:new|current|old)\s+)*$/i

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
  /(?:(?:^|[\s,;])(?:and|with|plus|also|then|but|set|change|update|put|make|give|his|her|its|their|the|a|an|to|new)|[,;]|(?<=\S\s)(?:on|in|at|for))$/i

const segmentAfter = (text: string, start: number, end: number, isInner: boolean): Span =>
  isInner ? strip(text, { start, end }, CONNECTORS, 'end') : trim(text, { start, end })

interface Option {
  value?: Span
  target?: Span
  /** By how much; up or down where a particle says so, and the verb otherwise. */
  by?: boolean | 1 | -1
}

const BY_HOW_MUCH = pattern('is')`
  ^\s*(?:(?:${PARTICLE}\s+)?by|(?:up|down)(?=\s+[$€£]?\d)(?!\s+\S+\s+to\b)|(?=another\s+\d))\s*(.+)$
`
const UP = /^\s*up\s/i
const DOWN = /^\s*down\s/i

/** "of T to V", "by V", "to V for T", "V": what may follow the name of a slot. */
function segmentOptions(text: string, span: Span, mayNameTarget: boolean, hasOwner: boolean): Option[] {
  const raw = text.slice(span.start, span.end)
  const at = (index: number, length: number): Span =>
    trim(text, { start: span.start + index, end: span.start + index + length })
  const out: Option[] = []
  // "out by two weeks", "up 10%": by how much, also without "by".
  const by = BY_HOW_MUCH.exec(raw)
  if (by) {
    const value = at(raw.length - by[1]!.length, by[1]!.length)
    const way = DOWN.test(raw) ? (-1 as const) : UP.test(raw) ? (1 as const) : true
    out.push(...linksIn(text, value).map(({ left, right }) => ({ by: way, value: left, target: right })))
    return [...(hasOwner ? [] : out), { by: way, value }]
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
