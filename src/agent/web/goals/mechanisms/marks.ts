import type { PageNode } from '../../../../contract/page.ts'
import { matchText, wordsIn } from '../../ground/match-text.ts'
import { textBeside } from '../../ground/names.ts'
import { stem } from '../../../../lib/words.ts'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { partsOf } from '../read-orders.ts'
import { othersBeside } from '../mentions/alone.ts'
import type { Work } from '../work.ts'

/** What is less like a wish is something else; where it is only likeness that is asked for, little is enough. */
export const LEAST = 0.3
/** What is left out has to be called so: something like it is no reason to tick all else. */
const BY_NAME = 0.75
export const FAINT = 0.1
export const ALIKE = /\b(?:similar|like|close|near(?:est)?|same)\b/i
/** What is ticked. */
export const MARKS = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/

/** The marks that are meant, each by its own name or the text beside it: by likeness of words, then of meaning. */
export function marksFor(page: Page, items: readonly string[], least = LEAST): PageNode[] | undefined {
  const marks = page.nodes.filter(node => MARKS.test(node.role) && !node.disabled)
  if (marks.length === 0) return undefined
  const pairs = items.flatMap((item, at) =>
    marks.map(node => ({ at, node, score: likeness(item, node.name || textBeside(page, node) || node.value || '') })),
  )
  // The likeliest pairs first: what is near to two wishes belongs to the one that has nothing better.
  pairs.sort((a, b) => b.score - a.score)
  const found: PageNode[] = []
  const settled = new Set<number>()
  for (const { at, node, score } of pairs) {
    if (score < least || settled.has(at) || found.includes(node)) continue
    found.push(node)
    settled.add(at)
  }
  if (settled.size < items.length) return undefined
  return found
}

/** What a synonym of both says for two words that are none of each other ("rich", "affluent": wealthy). */
const COMMON = 0.8

function inCommon(one: string, other: string): number {
  const [mine, theirs] = [one, other].map(word => wordKnowledge().synonyms(stem(word)))
  return Math.max(0, ...[...mine!].map(([word, share]) => Math.min(share, theirs!.get(word) ?? 0)))
}

/** How near a text is to a wish: by its words, else by what they are about (word vectors and synonyms of WordNet). */
export function likeness(wanted: string, text: string): number {
  const byText = matchText(wanted, text)
  if (byText >= 0.6) return byText
  const knowledge = wordKnowledge()
  const near = wordsIn(wanted).map(one =>
    Math.max(
      0,
      ...wordsIn(text).map(other => {
        const same = knowledge.synonyms(stem(one)).get(stem(other)) ?? 0
        const alike = 0.75 * knowledge.likeness(stem(one), stem(other)) + COMMON * inCommon(one, other)
        return Math.max(alike, same > 0 ? 0.75 + 0.25 * same : 0)
      }),
    ),
  )
  const mean = near.reduce((a, b) => a + b, 0) / (near.length || 1)
  return Math.max(byText, 0.7 * mean)
}

export const hasMarks = (page: Page): boolean => page.nodes.some(node => MARKS.test(node.role))

export async function mark(hands: Hands, node: PageNode, checked: boolean): Promise<void> {
  await hands.act('check', { ref: node.ref, checked }, `${checked ? 'ticked' : 'unticked'} ${nameOf(hands.page, node)}`)
}

/** "… and nothing else": what was ticked before and is not meant is ticked no longer. */
export async function untickOthers(hands: Hands, meant: readonly PageNode[]): Promise<void> {
  const now = meant.map(node => hands.again(node) ?? node)
  for (const node of othersBeside(hands.page, now).filter(({ checked }) => checked === true))
    await mark(hands, hands.again(node) ?? node, false)
}

/** "all except Ann": what is left out. */
const ALL_BUT = pattern('i')`
  ^(?:all|every|each|everything|everybody|everyone)\b(?: of (?:the|these|those|them)\b)?(?:(?! (?:in|from|that|of) \S+ \S+).)*?,?
  \ (?:except|but|apart from|other than|save)(?: for)?(?: the)? (.+)$
`

/** "Every box except A and B": all marks but those that are named; undefined as they are named elsewhere. */
export async function markAllBut({ hands, orders }: Work, rest: string): Promise<boolean> {
  const match = ALL_BUT.exec(rest)
  const marks = hands.page.nodes.filter(node => node.role === 'checkbox' && !node.disabled)
  if (!match || marks.length < 2) return false
  const names = partsOf(match[1]!).map(part => restore(part.replace(/^(?:the |for |not )/i, ''), orders.source))
  const others = marksFor(hands.page, names, BY_NAME)
  if (!others) throw new GivenUp(`There is no ${names.join(' and no ')} to leave out on the page.`)
  for (const node of marks) {
    const isMeant = !others.some(({ ref }) => ref === node.ref)
    if ((hands.again(node)?.checked === true) !== isMeant) await mark(hands, hands.again(node) ?? node, isMeant)
  }
  return true
}
