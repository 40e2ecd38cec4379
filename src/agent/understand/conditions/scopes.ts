import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { findPath, namesOne } from '../entity-model/relations.ts'
import type { ArgumentMention } from '../dictionary/dictionary.ts'
import { plural } from '../language/words.ts'
import { type Draft, type Node, addNode, addSource, isFree, nodeFor, use } from '../reading/draft.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import { negationBefore } from './negation.ts'

/** Collections and the values of their parameters: "my", "third-party", a campaign's name. */
export function readScopes(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.arguments.length + chunk.scopes.length === 0) return
    for (const mention of chunk.arguments) {
      const entity = draft.app.entities.find(e => e.key === mention.source.entity)!
      if (isOfNearer(draft, chunk, entity)) return
      const node = nodeFor(draft, at, [entity]) ?? addNode(draft, entity, at, true)
      // "loans that are not overdue": the other value of a parameter that is yes or no.
      const negation = mention.value === true ? negationBefore(draft, at) : undefined
      const value = negation ? false : mention.value
      const left = typeof mention.value === 'string' ? negationBefore(draft, at) : undefined
      if (left) {
        if (!leaveOut(node, mention)) return void draft.ignored.push(chunk.text)
        use(chunk, 'argument')
        use(left, 'condition')
        useParameterWords(draft, mention)
        return
      }
      const before = node.selection.args[mention.source.tool]?.[mention.parameter.name]
      const isOther = before !== undefined && before !== value
      // "in both lists, A and B": those of one that are among those of the other; of either, no single call tells.
      if (isOther && !isInBoth(draft)) return void draft.ignored.push(chunk.text)
      if (isOther) node.selection.within = { ...structuredClone(node.selection), ofSame: true }
      addSource(node, mention.source, { [mention.parameter.name]: value })
      use(chunk, 'argument')
      if (negation) use(negation, 'condition')
      useParameterWords(draft, mention)
      return
    }
    const scope = chunk.scopes[0]
    const owner = scope && draft.app.entities.find(e => e.key === scope.source.entity)
    const node =
      owner &&
      (draft.nodes.some(n => n.entity === owner) ||
        chunk.text.length > 3 ||
        draft.chunks.some(c => c.fields.some(f => f.entity === owner && f.quality >= 0.8)))
        ? nodeFor(draft, at, [owner])
        : ownerOfOwn(draft, owner, at)
    if (!scope || !node) return
    if (!node.selection.sources.includes(scope.source.tool) || !node.previous) addSource(node, scope.source)
    use(chunk, 'scope')
  })
}

/**
 * "wedding galleries" of galleries that are of a shoot with a type, and photographers who can be listed by a specialty: a word that is
 * a value of records nearer to those named is theirs, and no parameter of others that nobody speaks of.
 */
function isOfNearer({ nodes, app }: Draft, chunk: Chunk, entity: Entity): boolean {
  const named = nodes.filter(node => !node.implicit)
  if (!named.length || nodes.some(node => node.entity === entity)) return false
  const steps = (one: Entity) => Math.min(99, ...named.map(node => (node.entity === one ? 0 : (findPath(node.entity, one, app)?.length ?? 99)))) // oxfmt-ignore
  const far = steps(entity)
  return chunk.values.some(v => v.quality >= 0.9 && v.field.role === 'category' && steps(v.entity) < far)
}

/** "in A but not in B": what a value of a parameter selects is left out; of two that are left out no single selection tells. */
function leaveOut({ entity, selection }: Node, { source, parameter, value }: ArgumentMention): boolean {
  if (selection.except) return false
  const args = { [source.tool]: { [parameter.name]: value } }
  selection.except = { entity: entity.key, sources: [source.tool], args, where: [], related: [] }
  return true
}

function useParameterWords({ chunks }: Draft, { parameter: { words } }: ArgumentMention): void {
  for (const other of chunks)
    if (other.kind === 'unknown' && words.some(word => isSaid(word, other.text))) use(other, 'argument')
}

/** How sure it is at most that somebody's own are those that belong to what is theirs. */
const THROUGH_OWNER = 0.6

/** "my contacts", "contacts in my territory" of contacts that belong to accounts, of which some are listed as mine: those of my accounts. */
function ownerOfOwn(draft: Draft, owner: Entity | undefined, at: number): Node | undefined {
  const { nodes, app } = draft
  if (!owner || !nodes.some(n => !n.implicit && !n.previous && namesOne(n.entity, owner, app))) return undefined
  draft.sureness = Math.min(draft.sureness, THROUGH_OWNER)
  draft.notes.push(`took those of your ${plural(owner.noun)}`)
  return addNode(draft, owner, at, true)
}

/** "both" and "and", and no "or": each of the two holds. */
const isInBoth = ({ chunks }: Draft): boolean =>
  chunks.some(c => /^both$/i.test(c.text)) && !chunks.some(c => /^(?:or|either)$/i.test(c.text))

/** The word that a parameter is called after, also with one letter wrong. */
const isSaid = (word: string, text: string): boolean =>
  sameStart(word, text) || (word.length > 5 && editDistance(word, text.toLowerCase()) === 1)

const sameStart = (word: string, text: string) =>
  text.toLowerCase().startsWith(word.slice(0, Math.max(4, word.length - 1)))
