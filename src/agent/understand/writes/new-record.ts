import { annotate } from '../annotate.ts'
import type { Entity, Field, Operation, ToolParameter } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import type { AppKnowledge } from '../interpret.ts'
import type { Query, Scalar } from '../query.ts'
import { type Message, readMessage } from '../read-message.ts'
import type { ValueMatch } from '../vocabulary.ts'
import { fold } from '../words.ts'
import { bodyParameters, coerce, readAssignments } from './assignments.ts'
import { VERBS, type Base, type WriteRequest } from './write-request.ts'

export function readCreate(
  message: Message,
  chunks: Chunk[],
  app: AppKnowledge,
  base: Base,
  appScore: number,
): WriteRequest {
  const parameters = bodyParameters(base.operation)
  const assigned = readAssignments(message, chunks, base.entity, parameters)
  const values = assigned.values
  const taken = assigned.taken
  const references: WriteRequest['references'] = []
  readLiterals(message, chunks, base.entity, parameters, values, taken)
  readNewName(message, chunks, base.entity, parameters, values, taken)
  for (const chunk of chunks) readValue(chunk, app, base.entity, parameters, values, references, taken)
  const isLeft = (c: Chunk) =>
    c.kind === 'unknown' ||
    c.kind === 'literal' ||
    (c.kind === 'mention' && c.values.length > 0 && !c.entities.length && !c.fields.length)
  const unknown = chunks
    .filter(c => isLeft(c) && !taken.has(c) && !VERBS[fold(c.text)] && !/^(new|called|named|titled)$/i.test(c.text))
    .map(c => c.text)
  const score =
    2 + appScore + Object.keys(values).length + references.length - unknown.length + (base.operation ? 1 : 0)
  return { ...base, values, references, unknown, score }
}

/** E-mail addresses, phone numbers, amounts and dates go to the one field of their kind. */
function readLiterals(
  _message: Message,
  chunks: Chunk[],
  entity: Entity,
  parameters: ToolParameter[],
  values: Record<string, unknown>,
  taken: Set<Chunk>,
): void {
  const roleOf: Partial<Record<string, Field['role']>> = { email: 'email', phone: 'phone', date: 'date', url: 'url' }
  for (const chunk of chunks) {
    const literal = chunk.literal
    if (!literal || taken.has(chunk)) continue
    const role =
      literal.kind === 'number'
        ? literal.unit === 'money' || (literal.unit === 'plain' && literal.value >= 1000)
          ? 'money'
          : literal.unit === 'percent'
            ? 'percent'
            : undefined
        : roleOf[literal.kind]
    const field = entity.fields.find(
      f => f.role === role && parameters.some(p => p.name === f.column) && !(f.column in values),
    )
    const parameter = field && parameters.find(p => p.name === field.column)
    if (!parameter) continue
    const value = coerce(chunk.text, [chunk], parameter)
    if (value === undefined) continue
    values[parameter.name] = value
    taken.add(chunk)
  }
}

/** A message that is nothing but a name: two to four capitalised words. */
const bareName = (text: string, parts: number): string | undefined =>
  parts > 1 ? /^\s*(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){1,3})[.!\s]*$/u.exec(text)?.[1] : undefined

/** "called X", "named X", a quoted text, or the capitalised words right behind the verb or noun. */
function readNewName(
  message: Message,
  chunks: Chunk[],
  entity: Entity,
  parameters: ToolParameter[],
  values: Record<string, unknown>,
  taken: Set<Chunk>,
): void {
  const names = entity.nameFields.map(f => parameters.find(p => p.name === f.column)).filter(p => p !== undefined)
  if (!names.length || names.some(p => p.name in values)) return
  const quoted = chunks.find(c => c.literal?.kind === 'quoted' && !taken.has(c))
  const called =
    /\b(?:called|named|titled|by the name of|(?<!(?:first|last|middle|user|company) )name:?)\s+["“']?([\p{Lu}\d][^"”',;()]*?)["”']?(?=\s*(?:,|;|\(|$|\.\s*$|\b(?:with|for|at|worth|from|in|as)\b))/u.exec(
      message.text,
    )
  const verb =
    /^\w+\s+(?:(?:a|an|the|new)\s+)*(?:(?:contact|person|lead|customer)\s+)?((?:\p{Lu}[\p{L}'’.-]*\s*){2,4})(?=[(,]|\bas\b|\bto\b|\bfor\b|\bat\b|\bwith\b)/u.exec(
      message.text,
    )
  const behind = new RegExp(
    `\\b${entity.words.at(-1)}\\s*(?::|\\bfor\\b|-)?\\s+((?:\\p{Lu}[\\p{L}'’.-]*\\s*){1,4})(?=[(,:]|[\\w.+-]+@|\\bas\\b|\\bto\\b|\\bfor\\b|\\bat\\b|\\bwith\\b|$)`,
    'u',
  ).exec(message.text)
  // The name of a record that the new one belongs to is not its own.
  const isOther = (text: string) =>
    chunks.some(
      c =>
        text.includes(c.text) &&
        c.values.some(v => v.entity !== entity && v.quality >= 0.9 && v.entity.nameFields.includes(v.field)),
    )
  const name =
    (quoted?.literal && 'value' in quoted.literal ? String(quoted.literal.value) : undefined) ??
    called?.[1]?.trim() ??
    verb?.[1]?.trim() ??
    (behind && !isOther(behind[1]!) ? behind[1]!.trim() : undefined) ??
    bareName(message.text, names.length)
  if (!name) return
  for (const chunk of chunks) if (name.includes(chunk.text) || chunk === quoted) taken.add(chunk)
  if (names.length === 1) values[names[0]!.name] = name
  else {
    const words = name.split(/\s+/)
    values[names[0]!.name] = words.slice(0, -1).join(' ') || words[0]
    values[names.at(-1)!.name] = words.at(-1)
  }
}

/** A value of the data: an attribute of the new record, or the name of a record that it belongs to. */
function readValue(
  chunk: Chunk,
  app: AppKnowledge,
  entity: Entity,
  parameters: ToolParameter[],
  values: Record<string, unknown>,
  references: WriteRequest['references'],
  taken: Set<Chunk>,
): void {
  if (taken.has(chunk) || !chunk.values.length) return
  const reference = entity.fields.flatMap(field => {
    const parameter = field.target ? parameters.find(p => p.name === field.column && !(p.name in values)) : undefined
    const match =
      parameter &&
      chunk.values.find(
        v => v.entity.key === field.target && (v.entity.nameFields.includes(v.field) || v.field.role === 'id'),
      )
    return parameter && match ? [{ parameter: parameter.name, match }] : []
  })[0]
  if (reference && !references.some(r => r.parameter === reference.parameter)) {
    references.push({ parameter: reference.parameter, query: queryFor(app, reference.match), label: chunk.text })
    taken.add(chunk)
    return
  }
  // "a new lead": an adjective of the verb, not a value.
  if (/^new$/i.test(chunk.text)) return
  const own = chunk.values.find(
    v =>
      v.entity === entity &&
      v.columns.length === 1 &&
      v.values.length === 1 &&
      !v.negated &&
      parameters.some(p => p.name === v.columns[0] && !(p.name in values)),
  )
  if (own && own.quality >= 0.8) {
    values[own.columns[0]!] = own.values[0]
    taken.add(chunk)
  }
}

const queryFor = (app: AppKnowledge, match: ValueMatch): Query => ({
  kind: 'query',
  app: app.model.name,
  ask: 'list',
  measures: [],
  project: [],
  lookup: true,
  root: {
    entity: match.entity.key,
    sources: [],
    args: {},
    where: [
      {
        columns: match.columns,
        op: match.values.length > 1 ? 'in' : '=',
        values: match.values as Scalar[],
        text: true,
        label: `${match.field.words.join(' ')} ${match.values[0]}`,
      },
    ],
    related: [],
  },
})

/** Reads values for an operation from a message that answers a question for them. */
export function readMoreValues(
  text: string,
  entity: Entity,
  operation: Operation,
  app: AppKnowledge,
  missing: string[],
  now: Date,
): { values: Record<string, unknown>; references: WriteRequest['references'] } {
  // A question is one of its own, no value of the record that is being made.
  if (QUESTION.test(text)) return { values: {}, references: [] }
  const message = readMessage(text, now)
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const parameters = bodyParameters(operation)
  const { values, taken } = readAssignments(message, chunks, entity, parameters)
  const references: WriteRequest['references'] = []
  readLiterals(message, chunks, entity, parameters, values, taken)
  readNewName(message, chunks, entity, parameters, values, taken)
  for (const chunk of chunks) readValue(chunk, app, entity, parameters, values, references, taken)
  const [first] = missing
  const parameter = first && parameters.find(p => p.name === first)
  if (!Object.keys(values).length && !references.length && parameter && !isCommand(text)) {
    const value = coerce(text.trim(), chunks, parameter)
    if (value !== undefined && !entity.fields.find(f => f.column === first)?.target) values[first] = value
  }
  return { values, references }
}

const QUESTION =
  /\?\s*$|^\W*(?:how (?:many|much)|what|which|who|where|when|list|show|count|find|tell|give|is|are|do|does)\b/i
const isCommand = (text: string) => (/^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '') in VERBS
