import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { SERVED } from '../entity-model/served.ts'
import { isPeriodNoun } from '../language/period-adjectives.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { unitOfRate } from './figures-of-a-unit.ts'

/** What somebody's pay is called. */
const WAGE = /^(?:salary|wages?|pay|compensation|remuneration)$/

/** How sure it is that a rate for an hour or a day is what they are paid, where nothing says so. */
const BY_RATE = 0.6
const TOLD = /\b(?:paid|pays?|wages?|salary|earns?|gets?)\b/i
/** How sure it is at most where nothing tells the pay of those who are spoken of: what others pay in is none. */
const BY_OTHERS = 0.5
/** A rate that others pay for them. */
const CHARGED =
  /\b(?:charged?|charges|charging|bill(?:ed|able|ing)?|clients?|customers?|guests?|parents?|pupils?|students?)\b/i

const RANKS = /^(?:best|worst|highest|lowest|most|least|better|well)$/i

/**
 * "who is the best paid apprentice", "which gardener is the best paid": with a word of ranking before it, "paid" said of those who work is their
 * pay, whatever else is in the state of being paid. Before values and nouns are read.
 */
export function readBestPaid(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex((c, i) => isFree(c) && /^paid$/i.test(c.text) && rankBeside(chunks, i) >= 0)
  if (at < 0) return
  const rank = rankBeside(chunks, at)
  const people = whoIsPaid(draft, at, rank)
  const field = people && payOf(people)
  if (!people || !field) {
    if (chunks.slice(0, at + 2).some(c => c.entities.some(e => e.quality >= 0.8 && works(e.entity))))
      draft.sureness = Math.min(draft.sureness, BY_OTHERS)
    return
  }
  if (!field.words.some(word => WAGE.test(word)) && !TOLD.test(field.description))
    draft.sureness = Math.min(draft.sureness, BY_RATE)
  const fields = [{ entity: people, field, columns: [field.column], quality: 0.95 }]
  // Of a grade or a rating besides, no word says anything.
  Object.assign(chunks[rank]!.operator!, { nouns: [] })
  Object.assign(chunks[at]!, { kind: 'mention', operator: undefined, entities: [], values: [], fields, certainty: 1 })
}
readBestPaid.needs = /^paid$/

/** Where the word of ranking stands: right before, or behind ("is paid the most"). */
function rankBeside(chunks: readonly Chunk[], at: number): number {
  const isRank = (chunk: Chunk | undefined) =>
    chunk?.operator?.type === 'superlative' && RANKS.test(chunk.text.split(' ').at(-1)!)
  if (isRank(chunks[at - 1])) return at - 1
  const behind = /^the$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
  return isRank(chunks[behind]) ? behind : -1
}

/** Those of whom it is said: by the noun or the name of a sort right behind, else before, else those of before, else the only ones who are paid. */
function whoIsPaid({ app, chunks, previous }: Draft, at: number, rank: number): Entity | undefined {
  const kindsOf = ({ entities, values }: Chunk) => [
    ...entities.filter(e => e.quality >= 0.8).map(e => e.entity),
    ...values.filter(v => v.quality >= 0.8).map(v => v.entity),
  ]
  const behind = chunks[at + 1] ? kindsOf(chunks[at + 1]!) : []
  const before = chunks.slice(0, Math.min(at, rank)).flatMap(kindsOf)
  const said = [behind, before].find(kinds => kinds.some(isPaid))
  if (said) return said.find(isPaid)
  const of = previous && app.entities.find(({ key }) => key === previous.root.entity)
  if (of && chunks.some(c => c.operator?.type === 'pronoun')) return isPaid(of) ? of : undefined
  const [only, ...others] = before.length ? [] : app.entities.filter(isPaid)
  return others.length ? undefined : only
}

const works = (entity: Entity): boolean => arePeople(entity) && !SERVED.test(singular(entity.words.at(-1)!))
const isPaid = (entity: Entity): boolean => works(entity) && payOf(entity) !== undefined

/** The one figure that tells their pay, else the one rate of theirs for a time. */
function payOf({ fields }: Entity): Field | undefined {
  const money = fields.filter(f => f.role === 'money')
  const wages = money.filter(f => f.words.some(word => WAGE.test(word)))
  const rates = money.filter(f => isPeriodNoun(unitOfRate(f) ?? '') && !CHARGED.test(f.description))
  const [one, ...others] = wages.length ? wages : rates
  return others.length ? undefined : one
}
