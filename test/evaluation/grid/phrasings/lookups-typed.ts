import type { Gold } from '../../gold.ts'
import * as gold from '../../gold.ts'
import type { GridKind } from '../schema.ts'
import { capital, figureOf, isAskable, isPlural, isState, sayValue } from './links-words.ts'
import { namedOf, type Asked, type Happened, type Named } from './lookups-slots.ts'
import { wordings } from './spread.ts'

const COUNTED = /^(?:seats|chairs|parking spaces|loyalty points|bedrooms|bathrooms|floors|stars|goals|members|dock doors|shares|guest passes|tracks|cranes|safe deposit boxes|spaces|flats|forks|credit days|households|planned stops|pallets|weekly lessons|applicants|views|likes|tickets sold|pages|weekly hours|story points|credits|frames|hectares)$/ // oxfmt-ignore
const MONEY =
  /\b(?:price|salary|fee|budget|cost|rate|wage|balance|rent|deposit|total|limit|amount|pay|value|fare|premium|quote|reserve|refund amount)$|^price per|^(?:price|cost) /
const PRICE = /^(?:price|sales price|sale price|bottle price|cover price|price per night|price per head|cost)$/
const SIZED = /\b(?:capacity|length|area|height|depth|mileage|rating|score|payload|distance|temperature|weight)$/
/** Questions that fit what the field holds. */
export const NUMBERS = wordings((a: Asked) => (a.isFigure ? a.value : undefined), {
  'many-how-many': a => (COUNTED.test(a.f) ? `How many ${a.f} does ${a.r} have?` : undefined),
  'many-has-got': a => (COUNTED.test(a.f) ? `how many ${a.f} has ${a.r} got?` : undefined),
  'much-how-high': a => (MONEY.test(a.f) ? `How high is ${a.rs} ${a.f}?` : undefined),
  'much-how-much-s': a => (MONEY.test(a.f) ? `how much is ${a.rs} ${a.f}` : undefined),
  'much-cost': a => (PRICE.test(a.f) && a.one !== 'repair' ? `How much does ${a.r} cost?` : undefined),
  'much-weigh': a => (/^weight$/.test(a.f) ? `How much does ${a.r} weigh?` : undefined),
  'much-heavy': a => (/^weight$/.test(a.f) ? `how heavy is ${a.r}?` : undefined),
  'much-what-is-it': a => (SIZED.test(a.f) ? `${capital(a.r)} has what ${a.f}?` : undefined),
})

const PERSONAL = /^(?:manager|contact|agent|guardian|server|buyer) name$|^(?:head coach|foreman|manager|account manager|project manager|project lead|sales rep|trainer|technician|inspector|contact person|editor in chief|collector)$/ // oxfmt-ignore
const roleOf = ({ field }: Asked): string | undefined =>
  PERSONAL.test(field.said) ? field.said.replace(/ name$/, '') : undefined
/** Persons that a field names. */
export const PERSONS = wordings((a: Asked) => (roleOf(a) ? a.value : undefined), {
  'person-who-is-the': a => `Who is the ${roleOf(a)} of ${a.r}?`,
  'person-who-s': a => `who's ${a.rs} ${roleOf(a)}`,
  'person-name-of-the': a => `What is the name of the ${roleOf(a)} of ${a.r}?`,
  'person-who-as': a => `Who does ${a.r} have as ${roleOf(a)}?`,
})

const isTown = ({ field }: Asked) => /^(?:city|town)$/.test(field.said)
/** Places. */
export const PLACES = wordings((a: Asked) => a.value, {
  'where-which-town': a => (isTown(a) ? `Which ${a.f} is ${a.r} in?` : undefined),
  'where-country': a => (/^country$/.test(a.f) ? `what country is ${a.r} from?` : undefined),
  'where-floor': a => (/^floor$/.test(a.f) ? `What floor is ${a.r} on?` : undefined),
})
const somewhere = (a: Asked): Gold | undefined =>
  isTown(a)
    ? gold.either(
        a.value,
        gold.record(a.row),
        ...['country', 'streetAddress', 'street', 'region']
          .filter(name => a.row[name])
          .map(name => gold.text(a.row[name] as string, name)),
      )
    : undefined
export const WHERE = wordings(somewhere, {
  'where-is': a => `Where is ${a.r}?`,
  'where-based': a => `Where's ${a.r} based?`,
})

/** How to reach somebody. */
export const REACH = wordings((a: Asked) => a.value, {
  'reach-email': a => (/^(?:work )?email$/.test(a.f) ? `What email address can I use for ${a.r}?` : undefined),
  'reach-write-to': a => (/^(?:work )?email$/.test(a.f) ? `I want to write to ${a.r}, what's the email?` : undefined),
  'reach-phone': a => (/^phone(?: number)?$/.test(a.f) ? `What number do I call to reach ${a.r} by phone?` : undefined),
  'reach-ring': a => (/^phone(?: number)?$/.test(a.f) ? `I have to ring ${a.r}. Phone number?` : undefined),
})

const dated = (a: Asked): Gold | undefined => (a.field.type === 'day' ? a.value : undefined)
/** Days with a noun. */
export const DATES = wordings(dated, {
  'when-is-the': a => `When is ${a.rs} ${a.f}?`,
  'when-what-day': a => (/birth/.test(a.f) ? undefined : `On what day is the ${a.f} of ${a.r}?`),
  'when-which-date': a => `Which date is given as ${a.f} for ${a.r}?`,
  'when-born': a => (a.f === 'date of birth' ? `When was ${a.r} born?` : undefined),
  'when-birthday': a => (a.f === 'date of birth' ? `when's ${a.rs} birthday` : undefined),
  'when-due': a => (a.f === 'due date' ? `When is ${a.r} due?` : undefined),
})

/** Days on which something happened. */
export const HAPPENED = wordings((h: Happened) => h.value, {
  'happened-when-was': h => `When was ${h.r} ${h.done}?`,
  'happened-know-when': h => `Do you know when ${h.r} was ${h.done}?`,
  'happened-tell-when': h => `tell me when ${h.r} was ${h.done}`,
})

/** A record with a value that it has, or has not. */
export interface Stated extends Named {
  f: string
  v: string
  has: boolean
}
export const statedOf = (kind: GridKind): Stated[] =>
  !isAskable(kind)
    ? []
    : kind.fields
        .filter(field => field.type === 'choice' && isState(field, field.choices.slice(0, 3)))
        .flatMap(field =>
          namedOf(kind).flatMap((own, at) => {
            const value = own.row[field.name] as string | null
            const said = at % 2 === 0 ? value : field.choices.slice(0, 3).find(choice => choice !== value)
            return said && value && isState(field, [said])
              ? [{ ...own, f: field.said, v: sayValue(field, said), has: said === value }]
              : []
          }),
        )
/** Whether a record is in a state. */
export const STATES = wordings((s: Stated) => gold.yes(s.has), {
  'state-is-it': s => `Is ${s.r} ${s.v}?`,
  'state-right-that': s => `Am I right that ${s.r} is ${s.v}?`,
  'state-as-field': s => `Is the ${s.f} of ${s.r} ${s.v}?`,
})

/** A record with a figure and a bound between it and others. */
export interface Bound extends Named {
  f: string
  bound: number
  isAbove: boolean
}
export const boundsOf = (kind: GridKind): Bound[] =>
  !isAskable(kind)
    ? []
    : kind.fields.flatMap(field => {
        const f = figureOf(kind, field)
        if (f === undefined || isPlural(f)) return []
        const numbers = kind.rows.map(row => row[field.name]).filter(value => typeof value === 'number')
        const bound = numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
        const own = namedOf(kind).find(({ row }) => typeof row[field.name] === 'number' && row[field.name] !== bound)
        return own && bound !== undefined
          ? [{ ...own, f, bound, isAbove: (own.row[field.name] as number) > bound }]
          : []
      })
export const BOUNDS = wordings((b: Bound) => gold.yes(b.isAbove), {
  'bound-is-above': b => `Is ${b.rs} ${b.f} above ${b.bound}?`,
  'bound-have-more': b => `Does ${b.r} have a ${b.f} of more than ${b.bound}?`,
})

/** All about a record. */
export const RECORDS = wordings((n: Named) => gold.record(n.row), {
  'record-everything': n => `Give me everything on ${n.r}`,
  'record-what-know': n => `What do we know about ${n.r}?`,
  'record-details': n => `${n.r} details`,
  'record-full': n => `I'd like to see the full record of ${n.r}`,
  'record-info': n => `info on ${n.r}?`,
  'record-who-is': n => (n.isPerson && n.bare ? `Who is ${n.r}?` : undefined),
  'record-have-one': n => (n.bare ? `show me the ${n.one} called ${n.bare}` : undefined),
  'record-open': n => (n.bare ? undefined : `Open ${n.r} for me`),
})
export const EXISTS = wordings((n: Named) => (n.bare ? gold.either(gold.yes(true), gold.record(n.row)) : undefined), {
  'record-is-there': n => `Is there a ${n.one} called ${n.bare}?`,
  'record-do-we-have': n => `do we have a ${n.one} named ${n.bare}?`,
})
