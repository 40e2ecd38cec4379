import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, type Node, isFree } from '../reading/draft.ts'
import type { Measure } from '../reading/query.ts'
import { isScale, nodeAt } from './fields.ts'

/** How much or how many of other records each of some has. */
export interface MeasureOfOthers {
  /** The records that are counted or have the figure. */
  node: Node
  /** The figure; without it they are counted. */
  mention?: FieldMention
  fn?: Measure['fn']
  /** All that says so, "by" included. */
  chunks: Chunk[]
}

/**
 * What stands behind "by" where it is a number or a figure of records that belong to those before it: "accounts by won deals", "clubs
 * by open fee amount", "by number of late loans". What narrows those records stands before their noun or their figure. Of records
 * that those before belong to there is one each: they are what makes groups.
 */
export function measureOfOthers(draft: Draft, by: number): MeasureOfOthers | undefined {
  const { chunks, nodes, app } = draft
  const owner = nodes.findLast(n => n.at < by && !n.implicit && !n.previous)
  const said: Chunk[] = [chunks[by]!]
  let node: Node | undefined
  let mention: FieldMention | undefined
  let fn: Measure['fn'] | undefined
  let isCounted = false
  for (const [at, chunk] of [...chunks.entries()].slice(by + 1)) {
    const own = nodeAt(draft, at)
    if (own && !own.implicit) {
      if (node || mention || own.previous) return undefined
      node = own
      isCounted ||= isPlural(chunk.text) || COLLECTIVES.test(chunk.text)
    } else if (chunk.kind === 'filler' || chunk.used === 'value') continue
    else if (mention || !isFree(chunk)) break
    else if (chunk.operator?.type === 'count') isCounted = true
    else if (chunk.operator?.type === 'aggregate') fn = chunk.operator.fn
    else {
      if (isBeforeNoun(draft, at)) continue
      mention = chunk.fields.find(
        f => isNumeric(f) && !isScale(f) && f.quality >= 0.8 && (!node || f.entity === node.entity),
      )
      if (!mention) break
    }
    said.push(chunk)
  }
  node ??= mention && nodes.find(n => n.entity === mention.entity)
  if (!node || node.at < by || (!mention && !isCounted) || node === owner) return undefined
  if (owner && !(owner.entity !== node.entity && leadsUp(node.entity, owner.entity, app))) return undefined
  return { node, ...(mention && { mention }), ...(fn && { fn }), chunks: said }
}

/** "by headcount", "by staff": nouns for how many people there are (Quirk et al., 1985, 5.108). */
const COLLECTIVES = /^(?:headcount|head count|staff|workforce|personnel|crew)$/i

/** "open deals": what is read later narrows the records whose noun it stands before. */
const isBeforeNoun = (draft: Draft, at: number): boolean =>
  draft.chunks[at]!.kind !== 'unknown' &&
  nodeAt(draft, at + 1)?.implicit === false &&
  isPlural(draft.chunks[at + 1]!.text)
