import { fragment, pattern } from '../../../../lib/patterns.ts'
import { parse } from 'chrono-node'
import type { PageNode } from '../../../../contract/page.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import { literalOf, MARK, restore, type Source } from '../../read/literals.ts'
import { isDescribed } from '../../read/described-value.ts'
import { statedText } from '../../read/stated-text.ts'
import { readTarget } from '../../read/target.ts'
import { plainText } from '../../ground/match-text.ts'
import { isField, textBeside } from '../../ground/names.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { isRoundabout } from '../say-plainly.ts'
import { solve, solveInWords } from './arithmetic.ts'
import { asksForInitials, initialsOf } from './derived.ts'
import { findExercises, lookUp, wordsOfText } from './read-shown.ts'
import { asksForLetters, onlyText, shownLetters } from './shown-letters.ts'
import { relativeNumber } from './relative.ts'
import { asksForTotal, totalShown } from './total.ts'

/** What was found or worked out on the way, for "it". */
export interface Memory {
  /** What was asked for was found to be so. */
  holds?: boolean
  /** What the row or card says whose menu was opened last. */
  menuOf?: string
  /** The whole instruction, with marks for literals. */
  given?: string
  value?: string
  /** The row, card, message or section that is spoken of. */
  item?: PageNode
  /** What the last order that opened something has brought to light. */
  appeared?: ReadonlySet<string>
  /** What was found has been opened. */
  isOpened?: true
  /** What was scrolled last: its ref. */
  area?: string
  /** Words that name it, for after the page has changed. */
  itemWords?: string
}

const ALL_MARKS = new RegExp(MARK, 'u')

/** A determined noun and the quotation that it is; what stands on a page and has a content of its own is no such noun. */
const NOUN_AND_MARK = new RegExp(
  `^(?:the|an?|my|this|your) (?:\\p{Ll}+ )?(?!(?:${fragment`
    after|before|behind|of|in|on|at|by|from|to|for|with|than|beside|below|above|under|between|following|preceding|near|like
    |fields?|box(?:es)?|rows?|columns?|cells?|lines?|labels?|headings?|sections?|buttons?|links?|entry|items?|tabs?|lists?
  `}) )\\p{Ll}+ ?[:,]? ?(${MARK})$`,
  'u',
)

const RESULT = pattern('i')`
  ^(?:
    it|that|this|them|its (?:name|title)
    |the (?:same )?
      (?:answer|result|solution|sum|total|outcome|value|number|text|word|code|product|difference|same)
  )(?: (?:below|above|of (?:it|the (?:problem|equation|exercise|expression))))?
  (?: in the (?:form|format)(?: of)? .+)?$
`

/**
 * What a value phrase stands for on this page: quoted text is itself; "the answer" what was worked out or the exercise that
 * is shown; "the 3rd word", "the price of X", "the text in bold", "what the first field holds" are read from the page; all
 * else is text as it was said.
 */
export function readValue(hands: Hands, phrase: string, source: Source, memory: Memory): string {
  const value = evaluate(hands, phrase, source, memory)
  // What was worked out or read stands for the words that it was made of.
  if (plainText(value) !== plainText(restore(phrase, source))) hands.ledger.use(phrase)
  return value
}

function evaluate(hands: Hands, phrase: string, source: Source, memory: Memory): string {
  const { page } = hands
  const plain = statedText(phrase) ?? phrase.trim()
  const literal = literalOf(plain, source)
  if (literal) return literal.text
  const said = restore(plain, source)
  const { text, change } = takeChange(said)
  if (change) return change(evaluate(hands, text, source, memory))
  const worked = solveInWords(said.replace(/^the (?:answer|result|solution) (?:of|to) /i, ''))
  if (
    worked !== undefined &&
    /[-+*/×÷x]|\b(?:plus|minus|times|divided|sum|total|product|difference|quotient|average)\b/i.test(said) &&
    /\d/.test(said)
  )
    return String(worked)
  if (RESULT.test(said)) {
    if (memory.value !== undefined) return memory.value
    const [exercise] = findExercises(page)
    const answer = exercise && solve(exercise.text)
    if (answer !== undefined) return String(answer)
  }
  const relative = relativeNumber(page, said)
  if (relative !== undefined) return String(relative)
  const letters = asksForLetters(said) ? shownLetters(page) : undefined
  if (letters !== undefined) return letters
  const only = onlyText(page, said)
  if (only !== undefined) return only
  if (asksForInitials(said)) {
    const initials = initialsOf(page, said)
    if (initials === undefined) throw new GivenUp(`Of what "${said}" are cannot be read on the page.`)
    return initials
  }
  const total = asksForTotal(said) && memory.value === undefined ? totalShown(page) : undefined
  if (total !== undefined) return total
  const given = fromInstruction(hands, said, source, memory)
  if (given !== undefined) return given
  const word = neighbourOf(hands, said) ?? nthWord(hands, said.replace(WRITTEN_BELOW, ''))
  if (word !== undefined) return word
  const shown = readShown(hands, plain, source, memory)
  if (shown !== undefined) return shown
  // What a question asked for is nothing to write down in the words of the question.
  const isAsked =
    /^the [\p{L} ]+ (?:of|in|on|under) /iu.test(said) && /\?\s/.test(source.text) && isRoundabout(source.text)
  // "the password "x7"" is the quotation, where the noun is none of what the page is made of.
  const called = NOUN_AND_MARK.exec(plain)?.[1]
  if (called !== undefined) return restore(called, source)
  // What is quoted is a value by itself: with other words around it, it is spoken of.
  const isSpokenOf = /\p{L}/u.test(plain.replaceAll(new RegExp(MARK, 'gu'), '')) && ALL_MARKS.test(plain)
  if (RESULT.test(said) || isAsked || isDescribed(said) || isSpokenOf)
    throw new GivenUp(`What "${said}" is cannot be read on the page.`)
  return said
}

/** "this date", "that word", "the answer": what the instruction itself gave before. */
function fromInstruction(hands: Hands, said: string, source: Source, { given = '' }: Memory): string | undefined {
  const match =
    /^(?:this|that|the|these|it)(?: (?:same )?(date|day|time|number|answer|result|sum|product|word|text|value))?$/i.exec(
      said,
    )
  if (!match) return undefined
  const plain = restore(given, source)
  if (/date|day/i.test(match[1] ?? '')) {
    const [date] = parse(plain)
    if (date) return date.text.replace(/^on /i, '')
  }
  if (/time|hour/i.test(match[1] ?? '')) {
    const time = /\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b/i.exec(plain)
    if (time) return time[0]
  }
  for (const sentence of plain.split(/(?<=[^\d])[.?!]\s|[?:]\s/)) {
    const worked = solveInWords(
      sentence.replace(/^(?:what is|what's|how much is|what do you get for|the result of)\s+/i, ''),
    )
    if (worked === undefined) continue
    hands.ledger.use(sentence)
    return String(worked)
  }
  return undefined
}

/** "… in capital letters", "… reversed". */
const CHANGED_TEXT = pattern('i')`
  ^(.*?)[,\s]*\b(?:in |as |written |converted to |spelled |using |with )*(?:all |only |nothing but )*
  (
    upper ?-?case|capitals?|capital letters|lower ?-?case|small letters|reversed?|backwards
    |in reverse(?: order)?
  )(?:[ ](?:letters?|characters?))?(?:[ ](?:only|alone|throughout))?$
`

/** Whether a value is quoted, and it is said how its letters are to be. */
export const saysLetters = (said: string): boolean =>
  new RegExp(MARK, 'u').test(said) &&
  /\b(?:upper|lower) ?-?case\b|\b(?:capital|small) letters\b/i.test(said) &&
  CHANGED_TEXT.test(said)

/** "in upper case", "in lowercase", "capitalised", "backwards". */
function takeChange(said: string): { text: string; change?: (text: string) => string } {
  const match = CHANGED_TEXT.exec(said)
  if (!match || match[1]!.trim() === '') return { text: said }
  const how = match[2]!.toLowerCase()
  if (/upper|capital/.test(how)) return { text: match[1]!, change: text => text.toUpperCase() }
  if (/lower|small/.test(how)) return { text: match[1]!, change: text => text.toLowerCase() }
  return { text: match[1]!, change: text => [...text].reverse().join('') }
}

/** "the word right after tea in this sentence". */
const NEIGHBOUR = pattern('iu')`
  ^the (?:word|name|number) (?:that (?:comes|is|stands) )?(?:(?:right|directly|immediately|just) )?
  (after|behind|following|before|preceding|in front of) (.+?)(?: in (?:the|this) \p{L}+)?$
`

/** "the word right after X": its neighbour in the running text. */
function neighbourOf({ page }: Hands, said: string): string | undefined {
  const match = NEIGHBOUR.exec(said)
  if (!match) return undefined
  const words = wordsOfText(page)
  const at = words.findIndex(word => plainText(word) === plainText(match[2]!))
  return at === -1 ? undefined : words[at + (/after|behind|follow/i.test(match[1]!) ? 1 : -1)]
}

/** "its last word below": where it is written, and not where it stands. */
const WRITTEN_BELOW =
  /(?<=^(?:its|their) .*) (?:below|underneath|there|here|(?:in|into) the (?:\p{L}+ )?(?:field|box)(?: below)?)$/iu

/** "the third word of the second line", "the last letter in the field". */
const NTH_WORD = pattern('iu')`
  ^(?:the|its) (.+?)[- ](word|letter|character|number)(?:
    \ (?:of|in|from) (?:the )?(?:
      (?:
        (?<line>\S+ (?:paragraph|line|verse)|(?:paragraph|line|verse) (?:number )?\d+)
        |paragraph|text|sentence|passage|page
      )(?: (?:below|above))?(?: of the \p{L}+)?
      |(?<field>(?:text ?(?:area|box|field)|field|box|input)(?: (?:below|above))?)
      |(?<other>.+)
    )
  )?$
`

/** "the 3rd word (of the paragraph)", "the last letter of X". */
function nthWord(hands: Hands, said: string): string | undefined {
  const match = NTH_WORD.exec(said)
  const place = match ? readOrdinal(match[1]!) : undefined
  if (!match || place === undefined) return undefined
  const kind = match[2]!.toLowerCase()
  const held = hands.page.nodes.find(node => isField(node) && (node.value ?? '').trim() !== '')?.value
  const { line, field, other } = match.groups!
  const nth = line === undefined ? undefined : (readOrdinal(line.split(' ')[0]!) ?? Number(/\d+/.exec(line)?.[0]))
  const isOfField = field !== undefined || (other === undefined && line === undefined && /\s/.test(held?.trim() ?? ''))
  if (kind === 'word' && isOfField && held !== undefined) return pickNth(splitWords(held), place)
  if (kind === 'word') return pickNth(wordsOfText(hands.page, nth), place)
  const words = wordsOfText(hands.page)
  if (kind === 'number')
    return pickNth(
      words.filter(word => /^\d/.test(word)),
      place,
    )
  return pickNth([...(other ?? words.join(''))], place)
}

/** The words of a text without the signs around them. */
const splitWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)

/** "the text shown in the status bar". */
const VALUE_OF = pattern('i')`
  ^(?:the )?(?:value|text|content|contents|words?|number|code|same (?:text|value))
  (?: (?:that is|which is|shown|found|written|contained|displayed))* (?:of|in|from|inside|on) (.+)$
`

/** "the word that is written in bold". */
const TEXT_THAT_LOOKS = pattern('i')`
  ^(?:the (?:(?:same )?text|words?|contents?) of )?(?:the )?(?:\w+ )?(?:text|word|words|number|code|value|name|phrase|sentence|line|passage|paragraph)
  (?: (?:that is|which is|shown|written|in|displayed))+ (?:in )?(bold|italics?|underlined?|\w+)$
`

/** "the number shown next to Total". */
const TEXT_BESIDE = pattern('i')`
  ^(?:the )?(?:text|word|number|code|value|name|phrase)s?
  \ (?:(?:that is|which is|shown|written|given|displayed|right|directly|just) )*
  (above|below|next to|beside|left of|right of|to the left of|to the right of|under)(?: (.+))?$
`

/** What the page shows or holds: of fields what is in them, of all else its text. */
function readShown(hands: Hands, phrase: string, source: Source, memory: Memory): string | undefined {
  const said = restore(phrase, source)
  const held = VALUE_OF.exec(phrase)
  const labelled = held && lookUp(hands.page, restore(held[1]!, source).replace(/^the /i, ''))
  if (labelled) return labelled.text
  if (held) {
    const node = findShown(hands, held[1]!, source)
    if (node) return contentOf(hands, node)
  }
  const styled = TEXT_THAT_LOOKS.exec(said)
  const style =
    styled &&
    (['bold', 'italic', 'underline'] as const).find(name => styled[1]!.toLowerCase().startsWith(name.slice(0, 5)))
  if (style) {
    const node = hands.page.nodes.find(
      one => one.style?.includes(style) && hands.page.text(one).trim() !== '' && one.role !== 'heading',
    )
    if (node) return hands.page.text(node).trim()
  }
  const placed = TEXT_BESIDE.exec(phrase)
  if (placed) {
    const target = readTarget(`the text ${placed[1]!} ${placed[2] ?? 'the field'}`, source)
    const node = hands.find(target, 'read')
    if (node) return contentOf(hands, node)
  }
  // What was looked for is all that the page tells of.
  const ofIt =
    /^the ([\p{L} ]+?) of (?:this|that|the) (?:person|one|user|item|entry|result|product|customer)(?: below| above)?$/iu.exec(
      said,
    )
  const its = ofIt ? lookUp(hands.page, ofIt[1]!) : undefined
  if (its) return its.text
  const of = /^(?:the |its |their |his |her )?(.+?) (?:of|for|in) (?:the )?(.+)$/i.exec(said)
  const found =
    of && !literalOf(phrase, source)
      ? lookUp(
          hands.page,
          of[1]!,
          of[2]!.replace(/^(?:row|item|entry|person|product|user) (?:of |for |with |called |named )?/i, ''),
        )
      : undefined
  if (found) return found.text
  const own = /^(?:the|its|their|his|her) (.+)$/i.exec(said)
  if (own && memory.itemWords !== undefined) {
    const value = lookUp(hands.page, own[1]!, memory.itemWords)
    if (value) return value.text
  }
  if (own && /^the /i.test(said)) return lookUp(hands.page, own[1]!)?.text
  return undefined
}

function findShown(hands: Hands, phrase: string, source: Source): PageNode | undefined {
  const target = readTarget(phrase, source)
  const isAboutField = target.roles?.some(role => /box|combobox/.test(role))
  return hands.find(target, isAboutField ? 'fill' : 'read')
}

const contentOf = (hands: Hands, node: PageNode): string =>
  (isField(node) ? (node.value ?? textBeside(hands.page, node) ?? '') : hands.page.text(node)).trim()
