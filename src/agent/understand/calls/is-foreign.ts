/**
 * Whether a message is in a script that English is not written in: "怎么预订 sauna?". What it asks for is not understood, so
 * that the one word in it that a tool has, too, decides nothing. Foreign text within an English request is a value of it.
 */
export function isForeign(message: string): boolean {
  const own = message.replace(QUOTED_OR_LINK, ' ')
  const letters = own.match(/\p{L}/gu)?.length ?? 0
  const latin = own.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin < MUCH * letters || letters === 0) return false
  return (own.match(/(?<![\p{L}\d_])\p{Script=Latin}{2,}(?![\p{L}\d_])/gu)?.length ?? 0) < LEAST_WORDS
}

const QUOTED_OR_LINK = /"[^"]*"|“[^”]*”|\x60[^\x60]*\x60|https?:\S+/g
/** As much of the letters makes a message foreign … */
const MUCH = 0.3
/** … unless it has as many words in Latin letters, which may be the request. */
const LEAST_WORDS = 3
