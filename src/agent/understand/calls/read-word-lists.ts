import { PREPOSITIONS_IN_ING, type PhraseSpan } from './read-phrases.ts'
import type { Word } from './tag-words.ts'

const JOINT = /^(,|;|and|or|&)$/i
const LEADS = /^(the|a|an|my|our|also|including|like|such|as|e\.g\.)$/i

/** "running, sunny days or yoga": three words and more of any part of speech in a row, which no phrase reader joins. */
export function readWordLists(
  message: string,
  words: readonly Word[],
): { kind: 'list'; start: number; end: number; items: PhraseSpan[] }[] {
  const lists: { kind: 'list'; start: number; end: number; items: PhraseSpan[] }[] = []
  let items: PhraseSpan[] = []
  let from: number | undefined
  const take = (to: number) => {
    if (from === undefined) return false
    const start = words[from]!.start
    const end = words[to - 1]!.end
    items.push({ kind: 'phrase', start, end, from, to, value: message.slice(start, end) })
    from = undefined
    return true
  }
  const close = () => {
    if (items.length > 2) lists.push({ kind: 'list', start: items[0]!.start, end: items.at(-1)!.end, items })
    items = []
    from = undefined
  }
  words.forEach((word, at) => {
    if (JOINT.test(word.text)) {
      // ", and" is one joint.
      if (!take(at) && !(items.length && JOINT.test(words[at - 1]?.text ?? ''))) close()
    } else if (from !== undefined && PREPOSITIONS_IN_ING.test(word.norm)) {
      // "…, Bert and Chiyo according to …": what leads on is no part of an item.
      take(at)
      close()
    } else if (from === undefined && LEADS.test(word.text)) return
    else if (
      /^(NOUN|PROPN|ADJ|X|ADV|SYM)$/.test(word.pos) ||
      (word.pos === 'VERB' && (items.length > 0 || /ing$/.test(word.norm))) ||
      word.text === '-'
    )
      from ??= at
    else {
      // "…, lettuce, and the dishes should be cheap": a sentence begins with what is no item.
      const isSubject =
        word.pos === 'AUX' && from !== undefined && /^(?:the|an?|my)$/i.test(words[from - 1]?.text ?? '')
      if (isSubject) from = undefined
      else take(at)
      close()
    }
  })
  take(words.length)
  close()
  return lists
}
