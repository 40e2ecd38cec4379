import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { onceEachWay } from '../reading/keys-of-verbs.ts'

/** Participles of bringing about what is asked for, written or paid: nothing more is said of the record (Levin, 1993, 26 and 37). */
const MADE = /^(?:placed|made|written|submitted|lodged|filed|posted|left)$/
/** What stands between the noun and the participle. */
const AUXILIARY = /^(?:is|are|was|were|be|been|being|has|have|had|that|which|already|ever|not|never)$/i
const ARTICLES = /^(?:the|our|my|a|an)$/i

/** How sure it is that whoever a record is of has made it. */
const BY_OWNER = 0.85

/**
 * "orders placed by Ann Lee", "reviews that were written by them" of a `customer_id`, and no other key to customers: the agent behind "by" is whose they are,
 * and the participle is no state of theirs, whatever else it may mean.
 */
export function readMadeBy(draft: Draft): void {
  const { chunks, nodes, app } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !MADE.test(chunk.text) || !/^by$/i.test(chunks[at + 1]?.text ?? '')) return
    let noun = at - 1
    while (noun > 0 && AUXILIARY.test(chunks[noun]!.text)) noun--
    const made = nodes.find(node => node.at === noun && !node.implicit && !node.previous)
    const place = chunks.findIndex((c, i) => i > at + 1 && !ARTICLES.test(c.text))
    const agents = place < 0 ? [] : agentsAt(draft, chunks[place]!, place)
    const ways = made ? onceEachWay(hopsOf(made.entity, app).filter(hop => hop.direction === 'up' && agents.includes(hop.to))) : [] // oxfmt-ignore
    const [way, ...others] = ways
    if (!way || others.length || !way.to.words.some(word => way.field.words.includes(word))) return
    Object.assign(chunk, { kind: 'filler', values: [], fields: [], entities: [] })
    use(chunk, 'related')
    draft.sureness = Math.min(draft.sureness, BY_OWNER)
  })
}
readMadeBy.needs = MADE

/** Those whose name, noun or pronoun stands there, or what they are. */
function agentsAt({ nodes }: Draft, chunk: Chunk, at: number): Entity[] {
  const node = nodes.find(one => one.at === at)
  const named = chunk.values.filter(v => v.quality >= 0.9).map(v => v.entity)
  return node ? [node.entity] : [...new Set(named)]
}
