import type { Row } from '../../services/records.ts'
import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import { saidValue, type GridField, type GridKind } from '../schema.ts'
import { isPlain } from './records-slots.ts'

/** Kinds whose data say more than people do: "cars" of a driving school. */
const SHORT =
  /^(?:space|estate|docking|catering|festival|haulage|escape|run|charity|stage|hire|school|driving|hive) (?=(?:member|agent|station|menu|stage|job|room|booking|categor|run|registration|prop|order|payment|car|instructor|lesson|inspection))/
const OTHER_WORDS: Record<string, string> = { corporates: 'customers', functions: 'events', inpatients: 'patients' }
const OTHER_WORD: Record<string, string> = { corporate: 'customer', function: 'event', inpatient: 'patient' }
export const manyOf = ({ many }: GridKind): string => OTHER_WORDS[many] ?? many.replace(SHORT, '')
export const oneOf = ({ one }: GridKind): string => OTHER_WORD[one] ?? one.replace(SHORT, '')

/** Kinds that nobody would name so, or of which there is no single one. */
const ODD = /^(?:staff|feedback|organisers?|repair (?:buildings?|technicians?|issues?)|building sites?|site machines?|machine inspections?|labels?|loan cars?|openings?|curtailments?)$/ // oxfmt-ignore
export const isAskable = (kind: GridKind): boolean =>
  isPlain(kind.many) && !ODD.test(kind.many) && !kind.fields.some(({ said }) => said === 'deleted at')

const PEOPLE =
  /\b(?:user|driver|employee|artist|practitioner|patient|lecturer|student|tenant|member|guest|agent|requester|recruiter|candidate|author|owner|veterinarian|player|referee|skipper|gamemaster|contributor|instructor|learner|beekeeper|teacher|speaker|attendee|volunteer|carrier|journalist|linguist|mechanic|technician|grower|reader|patron|adjuster|broker|policyholder|brewer|doctor|patroller|pupil)$/
export const isPerson = (kind: GridKind): boolean => kind.arePeople || PEOPLE.test(kind.one)
const PLACES =
  /\b(?:depot|hotel|branch|club|warehouse|site|venue|restaurant|office|terminal|station|yard|building|gallery|practice|apiary|room|vault)$/
export const isPlace = (kind: GridKind): boolean => PLACES.test(kind.one)

/** Names that are words themselves, so that people add what it is: "the Sales department". */
const NEED_KIND = /^(?:category|department|programme|plan|crop|group|subject|team|product|coupon|publication|vault|class|task|job|milestone|sprint|part|ingredient|position|treatment|recipe|menu item|run category|menu|sla policy|mooring|lift|run|tank|course|stage|campaign|desk)$/ // oxfmt-ignore
const REFERENCE =
  /^(?:(?:order|confirmation|tracking|accession) number|number|ref|reference|plate|registration|license plate|barcode)$/
/** The number that a record goes by, not one of what it belongs to. */
const isReference = (kind: GridKind, said: string): boolean =>
  (REFERENCE.test(said) && (said !== 'order number' || kind.one.endsWith('order'))) ||
  (/^\w+ (?:number|no)$/.test(said) && kind.one.endsWith(said.split(' ')[0]!))
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\d .,'’&:-]{2,44}$/u.test(text) && !/^[A-Z]{1,4}-?\d+$/.test(text)

const countsOf = new WeakMap<GridKind, Map<unknown, number>>()
/** How many records of a kind have each number that they go by. */
function referencesOf(kind: GridKind, { name }: GridField): Map<unknown, number> {
  const counts = countsOf.get(kind) ?? new Map<unknown, number>()
  if (!countsOf.has(kind)) for (const row of kind.rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1)
  countsOf.set(kind, counts)
  return counts
}
/** What people call a record in the middle of a sentence; nothing where it has no name of its own. */
export function nameOf(kind: GridKind, row: Row): string | undefined {
  const label = kind.label(row)
  if (label !== undefined && isName(label))
    return NEED_KIND.test(kind.one) && !label.toLowerCase().includes(oneOf(kind))
      ? `the ${label} ${oneOf(kind)}`
      : label
  const reference = kind.fields.find(({ said, type }) => type === 'text' && isReference(kind, said))
  const value = reference && row[reference.name]
  if (typeof value !== 'string' || referencesOf(kind, reference!).get(value) !== 1) return undefined
  return /\d/.test(value) && value.length < 20 ? `${oneOf(kind)} ${value}` : undefined
}
export const whose = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`)
/** "a higher rating", "a greater length". */
export const higher = (f: string): string => (/(?:length|weight|area|distance|capacity|depth)$/.test(f) ? 'greater' : 'higher') // oxfmt-ignore
/** "seats": no "is" goes with it. */
export const isPlural = (f: string): boolean => /(?<![us])s$| per week$| spent$| left$|^(?:hours|minutes|days) /.test(f)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const UNITS =
  /(?<! per) (?:km|kg|mg|sqm|sqft|m|l|kw|mw|mwh|eur|cm|ha|t|pcm|g|grams|meters|metres|celsius|c|kph|(?<=duration )minutes|(?<=term )months|(?<=warranty )months|percent|pct|tonnes)$/
/** Numbers that are codes, ordinals or shares of something else. */
const NO_FIGURE =
  /number|year|\bid\b|latitude|longitude|\bno\b|position|cents|\b(?:min|max)$|^(?:status|state|method|product|vessel|founded|built|vintage|attempt|bib|season|matchday|floor|storey|level|priority|severity|from|teu|ph|ibu|colour ebc|fuel litres|queen born)$/
/** A figure as people say it: "mileage" of `mileageKm`, unless another field begins like it. */
export function figureOf(kind: GridKind, { said, type }: GridField): string | undefined {
  if (type !== 'number' || NO_FIGURE.test(said) || !isPlain(said)) return undefined
  const short = said.replace(/(?<=lead time|payment terms) days$/, '').replace(UNITS, '')
  const others = kind.fields.filter(one => one.said !== said && one.said.split(' ')[0] === short.split(' ')[0])
  return others.length === 0 ? short : said
}
/** Fields whose values are no names: they are written small. */
const COMMON =
  /\b(?:status|state|stage|standing|type|kind|priority|urgency|severity|level|category|method|reason|tier|condition|outcome|format|channel|course)$/
export const sayValue = (field: GridField, value: string): string =>
  COMMON.test(field.said) ? saidValue(value).toLowerCase() : saidValue(value)
/** "open orders" can be said: a single word of how a record is. */
export const isState = (field: GridField, values: readonly string[]): boolean =>
  /\b(?:status|state|stage|standing)$/.test(field.said) &&
  values.every(value => /^(?!arrived|sailed|attended|passed|booked|sent)(?:\w+ed|open|active|draft|overdue|pending|paid|unpaid|lost|available|planned)$/i.test(saidValue(value))) // oxfmt-ignore

const HAPPENED =
  /^(opened|closed|created|hired|ordered|shipped|paid|issued|reported|completed|delivered|placed|dispatched|purchased|acquired|launched|listed|posted|submitted|resolved|released|published|booked|received|finished|installed|returned|raised|registered|admitted|requested) (?:on|at)$/
/** The participle of a day: "ordered" of `orderedAt`. */
export const happenedOf = ({ said, type }: GridField): string | undefined =>
  type === 'day' ? HAPPENED.exec(said)?.[1] : undefined
/** The noun of a day: "due date". */
export function dateNounOf({ said, type }: GridField): string | undefined {
  if (type !== 'day') return undefined
  if (/\bdate$|^date of birth$|^deadline$/.test(said) && said !== 'date') return said
  if (/^due (?:on|at)$/.test(said)) return 'due date'
  return /^(?:next|last) \w+ (?:on|at)$/.test(said) ? said.replace(/ (?:on|at)$/, '') : undefined
}
export const valueGold = ({ name, said, type }: GridField, row: Row): gold.Gold => {
  const value = row[name]
  if (type === 'number') return gold.plain(value as number, { field: name })
  if (type === 'day') return gold.text(pick.dayAs(value as string), name)
  // "blue" of `DIFFICULTY_BLUE`
  const short = String(value).replace(new RegExp(`^(?:\\w+_)?${said.split(' ').at(-1)!.toUpperCase()}_`), '')
  // The service may write `GEARBOX_MANUAL` where the records have `MANUAL`.
  const long = /^[A-Z_]+$/.test(String(value)) ? [`${said.split(' ').at(-1)!.toUpperCase()}_${String(value)}`] : []
  return gold.text(
    gold.spelled(...pick.distinct([value as string, saidValue(value as string), saidValue(short), ...long])),
    name,
  )
}
/** The only row with the largest or smallest key; with ties nothing is asked. */
export function onlyOf(rows: readonly Row[], key: (row: Row) => unknown, up = false): gold.RecordGold | undefined {
  const found = up ? gold.smallest(rows, key) : gold.largest(rows, key)
  return found.items.length === 1 ? found : undefined
}
