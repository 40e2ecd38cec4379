import type { Chunk } from '../chunks/chunk.ts'
import { fold } from '../language/words.ts'
import type { NewRecord } from './new-record.ts'
import type { Span } from './spans.ts'

/** A small word that belongs to the name of a family: "van Beethoven". */
export const isParticleOfName = (word: string): boolean => /^(?:de|van|von|der|la|di)$/.test(word)

/** So many words a name has at most. */
const MOST_WORDS = 4

/**
 * "add pavel orlovsky (pavel.orlovsky@x.example)": a name typed in small letters right before the e-mail address that is made of it. The address
 * has to hold one of its words; what is written in capitals is read as it is. The name comes with capitals.
 */
export function nameBeforeAddress({ chunks, message, taken }: NewRecord): { name: string; span: Span } | undefined {
  const at = chunks.findIndex(({ literal }) => literal?.kind === 'email')
  if (at < 1) return undefined
  const address = fold(chunks[at]!.text.split('@')[0]!).replace(/[^\p{L}]+/gu, '')
  const isInAddress = (word: string) => word.length > 2 && address.includes(fold(word).replace(/[^\p{L}]+/gu, ''))
  const words: Chunk[] = []
  for (let from = at - 1; from >= 0 && words.length < MOST_WORDS; from--) {
    const chunk = chunks[from]!
    const mayBe =
      isInAddress(chunk.text) || (isParticleOfName(chunk.text) && words.length > 0) || chunk.kind === 'unknown'
    if (!mayBe || taken.has(chunk) || !/^\p{Ll}[\p{L}'’-]*$/u.test(chunk.text)) break
    if (
      (words.length ? /[,;:]/ : /[;:]/).test(
        message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[chunk.to]!.start),
      )
    )
      break
    words.unshift(chunk)
  }
  while (words[0] && isParticleOfName(words[0].text)) words.shift()
  if (words.length < 2 || !words.some(({ text }) => isInAddress(text))) return undefined
  const span = { start: message.tokens[words[0]!.from]!.start, end: message.tokens[words.at(-1)!.to - 1]!.end }
  const name = message.text.slice(span.start, span.end).split(/\s+/)
  return { name: name.map(word => (isParticleOfName(word) ? word : capitalised(word))).join(' '), span }
}

/** "Anna-Lena", "O’Brien". */
const capitalised = (word: string): string =>
  word.replace(/(?:^|-|(?<=^\p{L})['’])\p{Ll}/gu, letters => letters.toUpperCase())
