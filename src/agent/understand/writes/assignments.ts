import type { Entity, Operation, ToolParameter } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import type { Message } from '../read-message.ts'
import { fold, splitIdentifier, stem } from '../words.ts'

export const bodyParameters = (operation: Operation | undefined) =>
  (operation?.parameters ?? []).filter(
    p => p.name !== operation?.idParameter && (p.place === 'body' || p.place === 'argument'),
  )

/** The parameter that a phrase names: all its words, or the last ones. */
export function parameterNamed(text: string, parameters: ToolParameter[]): ToolParameter | undefined {
  const stems = splitIdentifier(
    text.replace(/e-?mail( address)?/i, 'email').replace(/(phone|telephone)( number)?/i, 'phone'),
  ).map(stem)
  const key = stems.join(' ')
  return (
    parameters.find(p => p.words.map(stem).join(' ') === key) ??
    parameters.find(
      p =>
        p.words
          .map(stem)
          .filter(w => w !== 'id')
          .join(' ') === key,
    ) ??
    parameters.find(p => p.words.length > 1 && p.words.map(stem).slice(-stems.length).join(' ') === key)
  )
}

interface Assignments {
  values: Record<string, unknown>
  taken: Set<Chunk>
}

/** "first name Nadia, last name Forsberg", "stage: proposal", "close date 2026-05-31", "status to qualified". */
export function readAssignments(
  message: Message,
  chunks: Chunk[],
  entity: Entity,
  parameters: ToolParameter[],
): Assignments {
  const values: Record<string, unknown> = {}
  const taken = new Set<Chunk>()
  chunks.forEach((chunk, at) => {
    const parameter =
      chunk.fields.some(f => f.entity === entity) ||
      chunk.kind === 'unknown' ||
      chunk.fields.length ||
      chunk.entities.length
        ? namedAt(chunks, at, entity, parameters)
        : undefined
    if (!parameter || parameter.name in values || taken.has(chunk)) return
    const value = valueAfter(message, chunks, at, entity, parameters)
    if (!value || (chunk.entities.length && !chunk.fields.length)) return
    const coerced = coerce(value.text, value.chunks, parameter)
    if (coerced === undefined) return
    values[parameter.name] = coerced
    taken.add(chunk)
    // A value that spells itself out ends with itself; what follows is something else.
    const literal = value.chunks.find(c => c.literal && coerced !== value.text)
    for (const c of literal ? [literal] : value.chunks) taken.add(c)
  })
  return { values, taken }
}

export function namedAt(
  chunks: Chunk[],
  at: number,
  entity: Entity,
  parameters: ToolParameter[],
): ToolParameter | undefined {
  const chunk = chunks[at]!
  // A name in parts is read as a whole, by its own rule.
  if (
    entity.nameFields.length > 1 &&
    /^((the )?full |\w+ )?named?$/i.test(chunk.text) &&
    !/^(first|last|middle|family|given)/i.test(chunk.text)
  )
    return undefined
  const fields = chunk.fields
    .filter(f => f.entity === entity && f.columns.length === 1)
    .sort((a, b) => b.quality - a.quality)
  for (const { field, quality } of fields) {
    const parameter =
      quality >= 0.55 && field.role !== 'reference'
        ? parameters.find(p => p.name === field.column || p.words.join() === field.words.join())
        : undefined
    if (parameter) return parameter
  }
  return parameterNamed(chunk.text, parameters)
}

const JOINTS =
  /^(?:\s*(?::|=|is|as|to|of|will be|should be|being|called|named|number|address|name)(?=[\s:="'“]|$)\s*)+/i

/** The text of a value: from behind the field's name to the next comma, "and" with another field, or the end. */
function valueAfter(
  message: Message,
  chunks: Chunk[],
  at: number,
  entity: Entity,
  parameters: ToolParameter[],
): { text: string; chunks: Chunk[] } | undefined {
  const start = message.tokens[chunks[at]!.to - 1]!.end
  let end = message.text.length
  let last = chunks.length
  for (let i = at + 1; i < chunks.length; i++) {
    const gap = message.text.slice(message.tokens[chunks[i]!.from - 1]!.end, message.tokens[chunks[i]!.from]!.start)
    const isNext =
      i > at + 1 && chunks[i]!.kind === 'mention' && !chunks[i]!.values.length && namedAt(chunks, i, entity, parameters)
    if (
      (i > at + 1 && /[,;]/.test(gap)) ||
      (i === at + 1 && /[,;]/.test(gap)) ||
      isNext ||
      (i > at + 1 &&
        /^(and|for|with|at)$/i.test(chunks[i]!.text) &&
        !chunks[i - 1]!.fields.length &&
        chunks[at + 1]!.literal?.kind !== 'quoted' &&
        followsField(chunks, i, entity, parameters))
    ) {
      end = message.tokens[chunks[i]!.from - 1]!.end
      last = i
      break
    }
  }
  const text = message.text
    .slice(start, end)
    .replace(JOINTS, '')
    .replace(/[\s,;.!?]+$/, '')
    .replace(/^[\s,:]+/, '')
    .replace(/\s+and$/i, '')
  if (!text) return undefined
  return { text, chunks: chunks.slice(at + 1, last) }
}

function followsField(chunks: Chunk[], at: number, entity: Entity, parameters: ToolParameter[]): boolean {
  const next = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  return (
    /^(for|at)$/i.test(chunks[at]!.text) ||
    (next !== undefined && Boolean(namedAt(chunks, chunks.indexOf(next), entity, parameters)))
  )
}

/** The number, when the parameter's schema allows it. */
function within(value: number, { schema, type }: ToolParameter): number | undefined {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
  if (
    (minimum !== undefined && value < minimum) ||
    (maximum !== undefined && value > maximum) ||
    (type === 'integer' && !Number.isInteger(value))
  )
    return undefined
  return value
}

/** A value as its parameter's type wants it; undefined when it cannot be one. */
export function coerce(text: string, chunks: Chunk[], parameter: ToolParameter): unknown {
  const unquoted = text.replace(/^["“'‘](.*)["”'’]$/s, '$1').trim()
  const literal = chunks.find(c => c.literal)?.literal
  const type = parameter.type
  if (parameter.choices.length) {
    const key = (v: string) =>
      fold(v)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    const exact = parameter.choices.find(c => key(c) === key(unquoted))
    if (exact !== undefined) return exact
    const own = chunks
      .flatMap(c => c.values)
      .find(v => v.values.length === 1 && parameter.choices.includes(v.values[0]!))
    return own?.values[0] ?? parameter.choices.find(c => key(c).split(' ').includes(key(unquoted)))
  }
  if (type === 'integer' || type === 'number') {
    if (literal?.kind === 'number') {
      const isFraction = parameter.schema.maximum === 1
      return within(
        isFraction && (literal.unit === 'percent' || literal.value > 1) ? literal.value / 100 : literal.value,
        parameter,
      )
    }
    const number = Number(unquoted.replace(/[$,\s]/g, ''))
    return Number.isFinite(number) && unquoted !== '' ? number : undefined
  }
  if (type === 'boolean')
    return /^(yes|true|on|1)$/i.test(unquoted) ? true : /^(no|false|off|0)$/i.test(unquoted) ? false : undefined
  if (/date/.test(String(parameter.schema.format ?? '')) && literal?.kind === 'date') return literal.first
  if (
    literal &&
    'value' in literal &&
    typeof literal.value === 'string' &&
    (literal.kind === 'email' || literal.kind === 'quoted')
  )
    return literal.value
  return unquoted
}
