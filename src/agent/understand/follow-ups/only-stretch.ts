import type { Chunk } from '../chunks/chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Draft } from '../reading/draft.ts'

/** What is said from a place of the message on, without little words. */
export const saidFrom = ({ chunks, message }: Draft, start: number): Chunk[] =>
  chunks.filter(c => c.kind !== 'filler' && message.tokens[c.from]!.start >= start)

/** What a short message says beside little words, where that is one stretch. */
export function onlyStretch(draft: Draft, lead: RegExp): Chunk | undefined {
  const start = lead.exec(draft.message.text)?.[0].length
  const said = start === undefined ? [] : saidFrom(draft, start)
  return said.length === 1 && said[0] === draft.chunks.at(-1) ? said[0] : undefined
}

/** The figure of a kind that a stretch names best. */
export const figureOf = (chunk: Chunk | undefined, entity: string): string | undefined =>
  chunk?.fields
    .filter(f => f.entity.key === entity && isFigure(f.field) && f.columns.length === 1)
    .sort((a, b) => b.quality - a.quality)[0]?.columns[0]
