import { setImmediate as nextTurn } from 'node:timers/promises'
import { readAsset } from '../../../lib/assets.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { fold, stem } from '../language/words.ts'
import { MODEL_ASSET, unpackModel, type PackedModel } from './unpack-model.ts'

/** Universal part of speech of a word (universaldependencies.org/u/pos). */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'

/** One word or mark of a message; offsets are into the message. */
export interface Word {
  text: string
  norm: string
  lemma: string
  stem: string
  pos: PartOfSpeech
  start: number
  end: number
}

/** The words of a stretch of characters; all are in their order. */
export function wordsIn(words: readonly Word[], start: number, end: number): Word[] {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (words[middle]!.start < start) from = middle + 1
    else to = middle
  }
  while (to < words.length && words[to]!.end <= end) to++
  return words.slice(from, to)
}

/** Splits a text into words with their parts of speech. */
export type Tagger = (text: string) => Word[]

let tagger: Promise<Tagger> | undefined

/** The tagger (wink-nlp with its small model of English): loaded on first need, about 100 ms, and kept. */
export const loadTagger = (): Promise<Tagger> => (tagger ??= openTagger())

async function openTagger(): Promise<Tagger> {
  const { default: winkNLP } = await import('wink-nlp')
  // Others get their turn between the steps.
  await nextTurn()
  // The longest of what the model brings along, each in a turn of its own. (The bundled program has no reader of the file.)
  await import('wink-eng-lite-web-model/dist/read-core-model.js')
  await nextTurn()
  await import('wink-eng-lite-web-model/dist/wn-noun-exceptions.js')
  await nextTurn()
  await import('wink-eng-lite-web-model/dist/wn-verb-exceptions.js')
  await nextTurn()
  const { default: model } = await import('wink-eng-lite-web-model')
  await nextTurn()
  const file = readAsset(MODEL_ASSET)
  await nextTurn()
  const packed = JSON.parse(file.toString('utf8')) as PackedModel
  await nextTurn()
  const core = await unpackModel(packed)
  const nlp = winkNLP({ ...model, core: () => core } as typeof model, ['sbd', 'pos'])
  await nextTurn()
  const { its } = nlp
  return text => {
    const tokens = nlp.readDoc(text).tokens()
    const parts = tokens.out(its.pos) as PartOfSpeech[]
    const lemmas = tokens.out(its.lemma as never) as unknown as string[]
    let from = 0
    return (tokens.out() as string[])
      .flatMap((word, at) => {
        const start = text.indexOf(word, from)
        if (start < 0 || !word.trim()) return []
        from = start + word.length
        const norm = fold(word)
        // Of words that it takes apart ("dont") not every part has a lemma.
        return [
          { text: word, norm, lemma: fold(lemmas[at] ?? word), stem: stem(norm), pos: parts[at]!, start, end: from },
        ]
      })
      .map(withContraction)
      .map(withRelative)
      .map(withDeterminer)
  }
}

/** A pronoun with its verb: "I'm", "we've", "that's", "let's". */
const CONTRACTION = /^(?:i|we|you|he|she|it|they|that|there|here|what|who|where|how|let)['’](?:m|s|d|ll|re|ve)$/i
/** The same of which what follows in "-ing" is the verb; "it's" and the like may have a noun behind. */
const PROGRESSIVE = /^(?:i['’]m|(?:we|you|they)['’]re|(?:he|she)['’]s)$/i

/** As often a verb where it is used, a word behind a relative pronoun is one. */
const OFTEN_VERB = 0.3

/** "restaurants that offer Greek food", "one that displays coins": the model takes the verb of a relative clause for a noun. */
function withRelative(word: Word, at: number, words: readonly Word[]): Word {
  if (word.pos !== 'NOUN' || !/^(?:that|which|who)$/.test(words[at - 1]?.norm ?? '')) return word
  const [antecedent, next] = [words[at - 2], words[at + 1]]
  if (!antecedent || !(/^(?:NOUN|PROPN)$/.test(antecedent.pos) || /^ones?$/.test(antecedent.norm))) return word
  if (!next || !/^(?:NOUN|PROPN|ADJ|DET|NUM)$/.test(next.pos)) return word
  return [word.norm, word.lemma].some(form => shareAsVerb(form) >= OFTEN_VERB) ? { ...word, pos: 'VERB' } : word
}

/**
 * "The south bay at 20 °C": the model takes a noun behind an article for a verb, and what stands between for an adverb; no verb stands
 * there in its base form with nothing behind that could be the noun.
 */
function withDeterminer(word: Word, at: number, words: readonly Word[]): Word {
  if (word.pos !== 'VERB' || word.lemma !== word.norm) return word
  const between = /^(?:ADJ|ADV)$/.test(words[at - 1]?.pos ?? '')
  const article = words[at - (between ? 2 : 1)]
  const next = words[at + 1]
  const isNoun = /^(?:an?|the|my|our|your)$/.test(article?.norm ?? '') && (!next || ENDS_PHRASE.test(next.pos))
  return isNoun ? { ...word, pos: 'NOUN' } : word
}

/** Parts of speech that no noun phrase goes on with. */
const ENDS_PHRASE = /^(?:ADP|AUX|CCONJ|PART|PUNCT)$/

/** The model takes pronouns with a verb for names, and the verb behind them for a noun. */
function withContraction(word: Word, at: number, words: readonly Word[]): Word {
  if (CONTRACTION.test(word.text)) return { ...word, pos: 'PRON' }
  const before = words[at - 1]
  const isVerb = before && PROGRESSIVE.test(before.text) && /^\p{Ll}{2,}ing$/u.test(word.text)
  return isVerb ? { ...word, pos: 'VERB' } : word
}
