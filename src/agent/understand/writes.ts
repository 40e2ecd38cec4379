import { annotate, type Chunk } from './annotate.ts'
import type { Entity, Field, Operation, ToolParameter } from './catalogue-model.ts'
import { interpret, type AppKnowledge } from './interpret.ts'
import type { Knowledge } from './knowledge.ts'
import { readMessage, type Message } from './read-message.ts'
import type { Query, Scalar } from './query.ts'
import type { ValueMatch } from './vocabulary.ts'
import { fold, splitIdentifier, stem } from './words.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** A change that a message asks for, before the records it names are looked up. */
export interface WriteRequest {
  action: WriteAction
  app: string
  entity: Entity
  /** Undefined when the application offers no such operation on these records. */
  operation?: Operation
  /** Values for the operation's parameters, by name. */
  values: Record<string, unknown>
  /** References that the message gives by name, to be looked up: parameter, entity and the name. */
  references: { parameter: string; query: Query; label: string }[]
  /** The records that are changed or deleted. */
  target?: Query
  /** Parts of the message that could not be placed. */
  unknown: string[]
  score: number
}

const VERBS: Record<string, WriteAction> = {
  create: 'create',
  add: 'create',
  insert: 'create',
  register: 'create',
  enter: 'create',
  make: 'create',
  record: 'create',
  save: 'create',
  submit: 'create',
  new: 'create',
  post: 'create',
  update: 'update',
  set: 'update',
  change: 'update',
  modify: 'update',
  edit: 'update',
  move: 'update',
  mark: 'update',
  rename: 'update',
  switch: 'update',
  raise: 'update',
  increase: 'update',
  lower: 'update',
  reduce: 'update',
  correct: 'update',
  replace: 'update',
  assign: 'update',
  put: 'update',
  adjust: 'update',
  log: 'create',
  delete: 'delete',
  remove: 'delete',
  erase: 'delete',
  drop: 'delete',
  discard: 'delete',
  purge: 'delete',
}

const LEAD =
  /^(?:\W|please|kindly|can you|could you|would you|will you|i would like (?:you )?to|i'd like (?:you )?to|i want (?:you )?to|i need (?:you )?to|i wish to|we need to|we should|let's|lets|go ahead and|now|then|also|and|just|ok|okay|hey|hi|hello)+\s*/i
const CAUTION =
  /[,.;]?\s*(?:but\s+|and\s+)?(?:please\s+)?(?:(?:ask|check with|confirm with|consult|tell|show|warn) me|let me (?:confirm|check|approve|see|know))\b[^.!?]*[.!?]?/gi

/** The verb of a message that asks for a change; undefined when it asks for none. */
export function readWriteAction(text: string): WriteAction | undefined {
  const plain = text.replace(LEAD, '').trim()
  const [first, second] = plain.toLowerCase().split(/[\s,]+/)
  const action = first ? VERBS[first] : undefined
  if (/^get rid of\b/i.test(plain)) return 'delete'
  if (!action) return undefined
  if (first === 'put' && /^(a|an|new)$/.test(second ?? '')) return 'create'
  // "record counts", "sets of …", "new leads this month": nouns and adjectives, not commands.
  if ((first === 'new' || first === 'record' || first === 'make') && !/^(a|an|the|new|one|me)$/.test(second ?? ''))
    return undefined
  if (first === 'add' && /^up$/.test(second ?? '')) return undefined
  return action
}

/** "How would I delete a lead?": a question about a change, not a request for one. */
export function asksHowToWrite(text: string): WriteAction | undefined {
  const match =
    /^\W*(?:please |can you |could you )?(?:explain |tell me |show me )?how (?:do|would|can|could|should|to|does)(?: (?:i|one|we|you|someone))?\s+(\w+)/i.exec(
      text,
    )
  return match ? VERBS[match[1]!.toLowerCase()] : undefined
}

/** Reads a request for a change in every application and gives the reading that explains it best. */
export function readWrite(
  text: string,
  action: WriteAction,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
): WriteRequest | undefined {
  const plain = asUpdate(text.replace(CAUTION, '').replace(LEAD, '').trim())
  if (/^set /i.test(plain) && action === 'create') action = 'update'
  const message = readMessage(plain, now)
  const requests = knowledge.apps(apps).flatMap(app => {
    const request = readInApp(message, action, app, previous)
    return request ? [request] : []
  })
  return requests.sort((a, b) => b.score - a.score)[0]
}

/** "add the note “…” to the lead Ann" changes the lead: the same as "set the note of the lead Ann to “…”". */
function asUpdate(text: string): string {
  const match =
    /^(?:add|put|write|append)\s+(?:the |a |an |this )?(\w+(?: \w+)?)[:\s]+(["“][^"”]+["”])\s+(?:to|on|for)\s+(.+?)[.!]*$/i.exec(
      text,
    )
  return match && !/\b(called|named|titled)$/i.test(match[1]!) ? `set ${match[1]} of ${match[3]} to ${match[2]}` : text
}

function readInApp(
  message: Message,
  action: WriteAction,
  app: AppKnowledge,
  previous?: Query,
): WriteRequest | undefined {
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const entity = chooseEntity(chunks, action, app, previous)
  if (!entity) return undefined
  const operation = entity.operations.find(o => o.action === action)
  const appScore = chunks.filter(c => c.kind === 'app').length * 2
  const base = {
    action,
    app: app.model.name,
    entity,
    ...(operation && { operation }),
    values: {},
    references: [] as WriteRequest['references'],
    unknown: [] as string[],
  }
  if (action === 'create') return readCreate(message, chunks, app, base, appScore)
  return readChange(message, chunks, app, base, appScore, previous)
}

/** The records to change: for a new one the noun after the verb or after "as a"; else the noun that the operation exists for. */
function chooseEntity(chunks: Chunk[], action: WriteAction, app: AppKnowledge, previous?: Query): Entity | undefined {
  const mentions = chunks
    .filter(c => c.entities.length && !(c.values.length && /^[A-Z]/.test(c.text) && c.text.includes(' ')))
    .map(c => ({ at: c.from, entity: [...c.entities].sort((a, b) => b.quality - a.quality)[0]!.entity }))
  const able = mentions.filter(m => m.entity.operations.some(o => o.action === action))
  const first = (able.length ? able : mentions)[0]?.entity
  if (first || action === 'create') return first
  const pronoun = chunks.some(c => c.operator?.type === 'pronoun')
  if (pronoun && previous?.app === app.model.name) return app.model.entities.find(e => e.key === previous.root.entity)
  // "Delete Nadia Forsberg": the record that has the name.
  return chunks.flatMap(c => c.values).find(v => v.entity.nameFields.includes(v.field) || v.field.role === 'email')
    ?.entity
}

type Base = Omit<WriteRequest, 'score'>

function readCreate(message: Message, chunks: Chunk[], app: AppKnowledge, base: Base, appScore: number): WriteRequest {
  const parameters = bodyParameters(base.operation)
  const assigned = readAssignments(message, chunks, base.entity, parameters)
  const values = assigned.values
  const taken = assigned.taken
  const references: WriteRequest['references'] = []
  readLiterals(message, chunks, base.entity, parameters, values, taken)
  readNewName(message, chunks, base.entity, parameters, values, taken)
  for (const chunk of chunks) readValue(chunk, app, base.entity, parameters, values, references, taken)
  const unknown = chunks.filter(c => c.kind === 'unknown' && !taken.has(c) && !VERBS[fold(c.text)]).map(c => c.text)
  const score =
    2 + appScore + Object.keys(values).length + references.length - unknown.length + (base.operation ? 1 : 0)
  return { ...base, values, references, unknown, score }
}

const bodyParameters = (operation: Operation | undefined) =>
  (operation?.parameters ?? []).filter(
    p => p.name !== operation?.idParameter && (p.place === 'body' || p.place === 'argument'),
  )

/** The parameter that a phrase names: all its words, or the last ones. */
function parameterNamed(text: string, parameters: ToolParameter[]): ToolParameter | undefined {
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
function readAssignments(message: Message, chunks: Chunk[], entity: Entity, parameters: ToolParameter[]): Assignments {
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
    for (const c of value.chunks) taken.add(c)
  })
  return { values, taken }
}

function namedAt(chunks: Chunk[], at: number, entity: Entity, parameters: ToolParameter[]): ToolParameter | undefined {
  const chunk = chunks[at]!
  const fields = chunk.fields.filter(f => f.entity === entity).sort((a, b) => b.quality - a.quality)
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
    /\b(?:called|named|titled|by the name of)\s+["“']?([\p{Lu}\d][^"”',;()]*?)["”']?(?=\s*(?:,|;|\(|$|\.\s*$|\b(?:with|for|at|worth|from|in|as)\b))/u.exec(
      message.text,
    )
  const verb =
    /^\w+\s+(?:(?:a|an|the|new)\s+)*(?:(?:contact|person|lead|customer)\s+)?((?:\p{Lu}[\p{L}'’.-]*\s*){2,4})(?=[(,]|\bas\b|\bto\b|\bfor\b|\bat\b|\bwith\b)/u.exec(
      message.text,
    )
  const behind = new RegExp(
    `\\b${entity.words.at(-1)}\\s+((?:\\p{Lu}[\\p{L}'’.-]*\\s*){1,4})(?=[(,:]|\\bas\\b|\\bto\\b|\\bfor\\b|\\bat\\b|\\bwith\\b|$)`,
    'u',
  ).exec(message.text)
  const name =
    (quoted?.literal && 'value' in quoted.literal ? String(quoted.literal.value) : undefined) ??
    called?.[1]?.trim() ??
    verb?.[1]?.trim() ??
    behind?.[1]?.trim()
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

/** Updates and deletions: what to change stands behind "to" or "as", which record before it. */
function readChange(
  message: Message,
  chunks: Chunk[],
  app: AppKnowledge,
  base: Base,
  appScore: number,
  previous?: Query,
): WriteRequest {
  const parameters = bodyParameters(base.operation)
  let targetText = message.text.replace(/^\w+\s+/, '')
  let values: Record<string, unknown> = {}
  const unknown: string[] = []
  if (base.action === 'update') {
    const parts = readNewValues(message, chunks, base.entity, parameters, previous)
    values = parts.values
    targetText = parts.target
    unknown.push(...parts.unknown)
  }
  const target = interpret(readMessage(targetText, new Date()), app, previous)
  const rest = target.unknown.filter(word => !VERBS[fold(word)])
  const query =
    target.query?.root.entity === base.entity.key
      ? { ...target.query, ask: 'list' as const, project: [], measures: [], lookup: true }
      : target.query && findOwn(target.query, base.entity)
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

const findOwn = (query: Query, entity: Entity): Query | undefined =>
  query.root.entity === entity.key ? query : undefined

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
        c.fields.some(f => f.entity === entity && f.field.role !== 'reference') && !c.values.length
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

/** Reads values for an operation from a message that answers a question for them. */
export function readMoreValues(
  text: string,
  entity: Entity,
  operation: Operation,
  app: AppKnowledge,
  missing: string[],
  now: Date,
): { values: Record<string, unknown>; references: WriteRequest['references'] } {
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
  if (!Object.keys(values).length && !references.length && parameter) {
    const value = coerce(text.trim(), chunks, parameter)
    if (value !== undefined && !entity.fields.find(f => f.column === first)?.target) values[first] = value
  }
  return { values, references }
}
