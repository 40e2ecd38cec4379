import type { Chunk } from '../chunks/chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Draft } from '../reading/draft.ts'

/** What a short message says beside little words, where that is one stretch. */
export function onlyStretch({ chunks, message }: Draft, lead: RegExp): Chunk | undefined {
  const start = lead.exec(message.text)?.[0].length
  const said = chunks.filter(c => start !== undefined && message.tokens[c.from]!.start >= start && c.kind !== 'filler')
  return said.length === 1 && said[0] === chunks.at(-1) ? said[0] : undefined
}

/** The figure of a kind that a stretch names best. */
export const figureOf = (chunk: Chunk | undefined, entity: string): string | undefined =>
  chunk?.fields
    .filter(f => f.entity.key === entity && isFigure(f.field) && f.columns.length === 1)
    .sort((a, b) => b.quality - a.quality)[0]?.columns[0]
