import type { Entity } from '../entity-model/catalogue-model.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'

/** Where the chunks of a phrase of the message stand. */
export function chunksWithin({ message, chunks }: Draft, said: RegExpExecArray): number[] {
  const [from, to] = [said.index, said.index + said[0].length]
  const inside = (i: number) => message.tokens[chunks[i]!.from]!.start >= from && message.tokens[chunks[i]!.to - 1]!.end <= to // oxfmt-ignore
  return [...chunks.keys()].filter(inside)
}

/**
 * The records of which a phrase says something, where they have what it is about: those that the message names, else the only kind that has it,
 * where nothing else is spoken of. Kinds that words of the phrase were taken for are none.
 */
export function spokenOfSuch(
  draft: Draft,
  said: RegExpExecArray,
  isSuch: (entity: Entity) => boolean,
): { node: Node; ats: number[] } | undefined {
  const { nodes, app } = draft
  const ats = chunksWithin(draft, said)
  if (!ats.length) return undefined
  const [only, ...others] = app.entities.filter(entity => !entity.hidden && canBeListed(entity) && isSuch(entity))
  const named = nodes.find(n => !n.implicit && !n.previous && !ats.includes(n.at) && isSuch(n.entity))
  const isAlone = !named && !others.length && !nodes.some(n => !n.implicit && !ats.includes(n.at))
  const entity = named?.entity ?? (isAlone ? only : undefined)
  if (!entity) return undefined
  const node = named ?? addNode(draft, entity, ats[0]!)
  for (const other of nodes.filter(n => n !== node && ats.includes(n.at))) nodes.splice(nodes.indexOf(other), 1)
  return { node, ats }
}
