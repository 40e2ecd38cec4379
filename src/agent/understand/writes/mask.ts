import type { Chunk } from '../chunks/chunk.ts'
import type { Message } from '../requests/read-message.ts'

/**
 * The text with everything that is one value (quoted texts, addresses, names of the data) overwritten by a letter, so that
 * words inside a value ("Letters to a River") are never taken for the grammar around it. Same length.
 */
export function maskValues(message: Message, chunks: Chunk[]): string {
  let text = message.text
  const cover = (start: number, end: number) => {
    text = text.slice(0, start) + 'Q'.repeat(end - start) + text.slice(end)
  }
  for (const { from, to, kind } of message.literals)
    if (kind !== 'number' && kind !== 'date') {
      const start = message.tokens[from]!.start
      const end = message.tokens[to - 1]!.end
      const isQuoted = kind === 'quoted'
      cover(isQuoted ? Math.max(0, start - 1) : start, isQuoted ? Math.min(text.length, end + 1) : end)
    }
  for (const chunk of chunks)
    if (chunk.to - chunk.from > 1 && chunk.values.some(v => v.quality >= 0.9) && !chunk.literal)
      cover(message.tokens[chunk.from]!.start, message.tokens[chunk.to - 1]!.end)
  return text
}

/** Overwrites quoted texts only, for rules that come before any application is looked at. */
export const maskQuotes = (text: string): string =>
  text.replace(/["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]{1,300}['’](?![\p{L}\p{N}])/gu, quoted =>
    'Q'.repeat(quoted.length),
  )

/** What stands in the text where a part of it stands overwritten; nothing where that is not in it. */
export function unmasked(text: string, masked: string, part = ''): string {
  const at = part ? masked.indexOf(part) : -1
  return at < 0 ? '' : text.slice(at, at + part.length)
}
