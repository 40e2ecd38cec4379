import type { JsonObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import { isPlural } from '../language/words.ts'
import type { FieldRole } from './catalogue-model.ts'
import { isCodeNumber } from './field-roles.ts'
import { isBeforeSelf } from './references.ts'

const MONEY = pattern('iu')`
  revenue|price|amount|salary|budget|balance|income|turnover|payment|profit
  |costs?\b|\bvalues?\b
  # "total" and "total net", but neither "total nights" nor "total weight"
  |\btotals?\b(?!\ (?:\p{L}*[^s\P{L}]s|weight|distance|duration|length|time|area|volume|capacity|quantity|stock|count)\b)
  |\b(?:fee|wage|sale|spending)s?\b|\bspend\b
  |\b(?:pay|dues|charge|deposit|rent|premium|tuition|penalty|tax|debt|discount)\b
`
/** `due_date`, `dueDate`, `duedate`, `borrowed_at`, `returnedOn`, but neither `candidate` nor `monday`. */
const DATE_NAME = pattern()`
  (?:^|_)(?:date|day|time|timestamp|deadline|since|until|birthday|due)$
  |_(?:at|on)$
  |[a-z](?:Date|Day|Time|Timestamp|Deadline|Since|Until|Birthday|Due|At|On)$
  |(?:start|end|due|birth|close|order|hire|create|update|modified|publish)(?:date|day|time)$
`
/** Amounts in hundredths: `total_cents`, "in minor units". */
const MINOR = /\b(?:cents?|pence|pennies|minor (?:currency )?units?|smallest (?:currency )?units?)\b/i
/** Amounts in millionths, as interfaces of Google have them: `price_micros`, "in micros". */
const MICROS = /\bmicros\b|\bmicro(?:-units| units|units)\b/i
/** How many of what the service counts make one of the currency, as a name or description says. */
export const partsOfUnit = (text: string): number => (MINOR.test(text) ? 100 : MICROS.test(text) ? 1_000_000 : 1)
/** What an hour, a day or a word costs is no part of a hundred. */
const PAID_RATE = /\b(?:hour(?:ly)?|day|daily|week(?:ly)?|month(?:ly)?|night(?:ly)?|pay) rate\b|\brate per \p{L}+/u
const CURRENCY = /dollar|currency|usd|eur|money/i
const PERCENT = /percent|probability|likelihood|\b(?:rate|ratio|share)\b/i
/** "Percent or EUR, depending on the type": what it is in, another field tells. */
const EITHER = /(?:\bpercent(?:age)?\b|%)[^.;]{0,12}\bor\b|\bor\b[^.;]{0,12}(?:\bpercent(?:age)?\b|%)/i
/** So many in a time, or of one thing for another, and no part of a hundred. */
const PACE =
  /\b(?:heart|pulse|breathing|respiratory|frame|bit|baud|sampling|sample|refresh|flow|clock|transfer|exchange|burn|fire) rate\b/

/** What a schema says of one field of a record. */
interface DescribedField {
  /** The last part of its path. */
  name: string
  /** The words of the path. */
  words: string[]
  type: string
  schema: JsonObject
  description: string
  choices: string[]
  /** Parts of its path: 1 for a field of the record itself. */
  depth: number
}

/** What a field is for, by its name, its type and what its schema says. */
export function readRole(described: DescribedField): FieldRole {
  const { name, words, type, schema, depth } = described
  if (ID.test(name)) {
    if (depth === 1) return 'id'
    // `account.id` names the account that a record holds.
    if (words.length > 1) return 'reference'
  }
  if (type === 'boolean') return 'boolean'
  if (type === 'array' || type === 'object') return 'text'
  if (/^date/.test(String(schema.format ?? ''))) return 'date'
  return type === 'integer' || type === 'number' ? roleOfNumber(described) : roleOfText(described)
}

const ID = /^_?(?:id|uuid|guid)$/i
const COUNT = /\b(?:count|number|quantity|qty|score|rating|years?|age|rank|stock|level|points)\b/
const TIMED = /\b(?:hours|days|minutes|seconds|weeks|months|km|kg|miles|lit(?:er|re)s)$/

function roleOfNumber({ name, words, schema, description }: DescribedField): FieldRole {
  const said = words.join(' ')
  if (/[a-z_-](?:id|Id|ID)$/.test(name) && /(?:[_-]id|Id|ID)$/.test(name)) return 'reference'
  const isRate = /\brate$/.test(said) && CURRENCY.test(description)
  if (schema.maximum === 1 || (PERCENT.test(said.replace(PAID_RATE, '').replace(PACE, '')) && !isRate)) return 'percent'
  if (EITHER.test(description)) return 'number'
  // "tuition per year" is no number of years.
  const isCount = COUNT.test(words.slice(0, words.includes('per') ? words.indexOf('per') : undefined).join(' '))
  // A budget in hours is no money; a rate per hour is.
  const isTimed = TIMED.test(said) && !words.includes('per')
  // "seats total": what is counted stands before it.
  const isCounted = words.length === 2 && words[1] === 'total' && isPlural(words[0]!) && !MONEY.test(words[0]!)
  const isMoney =
    (!isCounted && [MONEY, PAID_RATE, MINOR].some(names => names.test(said))) || CURRENCY.test(description)
  return isMoney && !isCount && !isTimed && !isCodeNumber(words) ? 'money' : 'number'
}

const NAME =
  /^(?:name|full_?name|first_?name|last_?name|title|display_?name|company|company_?name|label|username|subject)$/i

const LANGUAGES = 'en|de|fr|es|it|nl|pt|pl|sv|da|fi|nb|no|cs|hu|ro|el|tr|ru|uk|zh|ja|ko|ar|he'
const IN_CAMEL_CASE = LANGUAGES.replace(/[a-z]+/g, code => code[0]!.toUpperCase() + code[1]!)
/** `name_en`, `titleDe`, `name.en`: the name in a language (ISO 639-1). */
const NAME_IN = pattern()`^(?:name|title|label)(?:[_.](?:${LANGUAGES})|(?=[A-Z])(?:${IN_CAMEL_CASE}))$`

/** Whether a column, its parts joined by dots, holds the name in one of several languages. */
export const isNameInLanguage = (column: string): boolean => NAME_IN.test(column)

/** What an object inside a record is called that only tells of what kind the record is (closed class). */
const SORT = /^(?:category|genre|kind|type|brand|range|style|species|breed)$/

function roleOfText({ name, words, schema, choices, depth }: DescribedField): FieldRole {
  const { format } = schema
  if (format === 'email' || /e-?mail/i.test(name) || /^mail$|[a-z]Mail$|_mail$/.test(name)) return 'email'
  if (format === 'uri' || format === 'url' || /(?:url|website|link|homepage)$/i.test(name)) return 'url'
  if (/phone|mobile|fax/i.test(name)) return 'phone'
  if (/(?:[_-]id|Id|ID|[_-]uuid)$/.test(name)) return 'reference'
  if (DATE_NAME.test(name) && !choices.length && !isTimeOfDay(schema) && !isBeforeSelf(words)) return 'date'
  // `category.name` of a product: what it is, and not what it is called.
  if (choices.length || (depth > 1 && name === 'name' && SORT.test(words.at(-2) ?? ''))) return 'category'
  if (NAME.test(name) || (/name$/i.test(name) && depth === 1) || (isNameInLanguage(name) && depth === 1)) return 'name'
  return /description|notes?|comment|bio|summary|body|content|text/i.test(name) ? 'text' : 'category'
}

/** "09:15" is no date: by its format, its pattern or an example. */
export const isTimeOfDay = ({ format, pattern, example, examples, default: given }: JsonObject): boolean =>
  format === 'time' ||
  (typeof pattern === 'string' && pattern.includes(':') && !/-/.test(pattern.replace(/\[[^\]]*\]/g, ''))) ||
  [example, given, ...(Array.isArray(examples) ? examples : [])].some(
    one => typeof one === 'string' && /^\d{1,2}:\d{2}(?::\d{2})?$/.test(one),
  )
