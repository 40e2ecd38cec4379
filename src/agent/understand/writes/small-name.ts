import type { Chunk } from '../chunks/chunk.ts'
import { fold } from '../language/words.ts'
import type { NewRecord } from './new-record.ts'
import type { Span } from './spans.ts'

/** The small words that belong to the names of families: "van Beethoven". */
const PARTICLES = 'de|van|von|der|la|di'
/** Any number of them before a capitalised word. */
export const SMALL_WORDS = String.raw`(?:(?:${PARTICLES})\s+)*`
const PARTICLE = new RegExp(`^(?:${PARTICLES})$`)
export const isParticleOfName = (word: string): boolean => PARTICLE.test(word)

/** Whether all of a message is typed in small letters, but for how it begins. */
export const isAllSmall = (message: string): boolean => !/\p{Lu}/u.test(message.slice(1))

/** So many words a name has at most. */
const MOST_WORDS = 4

/**
 * "add pavel orlovsky (pavel.orlovsky@x.example)": a name typed in small letters right before the e-mail address that is made of it. The address
 * has to hold one of its words; what is written in capitals is read as it is. The name comes with capitals.
 */
export function nameBeforeAddress({ chunks, message, taken }: NewRecord): { name: string; span: Span } | undefined {
  const at = chunks.findIndex(({ literal }) => literal?.kind === 'email')
  if (at < 1) return undefined
  const address = lettersOfAddress(chunks[at]!)
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
  return { name: capitalisedName(message.text.slice(span.start, span.end)), span }
}

/** The letters in front of the @, which a name may be found among. */
export const lettersOfAddress = ({ text }: Chunk): string => fold(text.split('@')[0]!).replace(/[^\p{L}]+/gu, '')

/** "Anna-Lena", "O’Brien". */
export const capitalised = (word: string): string =>
  isParticleOfName(word) ? word : word.replace(/(?:^|-|(?<=^\p{L})['’])\p{Ll}/gu, letters => letters.toUpperCase())
/** All words of a name, with single spaces. */
export const capitalisedName = (name: string): string => name.split(/\s+/).map(capitalised).join(' ')

const ADDRESS = /(?<![\p{L}\p{N}._%+-])[\p{Ll}._-]+@[\p{L}\p{N}.-]+/u
/** So long a part of an address is a name and no initial. */
const SHORTEST = 3

/**
 * "a new patient: orla kinsella, born 1984, e-mail orla.kinsella@x.example": where all is typed in small letters, the name that an address is
 * made of comes with capitals, wherever it stands. Every letter stays in its place.
 */
export function capitaliseNameOfAddress(message: string): string {
  const address = isAllSmall(message) ? ADDRESS.exec(message) : null
  const parts = address?.[0].split('@')[0]!.split(/[._-]+/) ?? []
  if (!address || parts.length < 2 || parts.some(part => part.length < SHORTEST)) return message
  const name = new RegExp(`(?<![\\p{L}.@_-])${parts.join('\\s+')}(?![\\p{L}.@_-])`, 'u')
  return message.replace(name, found => found.split(/(\s+)/).map(capitalised).join(''))
}
