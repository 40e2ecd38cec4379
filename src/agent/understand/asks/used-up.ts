import { kindsOfNamed } from '../conditions/shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'

/** Verbs of using up, which say of what there is how much went (Levin, 1993, 39 and 105). */
const USES = /^(?:us(?:e|es|ed|ing)|(?:consum|burn|drink|eat|expend)\w*|burnt|drank|drunk|ate|eaten)$/i
/** What a figure for that is called. */
const USED = /^(?:us(?:e|ed|age)|consum\w*|burn\w*|drunk|eaten|expended)$/

const HOW_MUCH = /^\W*(?:(?:and|so) )?how (?:much|many)\b/i
/** How sure it is at most that the one figure of that is meant. */
const BY_VERB = 0.6

/**
 * "how much does Ann use?": the one figure of what was used, her own or that of the records that point to her, added up. Where there is
 * none, no other figure is given for it. Before nouns are looked for.
 */
export function readUsedUp(draft: Draft): void {
  const { chunks, message, app } = draft
  const verb = chunks.find((c, at) => at > 1 && USES.test(c.text))
  const named = chunks.find(c => kindsOfNamed([c]).length > 0)
  if (!HOW_MUCH.test(message.text) || !verb || !named || verb.entities.length + verb.values.length > 0) return
  if (!/^\W*(?:(?:in|on|per|this|last|a|each|so|over|during)\b.*)?$/i.test(behind(draft, verb.to))) return
  if (chunks.some(c => isFree(c) && c.fields.some(f => isFigure(f.field) && f.quality >= 0.8 && c !== verb))) return
  const [owner] = kindsOfNamed([named])
  const kinds = [owner!, ...kindsBelow(owner!, app)]
  const found = kinds.flatMap(entity => usedIn(entity).map(field => ({ entity, field })))
  const [figure, ...others] = found
  if (!figure || others.length) {
    draft.ignored.push(verb.text)
    return
  }
  const much = chunks.find(c => isFree(c) && /^how (?:much|many)$/i.test(c.text)) ?? chunks[0]!
  draft.measured = addNode(draft, figure.entity, chunks.indexOf(verb), true)
  draft.measures.push({ fn: 'sum', column: figure.field.column })
  draft.sureness = Math.min(draft.sureness, BY_VERB)
  draft.notes.push(`took “${verb.text}” as ${figure.field.words.join(' ')}`)
  for (const chunk of [much, verb]) {
    Object.assign(chunk, { kind: 'mention', fields: [] })
    delete chunk.operator
    use(chunk, 'aggregate')
  }
}

const behind = ({ message }: Draft, token: number): string => message.text.slice(message.tokens[token - 1]!.end)

const usedIn = ({ fields, hidden }: Entity): Field[] =>
  hidden ? [] : fields.filter(field => isFigure(field) && !field.nested && field.words.some(word => USED.test(word)))
