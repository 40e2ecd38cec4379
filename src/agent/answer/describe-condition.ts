import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Scalar } from '../understand/reading/query.ts'
import { holdsPlaces, isPlaceField } from '../understand/language/places.ts'
import { isPlural, plural, splitIdentifier } from '../understand/language/words.ts'
import { FUNCTIONS, fieldWords } from './field-words.ts'
import { formatDate, formatPeriod, formatValue } from './format.ts'

/** How a condition is said behind its noun: "with" attributes are joined by "and", clauses stand for themselves. */
export interface ConditionPhrase {
  kind: 'attribute' | 'clause'
  text: string
}

const COMPARISONS: Partial<Record<Condition['op'], string>> = {
  '>': 'over',
  '>=': 'of at least',
  '<': 'below',
  '<=': 'of at most',
  '=': 'of',
  '!=': 'other than',
}

/** "over 300 pages" rather than "pages over 300". */
const COUNTS: Partial<Record<Condition['op'], string>> = {
  '>': 'over',
  '>=': 'at least',
  '<': 'fewer than',
  '<=': 'at most',
  '=': 'exactly',
  between: 'between',
}

/** Fields whose value says where something is: "in Texas" rather than "with state Texas". */
export const PLACE = /^(city|town|state|country|region|county|province|continent)$/

/**
 * A condition in words, with its values as people write them: "in CA", "with a revenue over $5,000", "with a due date
 * before March 1, 2025", "that are billable", "without an email". It says what was really compared, so that a reader
 * sees how the message was taken; the wording of the message (`label`) serves where the field is not known. `one` agrees its
 * verb with one record; `whose` says over which others a figure is that it is held against.
 */
export function describeCondition(condition: Condition, entity: Entity, one = false, whose?: string): ConditionPhrase {
  const phrase = describeBound(condition, entity, one, whose)
  return condition.orEmpty && !condition.told
    ? { ...phrase, text: `${phrase.text} ${phrase.kind === 'clause' ? 'or never' : 'or none'}` }
    : phrase
}

function describeBound(condition: Condition, entity: Entity, one: boolean, whose?: string): ConditionPhrase {
  if (condition.counts || condition.told) return fromLabel(condition.label)
  const field = condition.columns.length === 1 ? entity.fields.find(f => f.column === condition.columns[0]) : undefined
  const isName = condition.columns.every(column => entity.nameFields.some(f => f.column === column))
  if (isName && condition.op === '=' && !condition.label.startsWith('that '))
    return clause(`called ${quoteAll(condition.values, 'or')}`)
  if (!field) return fromLabel(condition.label)
  const other = entity.fields.find(f => f.column === condition.than)
  if (other) return describeComparison(condition, field, other)
  const words = wordsOfField(field)
  if (condition.against) return describeAgainst(condition, field, entity, whose)
  if (condition.as) return describePart(condition, words, one)
  if (field.role === 'date' && isDone(words) && (condition.op === 'empty' || condition.op === 'filled'))
    return clause(condition.op === 'empty' ? `not ${words}` : words)
  // `acknowledged_by`
  const done = words.replace(/ by$/, '')
  if (done !== words && isDone(done) && (condition.op === 'empty' || condition.op === 'filled'))
    return clause(condition.op === 'empty' ? `not ${done}` : done)
  if (field.role === 'name' && words.endsWith(' name') && condition.op === '=')
    return clause(`of ${words.slice(0, -5)} ${condition.values.join(' or ')}`)
  if (condition.op === 'empty') return clause(`without ${withArticle(words)}`)
  if (condition.op === 'filled') return attribute(withArticle(words))
  if (field.role === 'boolean' || typeof condition.values[0] === 'boolean') return describeFlag(condition, field, one)
  if (condition.asDay || (field.role === 'date' && /^[<>]=?$/.test(condition.op)))
    return describeDay(condition, words, field, one)
  const values = condition.values.map(value => formatValue(value, field))
  if (condition.op === 'contains') return attribute(`“${values.join('”, “')}” in the ${words}`)
  if (condition.op === 'not contains') return attribute(`no “${values.join('”, “')}” in the ${words}`)
  if (condition.op === 'ends') return attribute(`${withArticle(words)} ending with “${values.join('”, “')}”`)
  if (condition.op === 'starts') return attribute(`${withArticle(words)} starting with “${values.join('”, “')}”`)
  if (typeof condition.values[0] === 'number') return describeNumber(condition, field, values)
  return describeText(condition, field, values)
}

const attribute = (text: string): ConditionPhrase => ({ kind: 'attribute', text })
const clause = (text: string): ConditionPhrase => ({ kind: 'clause', text })
const fromLabel = (label: string) => (/^(that |without )/.test(label) ? clause(label) : attribute(label))

const wordsOfField = (field: Field) =>
  fieldWords(field)
    .split(' ')
    .filter((word, at) => at === 0 || field.role !== 'date' || !/^(at|on)$/.test(word))
    .join(' ')

/** "a revenue", "an email", but "stock" and "details" as they are. */
const withArticle = (words: string) =>
  /s$/.test(words) && !/(ss|us|is)$/.test(words)
    ? words
    : `${/^[aeiou](?!ni|se|rl|uro)/i.test(words) ? 'an' : 'a'} ${words}`

/** Adjectives by their endings, and the prepositions that a flag may begin with. */
const ADJECTIVE = /(?:able|ible|ial|ual|nal|ive|ous|ful|less|ic|ish|ant|ent)$/
const PREPOSITION = /^(?:in|on|at|under|over|out|for|by)$/

/** "a stock below the reorder level", "delivered after the due date". */
function describeComparison({ op }: Condition, field: Field, other: Field): ConditionPhrase {
  const words = wordsOfField(field)
  const against = `the ${wordsOfField(other)}${other.role === 'date' && !/\bdate$/.test(wordsOfField(other)) ? ' date' : ''}`
  if (field.role !== 'date') return attribute(`${withArticle(words)} ${COMPARISONS[op] ?? op} ${against}`)
  const sign = { '>': 'after', '>=': 'on or after', '<': 'before', '<=': 'until' }[op as string] ?? 'on'
  return isDone(words) ? clause(`${words} ${sign} ${against}`) : attribute(`${withArticle(words)} ${sign} ${against}`)
}

/** "a price over the average of all products", "a salary below the median of the same office". */
function describeAgainst({ op, against }: Condition, field: Field, entity: Entity, whose?: string): ConditionPhrase {
  if ('via' in against!) {
    const key = entity.fields.find(f => f.column === against.via)
    const whose = (key ? wordsOfField(key) : against.via).replace(/ (?:id|key|ref|code)$/, '')
    const sign =
      field.role === 'date'
        ? { '>': 'after', '>=': 'on or after', '<': 'before', '<=': 'until' }[op as string]
        : COMPARISONS[op]
    return attribute(
      `${withArticle(wordsOfField(field))} ${sign ?? op} the ${splitIdentifier(against.column).join(' ')} of their ${whose}`,
    )
  }
  if ('same' in against!) {
    const whose = against.of ? 'that one' : against.same.map(({ label }) => label).join(' and ')
    const what = wordsOfField(field).replace(/ (?:id|key|ref|code)$/, '')
    if (op !== '>' && op !== '<') return attribute(`the same ${what} as ${whose}`)
    const [more, less] = field.role === 'date' ? ['later', 'earlier'] : ['higher', 'lower']
    return attribute(`${withArticle(`${op === '>' ? more : less} ${what}`)} than ${whose}`)
  }
  const { fn, among, times = 1, over } = against!
  const alike = entity.fields.find(f => f.column === among)
  const whom =
    whose ??
    (alike ? `the same ${wordsOfField(alike).replace(/ (?:id|key|ref|code)$/, '')}` : `all ${plural(entity.noun)}`)
  const isOne = over?.selection.limit === 1 || (fn === 'max' && over !== undefined && /^the /.test(whom))
  const figure = isOne ? `that of ${whom}` : `the ${FUNCTIONS[fn]} of ${whom}`
  return attribute(`${withArticle(wordsOfField(field))} ${COMPARISONS[op] ?? op} ${timesWords(times)}${figure}`)
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [2, 'twice'],
  [1 / 2, 'half'],
  [1 / 3, 'a third of'],
  [2 / 3, 'two thirds of'],
]

/** "twice", "3 times", "4% of": so many times a figure. */
function timesWords(times: number): string {
  if (times === 1) return ''
  const named = FRACTIONS.find(([value]) => value === times)?.[1]
  const percent = Math.round(times * 1e4) / 100
  return `${named ?? (times > 1 && Number.isInteger(times * 2) ? `${times} times` : `${percent}% of`)} `
}

/** A flag as people say it: "that are remote" of `is_remote`, "with crane" of `has_crane`, "that can sail", "in print". */
function describeFlag({ op, values, label }: Condition, { words }: Field, one: boolean): ConditionPhrase {
  if (!['=', '!='].includes(op)) return fromLabel(label)
  const holds = (values[0] === true || values[0] === 1 || values[0] === 'true') === (op === '=')
  const not = holds ? '' : 'not '
  const [first, ...rest] = words
  const being = one ? 'is' : 'are'
  if (!rest.length)
    return clause(isDone(first!) || ADJECTIVE.test(first!) ? `that ${being} ${not}${first}` : `${not}marked ${first}`)
  const what = rest.join(' ')
  if (/^(?:has|have)$/.test(first!))
    return clause(
      isDone(rest[0]!) ? `that ${one ? 'has' : 'have'} ${not}${what}` : `${holds ? 'with' : 'without'} ${what}`,
    )
  if (/^(?:is|are)$/.test(first!)) return clause(`that ${being} ${not}${what}`)
  if (/^(?:was|were)$/.test(first!)) return clause(`that ${one ? 'was' : 'were'} ${not}${what}`)
  if (/^(?:can|may|must|should)$/.test(first!)) return clause(`that ${holds ? first : NEGATED[first!]} ${what}`)
  return clause(`${not}${PREPOSITION.test(first!) ? '' : 'marked '}${words.join(' ')}`)
}

const NEGATED: Record<string, string> = { can: 'cannot', may: 'may not', must: 'need not', should: 'should not' }

/** Date fields that are named by what was done then: "published in 2024", not "with a published in 2024". */
const DONE = /^(?:\w+[a-z]ed|born|due|sent|paid|sold|bought|built|begun|held|made|left|met)$/

/** A date that is called by the verb of what happens then: "that start in October" of `starts_on`. */
const HAPPENS = /^(?:start|end|begin|open|close|expire|arrive|depart|finish|leave|return)s$/

function describeDay({ op, values }: Condition, words: string, field: Field, one: boolean): ConditionPhrase {
  const [first, last] = values.map(String)
  const sign = { '>': 'after', '>=': 'on or after', '<': 'before', '<=': 'until', '!=': 'not on' }[op as string]
  const when = op === 'between' ? formatPeriod(first!, last!) : `${sign ?? 'on'} ${formatDate(first!)}`
  const isVerb = HAPPENS.test(words) || (/^[a-z]+[^s]s$/.test(words) && /^(?:on|at)$/.test(field.words.at(-1)!))
  if (isVerb) return clause(`that ${one ? words : words.replace(/s$/, '')} ${when}`)
  return isDone(words) ? clause(`${words} ${when}`) : attribute(`${withArticle(words)} ${when}`)
}

/** Whether a field's words are a participle, such as "published" or "last updated". */
export const isDone = (words: string): boolean => DONE.test(words.split(' ').at(-1)!)

/** A phrase as what is said of the records: "have genre novel", "are in TX", "were published in 2024". */
export const toPredicate = ({ kind, text }: ConditionPhrase): string =>
  kind === 'attribute' ? `have ${text}` : text.startsWith('that ') ? text.slice(5) : `are ${text}`

/** "that start after 16:00", "ordered on a Monday". */
function describePart({ op, as, values, label }: Condition, words: string, one: boolean): ConditionPhrase {
  const [first, last] = values.map(String)
  const sign = { '>': 'after', '>=': 'at or after', '<': 'before', '<=': 'at or before' }[op as string] ?? 'at'
  const when =
    as === 'weekday' || as === 'anniversary'
      ? label
      : op !== 'between'
        ? `${sign} ${first}`
        : first === last
          ? `at ${first}`
          : `from ${first} to ${last}`
  const called = words.replace(/ (?:at|on)$/, '')
  if (HAPPENS.test(called)) return clause(`that ${one ? called : called.replace(/s$/, '')} ${when}`)
  return isDone(called) ? clause(`${called} ${when}`) : attribute(`${withArticle(called)} ${when}`)
}

function describeNumber({ op }: Condition, field: Field, values: string[]): ConditionPhrase {
  const [first = '', joint = ''] = field.words
  const counted =
    field.role === 'number' &&
    (field.words.length < 3
      ? isPlural(field.words.at(-1)!)
      : isPlural(first) && /^(?:between|until|since|of)$/.test(joint))
  if (counted && COUNTS[op]) return attribute(`${COUNTS[op]} ${values.join(' and ')} ${wordsOfField(field)}`)
  const words = withArticle(wordsOfField(field))
  if (op === 'between') return attribute(`${words} between ${values.join(' and ')}`)
  if (op === 'in' || op === 'not in') return attribute(`${words} ${op === 'in' ? 'of' : 'other than'} ${or(values)}`)
  return attribute(`${words} ${COMPARISONS[op] ?? op} ${values.join(' and ')}`)
}

function describeText({ op }: Condition, field: Field, values: string[]): ConditionPhrase {
  const negative = op === '!=' || op === 'not in'
  if (op !== '=' && op !== 'in' && !negative)
    return attribute(`${withArticle(wordsOfField(field))} ${COMPARISONS[op] ?? op} ${values.join(' and ')}`)
  const isPlace = PLACE.test(field.words.at(-1) ?? '') && (!isPlaceField(field.words) || holdsPlaces(field))
  if (isPlace) return clause(`${negative ? 'not ' : ''}in ${or(values)}`)
  return negative
    ? attribute(`${withArticle(wordsOfField(field))} other than ${or(values)}`)
    : attribute(`${wordsOfField(field)} ${or(values)}`)
}

/** Many allowed values are not all said. */
const or = (values: string[]) =>
  values.length > 4
    ? `${values.slice(0, 3).join(', ')} or ${values.length - 3} others`
    : values.length < 2
      ? values.join('')
      : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

const quoteAll = (values: Scalar[], joint: string) => values.map(value => `“${String(value)}”`).join(` ${joint} `)
