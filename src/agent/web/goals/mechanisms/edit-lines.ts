import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isColorName } from '../../ground/colors.ts'
import { pickNth } from '../../pick-nth.ts'
import { restore } from '../../read/literals.ts'
import { readOrdinal } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

const IN_TEXT =
  '(?:\\s+(?:of|in|from)\\s+(?:the|this|that)\\s+(?:[\\p{L}-]+\\s+)?(?:text(?:\\s*(?:area|box|field))?|note|letter|area|box|field|list|paragraph|editor))?'
const PIECE = '(line|word|sentence)'
/** "the third line of the text", "the word tea". */
const NTH = new RegExp(`^(?:the\\s+)?(\\S+)\\s+${PIECE}${IN_TEXT}$`, 'iu')
const WORD = new RegExp(`^(?:the\\s+)?(?:words?|text|phrase|line)\\s+(.+?)${IN_TEXT}$`, 'iu')
/** "(replace) the word tea with coffee". */
const BY = pattern('iu')`
  ^(?:every|each|all|the)?\s*(?:(?:words?|text|phrase|name|occurrences?\s+of|instances?\s+of)\s+)*(.+?)
  ${IN_TEXT}\s+(?:with|by|to|into)\s+(?:the\s+(?:words?|text|phrase)\s+)?(.+?)${IN_TEXT}$
`
const ASKED = new RegExp(
  [
    `\\b(?:delete|remove|erase)\\s+the\\s+\\S+\\s+${PIECE}${IN_TEXT}`,
    `\\b(?:delete|remove|erase)\\s+the\\s+word\\s+\\S+`,
    '\\b(?:replace|exchange|substitute)\\s+(?:the|every|each|all)?\\s*(?:words?|phrase|occurrences?)\\b',
  ].join('|'),
  'iu',
)

/** Whether a part of a text that a field holds is to be taken out, or another to be put in its place. */
export const asksForEdit = (text: string): boolean => ASKED.test(text)

/** "Delete the third line", "replace the word tea with coffee": the field keeps all else that it holds. */
export const editText: Mechanism = async (order, { hands, orders }) => {
  const isReplacing = /^(?:replace|exchange|substitute|change)$/.test(order.verb)
  if (order.kind !== 'delete' && !isReplacing) return false
  const field = fieldWithText(hands.page)
  const text = field?.value
  if (!field || text === undefined) return false
  const said = restore(order.rest, orders.source)
  const next = isReplacing ? replaced(text, said, order.verb === 'change') : without(text, said)
  if (next === undefined) return false
  if (next === text) throw new GivenUp(`The text has no such part as "${said}".`)
  await hands.type(field, next)
  return true
}

/** The field that holds a text: the one of several lines, else the one with the most words. */
function fieldWithText(page: Page): PageNode | undefined {
  const held = page.nodes.filter(
    node => node.editable && !node.readonly && !node.disabled && /\s/.test((node.value ?? '').trim()),
  )
  return held.find(({ tag }) => tag === 'textarea') ?? (held.length === 1 ? held[0] : undefined)
}

const quoted = (text: string): string => text.trim().replace(/^["“']|["”']$/g, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const asWord = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags)

function replaced(text: string, said: string, isLoose: boolean): string | undefined {
  const match = BY.exec(said)
  if (!match) return undefined
  const [one, other] = [quoted(match[1]!), quoted(match[2]!)]
  // "change the town to Rome" is about a field, "change tea to blue" about the looks of a word.
  if (isLoose && (isColorName(other) || !/^the (?:word|name|phrase) /i.test(said) || !asWord(one, 'u').test(text)))
    return undefined
  const isAll = /^(?:every|each|all)\b|\boccurrences\b/i.test(said)
  return text.replace(asWord(one, isAll ? 'gu' : 'u'), () => other)
}

function without(text: string, said: string): string | undefined {
  const nth = NTH.exec(said)
  const place = nth ? readOrdinal(nth[1]!) : undefined
  if (nth && place !== undefined) {
    const kind = nth[2]!.toLowerCase()
    const parts = kind === 'line' ? text.split('\n') : kind === 'word' ? text.split(/(?<=\s)/) : sentencesOf(text)
    const gone = pickNth(
      parts.filter(part => part.trim() !== ''),
      place,
    )
    if (gone === undefined) return text
    const at = place > 0 ? parts.indexOf(gone) : parts.lastIndexOf(gone)
    return parts
      .toSpliced(at, 1)
      .join(kind === 'line' ? '\n' : '')
      .trim()
  }
  const word = WORD.exec(said)
  if (!word) return undefined
  // A space that stood beside it goes along.
  const gone = text.replace(asWord(quoted(word[1]!), 'u'), '\0')
  return gone.replace(/ ?\0(?= |\n|$)|\0 ?/u, '').trim()
}

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
