import type { PageNode } from '../../../../contract/page.ts'
import { stem } from '../../../../lib/words.ts'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { namingsOf } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isPersonNoun } from '../../../understand/entity-model/people.ts'
import { isPlaceNoun } from '../../../understand/language/place-nouns.ts'
import { readCount } from '../../read/words.ts'

/** "by Reed", "made by Ann Lee": who made what is looked for. */
export const BY_PERSON = /^(?:\p{Ll}+ )?by (?:the \p{Ll}+ )?(\p{Lu}.*)$/u
/** "in Ghent", "near Lake Como": where it is. */
const IN_PLACE = /^(?:in|at|near|around) (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)$/u
const CALLED_PLACE = /\b(?:where|location|destination|address|country)\b/i
/** "5 rooms", "for two guests": how many of what a field is called by. */
const COUNTED =
  /^(?:(?:with|for|of|at least|having) )*(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (\p{L}+(?: \p{L}+)?)$/iu
/** "under 90", "for at most $90", "from 20 up": a limit, and which one. */
const LIMITS: readonly { said: RegExp; called: RegExp }[] = [
  {
    said: /^(?:for |costing )?(?:under|below|up to|at most|no more than|less than|not over|cheaper than) [$€£¥]?(\d[\d.,]*)\S*$/iu,
    called: /\b(?:max(?:imum)?|up to|at most|limit|budget|highest)\b|^to$/i,
  },
  {
    said: /^(?:for |costing )?(?:over|above|at least|no less than|more than|from) [$€£¥]?(\d[\d.,]*)\S*$/iu,
    called: /\b(?:min(?:imum)?|at least|lowest)\b|^from$/i,
  },
]

const namesOf = (page: Page, node: PageNode): string[] =>
  namingsOf(page, node)
    .filter(({ weight }) => weight > 0.65)
    .map(({ text }) => text)

/** From this likeness on a word is one of what a field is called by: a salad of dishes, a cello of instruments. */
const LIKE = 0.6

/** Whether a field is called by what a noun is a kind of (word vectors). */
export const isKindOf = (page: Page, field: PageNode, noun: string): boolean =>
  namesOf(page, field)
    .flatMap(wordsIn)
    .some(word => wordKnowledge().likeness(stem(noun), stem(word)) >= LIKE)

/** Whether a field takes what something is called. */
export const isTitle = (page: Page, field: PageNode): boolean =>
  namesOf(page, field).some(name => /\b(?:titles?|names?|called|keywords?|terms?|text)\b/i.test(name))

/** The one field that is called by what somebody is: a cook, an author, a coach. */
export function personField(page: Page, fields: readonly PageNode[]): PageNode | undefined {
  const found = fields.filter(
    node => !node.options && namesOf(page, node).some(name => wordsIn(name).some(isPersonNoun)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** A place, a number of things or a limit that is said, into the one field that is called so. */
export function takeMeasure(
  page: Page,
  fields: readonly PageNode[],
  part: string,
  take: (field: PageNode | undefined, value: string | undefined) => boolean,
): boolean {
  const called = (test: (name: string) => boolean): PageNode | undefined => {
    const found = fields.filter(node => !node.options && namesOf(page, node).some(test))
    return found.length === 1 ? found[0] : undefined
  }
  const place = IN_PLACE.exec(part)?.[1]
  if (place !== undefined) {
    const isPlace = (name: string) => CALLED_PLACE.test(name) || wordsIn(name).some(isPlaceNoun)
    return take(called(isPlace), place)
  }
  const counted = COUNTED.exec(part)
  if (counted) {
    const count = readCount(counted[1]!)
    const noun = wordsIn(counted[2]!).at(-1) ?? ''
    const isOfThem = (name: string) => wordsIn(name).some(word => matchWord(noun, word) > 0.9)
    return count !== undefined && take(called(isOfThem), String(count))
  }
  return LIMITS.some(({ said, called: name }) =>
    take(
      called(text => name.test(text)),
      said.exec(part)?.[1],
    ),
  )
}
