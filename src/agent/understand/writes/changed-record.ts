import type { Entity, ToolParameter } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import { type AppKnowledge, interpret } from '../interpret.ts'
import type { Query } from '../query.ts'
import { type Message, readMessage } from '../read-message.ts'
import { fold } from '../words.ts'
import { bodyParameters, coerce, namedAt, parameterNamed, readAssignments } from './assignments.ts'
import { VERBS, type Base, type WriteRequest } from './write-request.ts'

/** Updates and deletions: what to change stands behind "to" or "as", which record before it. */
export function readChange(
  message: Message,
  chunks: Chunk[],
  app: AppKnowledge,
  base: Base,
  appScore: number,
  previous?: Query,
): WriteRequest {
  const parameters = bodyParameters(base.operation)
  let targetText = message.text.replace(/^(?:get rid of|\w+)\s+/i, '')
  let values: Record<string, unknown> = {}
  const unknown: string[] = []
  if (base.action === 'update') {
    const further = takeFurtherValues(message, chunks, parameters)
    const first = { ...message, text: further.rest }
    const own = chunks.filter(c => message.tokens[c.to - 1]!.end <= further.rest.length)
    const parts = readNewValues(first, own, base.entity, parameters, previous)
    values = { ...parts.values, ...further.values }
    targetText = parts.target
    unknown.push(...parts.unknown)
  }
  const target = interpret(readMessage(targetText, new Date()), app, previous)
  const rest = target.unknown.filter(word => !VERBS[fold(word)])
  // "delete the phone number of Ann", "drop the price": a part of a record is not the record.
  if (base.action === 'delete') unknown.push(...partsNamed(target.query))
  const query =
    target.query?.root.entity === base.entity.key
      ? { ...target.query, ask: 'list' as const, project: [], measures: [], lookup: true }
      : undefined
  const restricts =
    query &&
    (query.root.where.length || query.root.within || query.root.related.length || query.root.limit !== undefined)
  return {
    ...base,
    values,
    unknown: [...unknown, ...rest],
    ...(restricts && { target: query }),
    score: target.score + appScore + Object.keys(values).length + (base.operation ? 1 : 0),
  }
}

const partsNamed = (query?: Query): string[] =>
  [...(query?.project.flat() ?? []), ...(query?.measures.flatMap(m => m.column ?? []) ?? [])].map(column =>
    column.replace(/_/g, ' '),
  )

const FURTHER =
  /(?:,|\s+and)\s+(?:set\s+|change\s+)?(?:its\s+|his\s+|her\s+|their\s+|the\s+)?([\p{L}][\p{L} _-]*?)\s+(?:to|as|=)\s+([^,]+?)[.!\s]*$/iu

/** "… and its score to 90": further fields with their values, from the end; what is left is the first change. */
function takeFurtherValues(
  message: Message,
  chunks: Chunk[],
  parameters: ToolParameter[],
): { values: Record<string, unknown>; rest: string } {
  const values: Record<string, unknown> = {}
  let rest = message.text
  for (let match = FURTHER.exec(rest); match; match = FURTHER.exec(rest)) {
    const parameter = parameterNamed(match[1]!, parameters)
    const start = match.index + match[0].indexOf(match[2]!, match[1]!.length)
    const own = chunks.filter(
      c => message.tokens[c.from]!.start >= start && message.tokens[c.to - 1]!.end <= rest.length,
    )
    const value = parameter && coerce(match[2]!.trim(), own, parameter)
    if (!parameter || value === undefined) break
    values[parameter.name] ??= value
    rest = rest.slice(0, match.index)
  }
  return { values, rest }
}

function readNewValues(
  message: Message,
  chunks: Chunk[],
  entity: Entity,
  parameters: ToolParameter[],
  previous?: Query,
): { values: Record<string, unknown>; target: string; unknown: string[] } {
  const values: Record<string, unknown> = {}
  const { text } = message
  const splits = [...text.matchAll(/\s(?:to|as|into|=)\s+(?!be\b)/gi)]
  const split = splits.at(-1)
  if (!split) {
    // "set status qualified for lead 5" has no "to": the assignments say it.
    const assigned = readAssignments(message, chunks, entity, parameters)
    return {
      values: assigned.values,
      target: text.replace(/^\w+\s+/, ''),
      unknown: Object.keys(assigned.values).length ? [] : ['the new value'],
    }
  }
  const left = text.slice(0, split.index)
  const right = text.slice(split.index + split[0].length).replace(/[.!?\s]+$/, '')
  const rightChunks = chunks.filter(c => message.tokens[c.from]!.start >= split.index + split[0].length)
  const leftChunks = chunks.filter(c => message.tokens[c.to - 1]!.end <= split.index)
  const named = leftChunks
    .map(c => ({
      chunk: c,
      parameter:
        c.fields.some(f => f.entity === entity && f.field.role !== 'reference') &&
        (!c.values.length || c.fields.some(f => f.entity === entity && f.quality >= 0.95))
          ? namedAt(leftChunks, leftChunks.indexOf(c), entity, parameters)
          : undefined,
    }))
    .filter(n => n.parameter)
  const field = named[0]
  let target = left.replace(/^\w+\s+/, '')
  if (field?.parameter) {
    const value = coerce(right, rightChunks, field.parameter)
    if (value === undefined) return { values, target, unknown: [right] }
    values[field.parameter.name] = value
    target = target.replace(
      new RegExp(
        `(?:the\\s+)?${field.chunk.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s+(?:number|address))?\\s*(?:of|for|on)?\\s*`,
        'i',
      ),
      '',
    )
    return { values, target, unknown: [] }
  }
  // "set it to 64": the field that was asked for before.
  const asked =
    previous?.project.length === 1 && /^\w+\s+(it|that|this)$/i.test(left.trim())
      ? parameters.find(p => p.name === previous.project[0]![0])
      : undefined
  const again = asked && coerce(right, rightChunks, asked)
  if (asked && again !== undefined) return { values: { [asked.name]: again }, target, unknown: [] }
  // "update book 4 to price 20 and genre novel": fields and values stand behind "to".
  const assigned = readAssignments(message, rightChunks, entity, parameters)
  if (Object.keys(assigned.values).length)
    return {
      values: assigned.values,
      target,
      unknown: rightChunks.filter(c => c.kind !== 'filler' && !assigned.taken.has(c)).map(c => c.text),
    }
  // "move opportunity 7 to negotiation": the value tells its field.
  const match = rightChunks
    .flatMap(c => c.values)
    .find(
      v =>
        v.entity === entity &&
        v.columns.length === 1 &&
        v.values.length === 1 &&
        parameters.some(p => p.name === v.columns[0]),
    )
  if (match) return { values: { [match.columns[0]!]: match.values[0] }, target, unknown: [] }
  const role = rightChunks.find(c => c.literal)?.literal
  const byKind =
    role?.kind === 'number' && role.unit === 'money'
      ? entity.fields.find(f => f.role === 'money')
      : role?.kind === 'date'
        ? entity.fields.find(f => f.role === 'date')
        : role?.kind === 'email'
          ? entity.fields.find(f => f.role === 'email')
          : undefined
  const parameter = byKind && parameters.find(p => p.name === byKind.column)
  if (parameter) return { values: { [parameter.name]: coerce(right, rightChunks, parameter) }, target, unknown: [] }
  if (/^rename/i.test(text) && entity.nameFields.length === 1)
    return { values: { [entity.nameFields[0]!.column]: right.replace(/^["“'](.*)["”']$/, '$1') }, target, unknown: [] }
  return { values, target, unknown: [right] }
}
