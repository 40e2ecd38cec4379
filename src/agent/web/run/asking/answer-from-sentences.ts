import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { stem } from '../../../../lib/words.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { entryAround, nameOfEntry } from './item-of.ts'
import type { PairAnswer } from './answer-from-pairs.ts'
import { contentWords } from './question-words.ts'
import { linesOf } from './text-pairs.ts'

/** From this on a word is said, in another form or as a common synonym. */
const SAID = 0.75
/** Of what the question says, by how rare the words are, a sentence has to have so much; more where no kind of value is asked for. */
const LEAST_SHARE = 0.5
const LEAST_PLAIN = 0.6
const LONGEST = 320
/** Texts that are read, not operated. */
const READ =
  /^(?:text|paragraph|listitem|definition|status|alert|note|blockquote|caption|contentinfo|strong|time|cell)$/

/** A figure, or a number or amount in words. */
const FIGURE = pattern('i')`
  \d
  |\b(?:
    once|twice|free|daily|weekly|monthly|hourly|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    |half an?|(?:an?|one) (?:minute|hour|day|week|month|year)
  )\b
`

/** What question words ask for, as a sentence has it. */
const ASKED: readonly [RegExp, RegExp][] = [
  [/\bhow (?:many|much|long|big|large|old|far|tall|heavy|often|late|early|soon|far ahead)\b/i, FIGURE],
  [
    /\bwhen\b|\bwhat (?:time|date|day)\b/i,
    /\d|day\b|closed|never|always|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  ],
  [/\bwhat (?:time|hour)\b/i, /\d[:.]\d{2}|\d ?[ap]\.?m\b|\bnoon\b|\bmidnight\b|\bo.clock\b/i],
  [/\bwho\b|\bwhom\b/i, /\p{Lu}/u],
  [/\b(?:pay|charged?)\b/i, /\b(?:pay|paid|free|charged?|fees?|costs?|prices?)\b|\p{Sc}/iu],
]

/** A heading that is a person's name. */
const PERSON = /^(?:\p{Lu}[\p{L}'’-]*\.?\s){1,3}\p{Lu}[\p{L}'’-]+$/u

interface Passage {
  text: string
  words: string[]
  /** The words of the heading that it stands under. */
  over: string[]
  /** Of an entry of a list or a card, or of the person whose heading is above. */
  name?: string | undefined
  isEntry?: true
}

/**
 * The one sentence, or entry of a list, that a question is about, as it stands on the page: it has every word of the
 * question, or what the question word asks for (a figure, a moment, a name) and most of the rest. It is quoted, and nothing
 * is made of it.
 */
export function answerFromSentences(question: string, page: Page, about: string): PairAnswer | undefined {
  const words = contentWords(question)
  if (!words.length || /\b(?:all|every|each|list|sum|total|average|how many)\b/i.test(question)) return undefined
  // Several may be asked for, and one would be less than all of them.
  if (/\b(?:which|what) \p{L}+s\b(?! (?:is|does|has)\b)/iu.test(question) && !/\b(?:does|do|did)\b/i.test(question))
    return undefined
  const named = wordsIn(about)
  const { rarity } = wordKnowledge()
  const isSaid = (word: string, list: readonly string[]) => list.some(one => matchWord(word, one) >= SAID)
  const open = words.filter(word => !isSaid(word, named))
  if (!open.length) return undefined
  const weigh = (list: readonly string[]) => list.reduce((sum, word) => sum + rarity(stem(word)), 0)
  const asks = ASKED.filter(([pattern]) => pattern.test(question))
  const found = passagesOf(page).flatMap(passage => {
    const { text, words: own, over } = passage
    if (!asks.every(([, fits]) => fits.test(text))) return []
    const inside = open.filter(word => isSaid(word, own))
    if (!inside.length) return []
    const said = open.filter(word => inside.includes(word) || isSaid(word, over))
    // Shorter passages first: a sentence before the card that it is in.
    const share = (weigh(said) + 0.02 * weigh(inside)) / weigh(open)
    return [{ ...passage, share, isAll: said.length === open.length }]
  })
  const most = Math.max(0, ...found.map(({ share }) => share))
  const best = found.filter(({ share }) => share > most - 0.01)
  const sentence = best.filter(({ isEntry }) => !isEntry)
  const [first, ...others] =
    sentence.length === 1 && !/\bwho\b|\bwhich\b/i.test(question) ? sentence : best.filter(({ isEntry }) => isEntry)
  const chosen = first ?? (sentence.length === 1 ? sentence[0] : undefined)
  if (!chosen || others.length) return undefined
  const least = asks.length ? LEAST_SHARE : LEAST_PLAIN
  if (!chosen.isAll && (most < least || open.length < 2)) return undefined
  const isWho = /^\W*who\b/i.test(question)
  if (isWho && (!chosen.isAll || chosen.name === undefined)) return undefined
  if (isExcepted(question, chosen.text, open))
    return { result: false, text: `No. The page says: “${chosen.text}”`, confidence: EXCEPTED }
  return {
    result: isWho ? chosen.name! : chosen.text,
    text: `${isWho ? `${chosen.name}. ` : ''}The page says: “${chosen.text}”`,
    confidence: chosen.isAll ? 0.68 : 0.55,
  }
}

/** How sure a no is that an exception states. */
const EXCEPTED = 0.75
const WHETHER = /^\W*(?:can|could|may|might|do|does|did|will|is|are|am)\b/i
const EXCEPT = /\b(?:except(?:ing)?(?: for)?|excluding|other than|apart from|but not|with the exception of)\b/i

/** "Returns are accepted, except for sale items": what is asked about by yes or no stands in the exception alone. */
function isExcepted(question: string, text: string, words: readonly string[]): boolean {
  if (!WHETHER.test(question) || /\bnot\b|n['’]t\b/i.test(question)) return false
  const [before = '', ...behind] = text.split(EXCEPT)
  const isIn = (word: string, part: string) => wordsIn(part).some(one => matchWord(word, one) >= SAID)
  return words.some(word => isIn(word, behind.join(' ')) && !isIn(word, before))
}

/** The sentences of texts that are read, each once, with the heading that they stand under; and the entries of lists. */
function passagesOf(page: Page): Passage[] {
  const lines = new Map(linesOf(page).map(({ node, text }) => [node, text]))
  const isInLine = (node: PageNode) => page.ancestors(node).some(above => lines.has(above))
  const isOperated = (node: PageNode) => [node, ...page.ancestors(node)].some(isControl)
  const out = new Map<string, Passage>()
  const entries = new Set<PageNode>()
  let over: string[] = []
  let person: string | undefined
  for (const node of page.nodes) {
    if (node.role === 'heading') {
      over = wordsIn(node.name)
      person = PERSON.test(node.name.trim()) ? node.name.trim() : undefined
    }
    // What a field for several lines holds is read as well; what one line holds is a value.
    const held = node.tag === 'textarea' && node.secret === undefined ? (node.value ?? '') : ''
    if (held) addSentences(held, out, over, person)
    const text = lines.get(node) ?? (page.children(node).length === 0 && READ.test(node.role) ? node.name : '')
    if (!text || (isInLine(node) && !lines.has(node)) || isOperated(node)) continue
    const entry = entryAround(page, node)
    if (entry) entries.add(entry)
    addSentences(text, out, over, person)
  }
  for (const entry of entries) {
    const text = textOfEntry(page, entry)
    if (!out.has(text) && !text.endsWith('?'))
      out.set(text, { text, words: wordsIn(text), over: [], name: nameOfEntry(page, entry), isEntry: true })
  }
  return [...out.values()]
}

function addSentences(text: string, out: Map<string, Passage>, over: string[], person: string | undefined): void {
  // A short question of the page belongs to what answers it: "Power cut? Ring 105."
  for (const sentence of text.replace(/\s+/g, ' ').split(/(?<=[.!;]|[^.!?;]{40}\?)\s+(?=[\p{Lu}\d“"])/u)) {
    const plain = sentence.trim()
    // A question of the page states nothing.
    if (plain.length > LONGEST || plain.endsWith('?') || wordsIn(plain).length < 3 || out.has(plain)) continue
    out.set(plain, { text: plain, words: wordsIn(plain), over, name: person })
  }
}

/** What an entry says, without the names of what is operated in it. */
const textOfEntry = (page: Page, entry: PageNode): string =>
  page
    .inside(entry)
    .filter(node => page.children(node).length === 0 && node.name.trim() !== '')
    .filter(
      node => ![node, ...page.ancestors(node)].some(one => isControl(one) && one.role !== 'link' && one !== entry),
    )
    .map(({ name }) => name.trim())
    .join(' · ')
