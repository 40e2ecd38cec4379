import { type Draft, addNode, addSource, isFree, nodeFor, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'

/** Collections and the values of their parameters: "my", "third-party", a campaign's name. */
export function readScopes(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    for (const mention of chunk.arguments) {
      const entity = draft.app.entities.find(e => e.key === mention.source.entity)!
      const node = nodeFor(draft, at, [entity]) ?? addNode(draft, entity, at, true)
      // "loans that are not overdue": the other value of a parameter that is yes or no.
      const negation = mention.value === true ? negationBefore(draft, at) : undefined
      addSource(node, mention.source, { [mention.parameter.name]: negation ? false : mention.value })
      use(chunk, 'argument')
      if (negation) use(negation, 'condition')
      for (const other of draft.chunks)
        if (other.kind === 'unknown' && mention.parameter.words.some(word => sameStart(word, other.text)))
          use(other, 'argument')
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
        : undefined
    if (!scope || !node) return
    if (!node.selection.sources.includes(scope.source.tool) || !node.previous) addSource(node, scope.source)
    use(chunk, 'scope')
  })
}

const sameStart = (word: string, text: string) =>
  text.toLowerCase().startsWith(word.slice(0, Math.max(4, word.length - 1)))
