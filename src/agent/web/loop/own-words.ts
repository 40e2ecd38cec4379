import { protect } from '../read/literals.ts'
import { readAddress } from '../read/addresses.ts'

/** The addresses that a person wrote in a message. */
export function addressesIn(message: string): string[] {
  const source = protect(message)
  const words = [...source.literals.map(literal => literal.text), ...source.text.split(/\s+/)]
  const found = words.flatMap(word => readAddress(word.replace(/[.,;:!?)\]]+$/, ''), source) ?? [])
  return [...new Set(found)].filter(address => URL.canParse(address))
}

/** The origin of an address; undefined of pages that have none. */
export function originOf(url: string): string | undefined {
  const origin = URL.parse(url)?.origin
  return origin === 'null' ? undefined : origin
}

/**
 * What was read where. A text that holds something of one site is not typed into another one that no person named: whoever
 * writes a page could have the model carry over what it saw elsewhere.
 */
export interface SeenTexts {
  see(url: string, texts: Iterable<string>): void
  /** The word of another site in this text; undefined: it may be typed at this address. */
  foreignWord(text: string, url: string): string | undefined
  isNamed(url: string): boolean
}

/** Letters and digits together that say something: short words are everybody's. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []

/** `named`: addresses of sites that the person means: those of the message, and where the session was. */
export function createSeenTexts(message: string, named: readonly string[]): SeenTexts {
  const origins = new Set(named.map(originOf))
  const own = new Set(wordsOf(message))
  const seen = new Map<string | undefined, Set<string>>()
  const isNamed = (url: string) => origins.has(originOf(url))
  return {
    isNamed,
    see(url, texts) {
      const words = seen.get(originOf(url)) ?? new Set<string>()
      seen.set(originOf(url), words)
      for (const text of texts) for (const word of wordsOf(text)) words.add(word)
    },
    foreignWord(text, url) {
      if (isNamed(url)) return undefined
      const here = originOf(url)
      const others = [...seen].filter(([origin]) => origin !== here).map(([, words]) => words)
      return wordsOf(text).find(
        word => !own.has(word) && !seen.get(here)?.has(word) && others.some(words => words.has(word)),
      )
    },
  }
}
