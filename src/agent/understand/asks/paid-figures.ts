import type { Entity } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** Verbs of what is given or got for something, behind whoever does it. */
const PAYS = /^(?:pays?|gets?|earns?|charges?|receives?|owes?|draws?)$/i

/**
 * "what rent does Ann Lee pay?", "what fee do they charge?": a figure in the singular is one that the record itself has, or the nearest
 * to it, before any number of payments that are called so. Before nouns are looked for.
 */
export function readPaidFigures(draft: Draft): void {
  const { chunks, app } = draft
  const what = chunks.findIndex(c => /^(?:what|which)$/i.test(c.text))
  const said = chunks[what + 1]
  const verb = chunks.findIndex((c, at) => at > what + 3 && PAYS.test(c.text))
  if (what < 0 || what > 1 || !isFree(said) || verb < 0 || !/^(?:do|does|did)$/i.test(chunks[what + 2]?.text ?? ''))
    return
  const subjects = subjectsOf(draft, what + 3, verb)
  const near = said.fields
    .filter(f => isFigure(f.field) && f.quality >= 0.5)
    .map(mention => ({ mention, steps: Math.min(...subjects.map(one => stepsTo(one, mention.entity, app))) }))
    .filter(({ steps }) => steps <= 1)
    .toSorted((a, b) => a.steps - b.steps || b.mention.quality - a.mention.quality)
  const [best, next] = near
  if (!best || (next?.steps === best.steps && next.mention.quality === best.mention.quality)) return
  nameField(said, { ...best.mention, quality: 1 })
  if (isFree(chunks[verb])) use(chunks[verb]!, 'related')
}
readPaidFigures.needs = (word: string) => PAYS.test(word)

const stepsTo = (from: Entity, to: Entity, app: Draft['app']): number =>
  from === to ? 0 : (findPath(from, to, app)?.length ?? 99)

/** Whoever is named between, or was spoken of before. */
function subjectsOf({ chunks, app, previous }: Draft, from: number, to: number): Entity[] {
  const between = chunks.slice(from, to)
  const keys = between.flatMap(c => [
    ...c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity.key),
    ...c.entities.map(e => e.entity.key),
    ...(c.operator?.type === 'pronoun' && previous ? [previous.root.entity] : []),
  ])
  return app.entities.filter(entity => keys.includes(entity.key))
}
