import type { Found } from './find-candidates.ts'
import type { Slot } from './describe-slots.ts'
import { namesOfCode } from './match-choice.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { isoDay, patternOf, writeClock, writeMoment } from './write-values.ts'

/** Every text that a slot of kind string might take. */
export function readTextAs(slot: Slot, read: ReadText): Found[] {
  return [
    ...read.values.flatMap(value => readOne(slot, value, read)),
    ...joinPhrases(read),
    ...readUnitNames(slot, read),
    ...(slot.roles.has('text') || slot.roles.has('formula') || slot.required ? readRest(slot, read) : []),
  ]
}

const at = (value: TextValue, text: string, features: Record<string, number> = {}): Found => ({
  value: text,
  start: value.start,
  end: value.end,
  kind: value.kind,
  source: value,
  features,
})

function readOne(slot: Slot, value: TextValue, { message }: ReadText): Found[] {
  const raw = message.slice(value.start, value.end)
  switch (value.kind) {
    case 'quoted':
    case 'email':
    case 'url':
    case 'phone':
    case 'code':
    case 'path':
    case 'expression':
      return [at(value, value.value)]
    case 'name':
      return [at(value, value.value.replace(/['’]s$/, ''))]
    case 'phrase':
      return [at(value, value.value)]
    case 'number': {
      const code =
        value.unit?.kind === 'currency' && slot.roles.has('currency')
          ? [at(value, value.unit.name, { currencyOfAmount: 1 })]
          : []
      return [...code, at(value, raw, { digits: 1 })]
    }
    case 'date': {
      const pattern = patternOf(slot)
      const { moment } = value
      if (!slot.roles.has('date') && !slot.roles.has('time') && !slot.roles.has('duration'))
        return [at(value, raw, { rawDate: 1 })]
      if (pattern) return [at(value, writeMoment(moment, pattern), { written: 1 })]
      if (slot.roles.has('time') && !slot.roles.has('date') && moment.hour !== undefined)
        return [
          at(
            value,
            writeClock(
              { hour: moment.hour, minute: moment.minute ?? 0, second: moment.second ?? 0 },
              clockPattern(slot),
            ),
            { written: 1 },
          ),
        ]
      return [
        at(value, moment.day === undefined ? raw : isoDay(moment), { written: 1 }),
        at(value, raw, { rawDate: 1 }),
      ]
    }
    case 'time':
      return slot.roles.has('time') || slot.roles.has('date')
        ? [at(value, writeClock(value, clockPattern(slot)), { written: 1 })]
        : [at(value, raw, { rawDate: 1 })]
    case 'coordinates':
      return [at(value, `${value.latitude},${value.longitude}`)]
    case 'json':
      return typeof value.value === 'object' ? [at(value, raw)] : []
    case 'list':
      return [at(value, raw)]
  }
}

/** The pattern of times of day in a description, 24 hours with minutes where it has none. */
const clockPattern = (slot: Slot): string =>
  /\bHH:MM(?::SS)?(?:\s?(?:AM\/PM|AM|PM))?/i.exec(slot.description)?.[0] ??
  (/\d:\d\d:\d\d/.test(slot.description) ? 'HH:MM:SS' : 'HH:MM')

/** Phrases that belong together: "Seattle, Washington", "bag of rice", "impact of sleep on productivity". */
function joinPhrases({ values, message }: ReadText): Found[] {
  const parts = values.filter(v => v.kind === 'name' || v.kind === 'phrase' || v.kind === 'number')
  const found: Found[] = []
  const add = (first: TextValue, last: TextValue, features: Record<string, number>) =>
    found.push({
      value: message.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      kind: first.kind,
      source: first,
      features,
    })
  parts.forEach((first, i) => {
    if (first.kind === 'number') return
    for (const second of parts.slice(i + 1, i + 6)) {
      const gap = message.slice(first.end, second.start)
      if (/^,\s*$/.test(gap) && first.kind === 'name' && second.kind === 'name') add(first, second, { commaJoined: 1 })
      if (/^ $/.test(gap) && second.kind === 'number') add(first, second, { numberJoined: 1 })
      if (second.kind === 'number') continue
      if (/^\s+of\s+(?:the\s+|a\s+|an\s+)?$/.test(gap)) add(first, second, { ofJoined: 1 })
      if (/^\s+(?:in|for|on|and|with|to|by|at|from)\s+(?:the\s+|a\s+|an\s+|my\s+)?$/.test(gap))
        add(first, second, { prepJoined: 1 })
    }
  })
  return found
}

/** Names of units and currencies that stand alone or behind a number: "in miles", "200 US dollars". */
function readUnitNames(slot: Slot, { values, message, start, end }: ReadText): Found[] {
  const units: Found[] = slot.roles.has('unit')
    ? values.flatMap(value => {
        if (value.kind !== 'number' || !value.unit || value.unit.kind !== 'measure') return []
        const text = message.slice(value.end, value.unit.end).trim() || value.unit.name
        return [
          {
            value: text,
            start: value.end,
            end: value.unit.end,
            kind: 'phrase' as const,
            source: value,
            features: { unitOfNumber: 1 },
          },
        ]
      })
    : []
  if (!slot.roles.has('currency')) return units
  const codes = Intl.supportedValuesOf('currency').flatMap(code => {
    const names = [code, ...namesOfCode(code, ['currency'])]
    return names.flatMap(name => {
      const pattern = new RegExp(
        `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^US /, '(?:US |United States |American )?')}s?\\b`,
        name === code ? '' : 'i',
      )
      const match = pattern.exec(message.slice(start, end))
      return match
        ? [
            {
              value: code,
              start: start + match.index,
              end: start + match.index + match[0].length,
              kind: 'code' as const,
              features: { currencyCode: 1 },
            },
          ]
        : []
    })
  })
  return [...units, ...codes]
}

const LEAD =
  /(?:\b(?:saying|says?|that says|reading|content|message|text|words?|verbatim|prompt|query|about|titled|called|named|body|caption|question|phrase|sentence)\b[^:,.]{0,30}?[:,]?|:)\s+/i

/** What is left of the text behind the words that announce it: "… saying: see you at nine". */
function readRest(_slot: Slot, { message, start, end }: ReadText): Found[] {
  const text = message.slice(start, end)
  const found: Found[] = []
  const add = (from: number, to: number, features: Record<string, number>) => {
    const part = text
      .slice(from, to)
      .replace(/[\s.?!'"”]+$/, '')
      .replace(/^[\s'"“:]+/, '')
    if (part.length > 1) found.push({ value: part, start: start + from, end: start + to, kind: 'rest', features })
  }
  const colon = text.indexOf(': ')
  if (colon > 0) add(colon + 2, text.length, { restOfColon: 1 })
  const lead = LEAD.exec(text)
  if (lead) add(lead.index + lead[0].length, text.length, { restOfLead: 1 })
  const verb = /^\s*(?:please\s+|can you\s+|could you\s+)*\p{L}+\s+/iu.exec(text)
  if (verb) add(verb[0].length, text.length, { restOfVerb: 1 })
  add(0, text.length, { restOfAll: 1 })
  return found
}
