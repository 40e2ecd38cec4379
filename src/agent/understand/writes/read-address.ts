import {
  addressesIn,
  divideAddress,
  isPlainlyAddress,
  wholeAddress,
  WRITTEN,
  type AddressSlots,
} from './address-parts.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { fold } from '../language/words.ts'
import { isGiven, take, type NewRecord } from './new-record.ts'
import type { SlotMention } from './name-slots.ts'
import type { Slot } from './slots.ts'

/** The parts of an address by the slots that hold them, or what cannot be told apart. */
export type Spread = { values: Record<string, string> } | { problem: string }

/** An address that is given for one of its places (or for none), in all of them; undefined where it is that place's own value. */
export function spreadAddress(
  text: string,
  slot: Slot | undefined,
  slots: readonly Slot[],
  app: AppKnowledge,
  isPartNamed = false,
): Spread | undefined {
  const groups = addressesIn(slots)
  const fits = slot ? groups.filter(({ parts }) => parts.get('street') === slot) : groups
  const [group] = fits
  if (fits.length !== 1 || !group) return undefined
  const address = slot ? text : wholeAddress(text)
  if (address === undefined || (slot === undefined && !isPlainlyAddress(address))) return undefined
  if (CLAUSE.test(address)) return { problem: unclear(address, group) }
  if (isPartNamed && !address.includes(',')) return undefined
  const divided = divideAddress(address, group.parts)
  if (!divided) return undefined
  if ('unclear' in divided) return { problem: unclear(divided.unclear, group) }
  return { values: valuesOf(divided.parts, group, app) }
}

/** "he lives at Skovvej 5": a clause is no street. */
const CLAUSE = /^(?:he|she|it|they|we|who|which|that)(?:['’]s)?\s/i

const valuesOf = (parts: ReadonlyMap<string, string>, group: AddressSlots, app: AppKnowledge): Record<string, string> =>
  Object.fromEntries(
    [...group.parts].flatMap(([part, slot]) =>
      parts.has(part) ? [[slot.name, part === 'state' ? asKept(parts.get(part)!, slot, app) : parts.get(part)!]] : [],
    ),
  )

/** "Co. Mayo", "the province of Utrecht": a region with the word for what it is. */
const REGION = /^(?:the )?(?:co\.?|county|state|province|region|canton)(?: of)? (?=\p{Lu})/iu

/** A region as the records write it: without the word for what it is, where they have it so. */
function asKept(region: string, { field }: Slot, { vocabularies }: AppKnowledge): string {
  const bare = region.replace(REGION, '')
  const known = (name: string) =>
    vocabularies.flatMap(({ exact }) => exact.get(fold(name)) ?? []).find(match => match.field === field)
  return bare === region || known(region) ? region : (known(bare)?.values[0] ?? region)
}

const unclear = (what: string, { parts }: AddressSlots): string =>
  `I cannot tell which part of the address “${what}” is: say the ${[...parts.values()].map(s => s.words.at(-1)).join(', the ')} each by its name`

const JOINT = /^\s*(?:(?:is|at|now|to|as|of|:|=|-|–)\s*)*/i
/** What may lead to an address that no noun announces. */
const LEADS = /\b(?:(?:who\s+)?(?:lives?|living|resides?|residing|based|located|address)\s+)?(?:at|in|from|of)\s+$/i

/** "address 8 Orchard Close, Ludlow, SY8 1PQ": each part goes where the record has it. */
export function readAddresses(record: NewRecord, mentions: readonly SlotMention[]): void {
  const groups = addressesIn(record.slots)
  const text = record.message.text.slice(0, record.span.end)
  for (const match of groups.length ? text.matchAll(WRITTEN) : []) {
    if (match.index < record.span.start) continue
    const before = mentions.findLast(
      m => m.end <= match.index && JOINT.exec(text.slice(m.end))![0].length === match.index - m.end,
    )
    const named = before && groups.find(({ parts }) => parts.get('street') === before.slot)
    const group = named ?? (before === undefined && groups.length === 1 ? groups[0] : undefined)
    if (!group || [...group.parts.values()].some(slot => isGiven(record, slot))) continue
    const own = [...group.parts.values()]
    const next = mentions.find(
      m => m.start > match.index && !own.includes(m.slot) && /,\s*$/.test(text.slice(match.index, m.start)),
    )
    const written = match[0].slice(0, (next?.start ?? text.length) - match.index).replace(/,\s*$/, '')
    const read = longest(written, group, named !== undefined, record.context.app)
    if (!read) continue
    Object.assign(record.values, read.values)
    const lead = LEADS.exec(text.slice(record.span.start, match.index))?.[0].length ?? 0
    take(record, { start: named ? before!.start : match.index - lead, end: match.index + read.length })
  }
}

/** The longest beginning, line by line, whose parts can be told apart. */
function longest(
  text: string,
  group: AddressSlots,
  isNamed: boolean,
  app: AppKnowledge,
): { values: Record<string, string>; length: number } | undefined {
  for (let end = text.length; end > 0; end = text.lastIndexOf(',', end - 1)) {
    const address = text.slice(0, end)
    if (!isNamed && !isPlainlyAddress(address)) return undefined
    const divided = divideAddress(address, group.parts)
    if (divided && 'parts' in divided) return { values: valuesOf(divided.parts, group, app), length: end }
  }
  return undefined
}
