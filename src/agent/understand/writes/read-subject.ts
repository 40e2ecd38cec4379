import type { AppKnowledge } from '../reading/interpretation.ts'
import { interpret } from '../reading/interpret.ts'
import type { Query } from '../reading/query.ts'
import { readMessage } from '../requests/read-message.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isCodeLike } from './place-value.ts'
import { identityOnly } from './read-target.ts'

/**
 * The record that a remark before the command is about; where the remark reads as a question about others ("we finished
 * FW-12 this morning"), the only one that it names.
 */
export function subjectOf(text: string, app: AppKnowledge, now: Date, previous?: Query): Query | undefined {
  const { query, chunks } = interpret(readMessage(text, now), app, { previous })
  const entity = query && app.model.entities.find(e => e.key === query.root.entity)
  const own = entity && identityOnly(query, entity)
  if (own) return own
  const [named, ...others] = chunks.filter(c => c.values.some(isIdentity))
  const value = !others.length && named?.certainty === 1 && named.values.find(isIdentity)
  if (!value) return undefined
  const { columns, values } = value
  const where = [{ columns, op: '=' as const, values, text: true, label: named.text }]
  const root = { entity: value.entity.key, sources: [], args: {}, where, related: [] }
  return { kind: 'query', app: app.model.name, root, ask: 'list', measures: [], project: [], lookup: true }
}

/** A whole name or key that only one record has. */
const isIdentity = ({ entity, field, quality, values }: ValueMatch): boolean =>
  quality === 1 && values.length === 1 && (entity.nameFields.includes(field) || isCodeLike(values[0]))
