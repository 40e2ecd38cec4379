import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { isGradable } from '../../../understand/language/gradables.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Where the thing that is asked for ends and what is said of it begins. */
const PREPOSITION = /\b(?:of|in|on|at|by|from|to|for|with|without|about|under|during|within|around|near|via|per)\b/iu
const SAID_OF_IT = pattern('iu')`
  ${PREPOSITION.source}|\b(?:that|which|who|whose|where|when|and|or|then|so|called|named|titled)\b|\b\p{L}{3,}(?:ed|ing)\b|[,.;:!?]
`
const DETERMINED = /^(?:the|an?|this|that|these|those|my|your|our|his|her|its|their|some|any|all|each|every|it|them)$/i
/** This much of one word another has to have to be the same. */
const SAME = 0.75

/**
 * Words of an order that say what it is to be ("a drama film", "shirts in wool"), where a field of the form is still empty: one of
 * them may be for it. Names, quotations and figures are read elsewhere (read-given.ts).
 */
export function wordsLeft(page: Page, pressed: PageNode | undefined, said: string, texts: readonly string[]): string[] {
  const form = pressed && page.ancestors(pressed).find(({ tag, role }) => tag === 'form' || role === 'form')
  const fields = (form ? page.inside(form) : page.nodes).filter(isOpenField)
  if (!fields.some(({ value }) => (value ?? '') !== '') || !fields.some(isEmpty)) return []
  const known = [...texts, ...page.nodes.map(({ name }) => name)].flatMap(wordsIn)
  return saidOfIt(said).filter(word => !known.some(other => matchWord(word.toLowerCase(), other) >= SAME))
}

const isOpenField = (node: PageNode): boolean =>
  isField(node) &&
  !node.hidden &&
  !node.disabled &&
  !node.readonly &&
  (node.editable === true || node.options !== undefined)

const isEmpty = (node: PageNode): boolean =>
  node.editable === true && (node.value ?? '') === '' && node.secret !== 'filled'

/** The nouns before the one that is asked for, and those behind prepositions without an article. */
export function saidOfIt(said: string): string[] {
  const cut = SAID_OF_IT.exec(said)?.index ?? said.length
  const thing = said
    .slice(0, cut)
    .trim()
    .split(/\s+/)
    .filter(word => !DETERMINED.test(word))
  const behind = said
    .split(new RegExp(PREPOSITION.source, 'giu'))
    .slice(1)
    .map(part => part.trim().split(/[\s,.;:!?]+/))
  const bare = behind.filter(([first]) => first !== undefined && !DETERMINED.test(first)).map(([first]) => first!)
  return [...thing.slice(0, -1), ...bare].filter(isNoun)
}

/** What only tells one from others, or says how it is done. */
const TELLS_WHICH =
  /^(?:new|next|first|second|third|last|other|another|same|whole|only|main|empty|following|free|more|less|most|least|\w+ly|\w+est)$/

/** A word in small letters that says of what kind something is: no verb (WordNet), no quality that is graded. */
const isNoun = (word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) && shareAsVerb(word) < 0.5 && !isGradable(word) && !TELLS_WHICH.test(word)
