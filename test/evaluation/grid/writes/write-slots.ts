import type { Facts } from '../../facts.ts'
import type { Service } from '../../question.ts'
import type { Row, Tables } from '../../services/records.ts'
import { ownChoices } from '../ask-choices.ts'
import { dateNounOf, figureOf, isAskable, isPerson, isPlural, nameOf, oneOf, manyOf, sayValue, whose } from '../phrasings/links-words.ts' // oxfmt-ignore
import type { Slot } from '../phrasings/spread.ts'
import type { GridField, GridKind, GridLink } from '../schema.ts'
import { bare, kindsAsCalled, writeToolsOf, type WriteTools } from './write-tools.ts'

/** A kind that its service writes. */
export interface Written extends Slot {
  kind: GridKind
  /** As golds name it: `kanban.cards`. */
  told: string
  one: string
  tools: WriteTools
  tables: Tables
  /** Fields that a change may touch besides: those that no body has. */
  mayChange: string[]
}
export function writtenOf(facts: Facts, service: Service): Written[] {
  const tables = (facts as unknown as Record<string, Tables>)[service] ?? {}
  const kinds = kindsAsCalled(facts, service)
  return writeToolsOf(service).flatMap(tools => {
    const fits = kinds.filter(({ table }) => bare(table) === tools.kind)
    const near = kinds.filter(({ table }) => bare(table).endsWith(tools.kind))
    const kind = fits[0] ?? (near.length === 1 ? near[0] : undefined)
    if (!kind || !isAskable(kind)) return []
    const inBodies = new Set(tools.update ?? [])
    const mayChange = Object.keys(kind.rows[0] ?? {}).filter(name => !inBodies.has(bare(name)))
    return [{ service, kind, many: manyOf(kind), one: oneOf(kind), told: `${service}.${kind.table}`, tools, tables, mayChange }] // oxfmt-ignore
  })
}

/** A record that people can name, and another one. */
export interface Target extends Written {
  row: Row
  r: string
  rs: string
  its: 'their' | 'its'
  other: { row: Row; r: string }
}
function targetsOf(written: Written, test: (row: Row) => boolean = () => true, shares = [0.35, 0.7]): Target[] {
  const { kind } = written
  const fits = kind.rows.filter(row => nameOf(kind, row) !== undefined && test(row))
  const found = shares.flatMap(share => {
    const at = Math.floor(share * fits.length)
    const [row, other] = [fits[at], fits[at + 1]]
    return row && other ? [{ row, other }] : []
  })
  return found.map(({ row, other }) => {
    const r = nameOf(kind, row)!
    return { ...written, row, r, rs: whose(r), its: isPerson(kind) ? 'their' : 'its', other: { row: other, r: nameOf(kind, other)! } } // oxfmt-ignore
  })
}
const canSet = ({ tools }: Written, name: string) => tools.update?.includes(bare(name)) ?? false

/** A change of a field from one value to another. */
export interface Setting extends Target {
  field: GridField
  f: string
  /** As people say it, and as the service holds it. */
  v: string
  value: unknown
  /** Another value. */
  w: string
  wValue: unknown
}
const isWordy = (value: string) => /^[a-z_ -]{3,}$/i.test(value) && !/^[A-Z]{2,4}$/.test(value)
/** States that the service may only let a record enter in order are left out: the value is one of a quality. */
const NO_PLAIN_CHOICE = /\b(?:status|state|stage|phase|note|notes|comment|description|title|reason|locale|weekday|day)$/
export const choiceSettingsOf = (written: Written): Setting[] =>
  written.kind.fields
    .filter(({ type, said, name }) => type === 'choice' && !NO_PLAIN_CHOICE.test(said) && canSet(written, name))
    .flatMap(field => {
      const own = ownChoices(written.kind, field).filter(isWordy)
      if (own.length < 3) return []
      return targetsOf(written, row => own.includes(row[field.name] as string)).flatMap(target => {
        const [value, wValue] = own.filter(one => one !== target.row[field.name])
        return [{ ...target, field, f: field.said, value, v: sayValue(field, value!), wValue, w: sayValue(field, wValue!) }] // oxfmt-ignore
      })
    })

/** A state that says itself: "mark it as completed". */
export const stateSettingsOf = (written: Written): Setting[] =>
  written.kind.fields
    .filter(
      ({ type, said, name }) => type === 'choice' && /\b(?:status|state|stage)$/.test(said) && canSet(written, name),
    ) // oxfmt-ignore
    .flatMap(field => {
      const own = ownChoices(written.kind, field).filter(isWordy)
      return targetsOf(written, row => own.includes(row[field.name] as string)).flatMap(target => {
        const [value, wValue] = own.filter(one => one !== target.row[field.name])
        if (value === undefined || wValue === undefined) return []
        return [{ ...target, field, f: field.said, value, v: sayValue(field, value), wValue, w: sayValue(field, wValue) }] // oxfmt-ignore
      })
    })

const NO_TARGET = /\b(?:count|total|paid|balance|used|spent|sold|taken|stock|available|remaining)\b/
/** A figure that can be divided by ten. */
export interface FigureSetting extends Setting {
  now: number
  isPlural: boolean
}
export const figureSettingsOf = (written: Written): FigureSetting[] =>
  written.kind.fields.flatMap(field => {
    const f = figureOf(written.kind, field)
    if (f === undefined || NO_TARGET.test(field.said) || !canSet(written, field.name)) return []
    const isTen = (row: Row) => {
      const now = row[field.name]
      return typeof now === 'number' && now >= 20 && now % 10 === 0
    }
    return targetsOf(written, isTen).map(target => {
      const now = target.row[field.name] as number
      return { ...target, field, f, now, isPlural: isPlural(f), value: Math.round(110 * now) / 100, v: String(Math.round(1.1 * now)), wValue: now - 10, w: String(now - 10) } // oxfmt-ignore
    })
  })

/** A text of a sort that people know how to say. */
const TEXTS: [said: RegExp, values: [string, string]][] = [
  [/^(?:email|email address|mail)$/, ['nora.quill@fernpost.example', 'n.quill@larkmail.example']],
  [/^(?:phone|phone number|mobile|telephone)$/, ['+44 7700 900 417', '555-0143']],
  [/^(?:city|town)$/, ['Norwich', 'Bergen']],
  [/^(?:location|room)$/, ['Harbour Annex', 'North Wing']],
]
export const textSettingsOf = (written: Written): Setting[] =>
  written.kind.fields.flatMap(field => {
    const values = TEXTS.find(([said]) => said.test(field.said))?.[1]
    if (!values || field.type === 'choice' || !canSet(written, field.name)) return []
    return targetsOf(written).map(target => ({ ...target, field, f: field.said, v: values[0], value: values[0], w: values[1], wValue: values[1] })) // oxfmt-ignore
  })

/** A day that lies ahead. */
export const daySettingsOf = (written: Written): Setting[] =>
  written.kind.fields.flatMap(field => {
    const f = dateNounOf(field)
    if (f === undefined || !/due|target|deadline|end|renewal|expiry|delivery/.test(f) || !canSet(written, field.name)) return [] // oxfmt-ignore
    return targetsOf(written, row => /^\d{4}-\d\d-\d\d$/.test(String(row[field.name]))).map(target => {
      const week = new Date(`${target.row[field.name] as string}T12:00:00Z`)
      week.setUTCDate(week.getUTCDate() + 7)
      return { ...target, field, f, v: '14 March 2028', value: '2028-03-14', w: 'a week', wValue: week.toISOString().slice(0, 10) } // oxfmt-ignore
    })
  })

/** A flag. */
export const flagSettingsOf = (written: Written): Setting[] =>
  written.kind.fields
    .filter(({ type, name, said }) => type === 'flag' && /^is \w+$/.test(said) && canSet(written, name))
    .flatMap(field => {
      const f = field.said.replace(/^is /, '')
      if (written.kind.fields.some(one => one !== field && (one.choices.includes(f) || one.said.includes(f)))) return []
      return [true, false].flatMap(
        now =>
        targetsOf(written, row => row[field.name] === now, [0.4]).map(target => ({ ...target, field, f, v: now ? `not ${f}` : f, value: !now, w: now ? f : `not ${f}`, wValue: now })), // oxfmt-ignore
      )
    })

/** Where a link of a record is to lead to. */
export interface LinkSetting extends Target {
  link: GridLink
  role: string
  isWho: boolean
  to: { row: Row; r: string }
}
export const linkSettingsOf = (written: Written): LinkSetting[] =>
  written.kind.links
    .filter(
      link =>
        canSet(written, link.name) &&
        link.to !== written.kind &&
        isAskable(link.to) &&
        !/\b(?:to|from|by)\b/.test(link.said),
    ) // oxfmt-ignore
    .flatMap(link => {
      const { to } = link
      const named = to.rows.filter(row => nameOf(to, row) !== undefined && row['status'] !== 'inactive' && row['isActive'] !== false && row['active'] !== false) // oxfmt-ignore
      return targetsOf(written, row => row[link.name] !== null && row[link.name] !== undefined).flatMap(target => {
        const end = named.find((row, at) => at > 0 && row.id !== target.row[link.name])
        return end ? [{ ...target, link, role: link.said === to.one ? oneOf(to) : link.said, isWho: isPerson(to), to: { row: end, r: nameOf(to, end)! } }] : [] // oxfmt-ignore
      })
    })

/** Two fields at once. */
export interface TwoSettings extends Setting {
  second: FigureSetting
}
export const twoSettingsOf = (written: Written): TwoSettings[] =>
  choiceSettingsOf(written).flatMap(first =>
    figureSettingsOf(written).filter(({ isPlural: isMany }) => !isMany).flatMap(second => {
      const now = first.row[second.field.name]
      return typeof now === 'number' ? [{ ...first, second }] : []
    }),
  ) // oxfmt-ignore

/** A record to which nothing leads, so that it can go. */
export function removablesOf(written: Written): Target[] {
  if (!written.tools.canRemove) return []
  const held = new Set(
    Object.entries(written.tables)
      .filter(([table, rows]) => table !== written.kind.table && Array.isArray(rows))
      .flatMap(([, rows]) => rows.flatMap(row => Object.values(row).flat())),
  )
  const isOpen = (row: Row) => !/^(?:active|paid|completed|closed|confirmed|in|signed|sent|accepted)/i.test(String(row['status'] ?? '')) // oxfmt-ignore
  const isFree = (row: Row) => !held.has(row.id)
  const free = targetsOf(written, row => isFree(row) && isOpen(row))
  return free.length > 0 ? free : targetsOf(written, isFree)
}

/** A new record: what it must have, in words and as it is held. */
export interface Making extends Written {
  name: string
  nameField: string
  /** The required values besides the name. */
  needed: { f: string; v: string; name: string; value: unknown; sort: 'choice' | 'figure' | 'day' | 'text' | 'link' }[]
}
const NAMES = ['Quillback Lantern', 'Ferris Marlow', 'Saltmarsh Drive']
const NAME = /^(?:name|title|fullname|subject|companyname|displayname)$/
export function makingsOf(written: Written): Making[] {
  const { tools, kind } = written
  if (!tools.create) return []
  const nameField = kind.fields.find(({ name }) => NAME.test(bare(name)) && tools.create!.includes(bare(name)))
  if (!nameField) return []
  const rest = tools.required.filter(name => name !== bare(nameField.name))
  const needed = rest.map(name => neededOf(kind, name))
  if (needed.includes(undefined) || needed.length > 4) return []
  const name = isPerson(kind) ? NAMES[1]! : NAMES[0]!
  return [{ ...written, name, nameField: nameField.name, needed: needed as Making['needed'] }]
}
function neededOf(kind: GridKind, wanted: string): Making['needed'][number] | undefined {
  const link = kind.links.find(({ name }) => bare(name) === wanted)
  if (link) {
    const end = link.to.rows.find((row, at) => at > 0 && nameOf(link.to, row) !== undefined && row['status'] !== 'inactive' && row['isActive'] !== false) // oxfmt-ignore
    return end && isAskable(link.to) ? { f: link.said, v: nameOf(link.to, end)!, name: link.name, value: end.id, sort: 'link' } : undefined // oxfmt-ignore
  }
  const field = kind.fields.find(({ name }) => bare(name) === wanted)
  if (!field) return undefined
  if (field.type === 'choice') {
    const [value] = ownChoices(kind, field).filter(isWordy)
    return value === undefined ? undefined : { f: field.said, v: sayValue(field, value), name: field.name, value, sort: 'choice' } // oxfmt-ignore
  }
  const f = figureOf(kind, field)
  if (field.type === 'number' && f !== undefined) {
    const value = kind.rows.map(row => row[field.name]).find((one, at) => at > 2 && Number.isInteger(one) && (one as number) > 0) // oxfmt-ignore
    return value === undefined ? undefined : { f, v: String(value), name: field.name, value, sort: 'figure' }
  }
  const text = TEXTS.find(([said]) => said.test(field.said))?.[1][0]
  if (text !== undefined) return { f: field.said, v: text, name: field.name, value: text, sort: 'text' }
  const day = dateNounOf(field)
  return day === undefined ? undefined : { f: day, v: '14 March 2028', name: field.name, value: '2028-03-14', sort: 'day' } // oxfmt-ignore
}
