import type { PageNode } from '../../../../contract/page.ts'
import { stem } from '../../../../lib/words.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { isColorName } from '../../ground/colors.ts'
import { findLooks, findShades } from '../find-looks.ts'
import { readLooks, type Looks } from '../read-looks.ts'
import type { Mechanism, Work } from '../work.ts'
import { FROM } from './chosen-from.ts'
import { clickEachOf } from './click-each.ts'

/** "what is green", "whatever is round", "all that is small". */
const WHAT_IS = /^(?:what(?:ever)?|(?:all|everything|anything) (?:that|which)) (?:is|are|has) (\p{L}+)$/iu

/** What looks as a phrase says, where it says nothing else. */
export function lookFor(work: Work, phrase: string): PageNode[] {
  if (literalOf(phrase, work.orders.source)) return []
  const said = restore(phrase, work.orders.source)
    .replace(/^(?:on|the)\s+/gi, '')
    .replace(WHAT_IS, 'all $1 things')
    .replace(/,? (?:and|but) (?:nothing else|no(?:t the)? others?|only (?:those|these|that|it))$/i, '')
  const shade = /^(?:(?:all|every|each) (?:the )?)?(?:shades?|tones?|tints?|hues?) of (?:the colou?r )?(\w+)$/i.exec(
    said,
  )?.[1]
  if (shade !== undefined && isColorName(shade)) return findShades(work.hands.page, shade)
  const marked = markedShapes(work, said)
  if (marked.length > 0) return marked
  const looks = readLooks(said) ?? byLookAlone(work, said)
  return looks ? findLooks(work.hands.page, looks) : []
}

/** "the circle with the letter K", "the red square that says 7", "the ball with number 3 on it". */
const MARKED = pattern('iu')`
  ^(.+?) (?:
    (?:with|containing|showing|bearing|marked|labell?ed|(?:that|which) (?:has|contains|shows|says|bears|is (?:marked|labell?ed)))
    (?: with)?(?: the| an?)?(?: (?:letter|number|digit|word|text|sign|symbol|label))?
  ) ["“]?(\S{1,12}?)["”]?(?: (?:in|on|inside|within)(?: (?:it|them))?| written on it)?$
`

/** Shapes on which a text is drawn that is no part of them: it lies in their box, and in that of no smaller one. */
function markedShapes({ hands: { page } }: Work, said: string): PageNode[] {
  const match = MARKED.exec(said)
  const looks = match ? readLooks(match[1]!) : undefined
  const sign = match && plainText(match[2]!)
  if (!looks?.target.attributes?.length) return []
  const shapes = findLooks(page, looks)
  const texts = page.nodes.filter(node => node.box && page.children(node).length === 0 && plainText(node.name) === sign)
  return texts.flatMap(text => {
    const own = shapes.filter(shape => shape !== text && isWithin(text, shape))
    return own.sort((a, b) => a.box![2] * a.box![3] - b.box![2] * b.box![3]).slice(0, 1)
  })
}

/** Whether the middle of one lies in the other. */
function isWithin({ box: inner }: PageNode, { box: outer }: PageNode): boolean {
  const [x, y] = [inner![0] + inner![2] / 2, inner![1] + inner![3] / 2]
  return x >= outer![0] && x <= outer![0] + outer![2] && y >= outer![1] && y <= outer![1] + outer![3]
}

/** Words beside those of looks in a description, at most. */
const MOST_OTHERS = 2

/** "the orange parcel", "a pot of orange paint" where nothing on the page is called so: the colour is all that can be seen of it. */
function byLookAlone({ hands }: Work, said: string): Looks | undefined {
  const words = said.replace(/^(?:all (?:of )?(?:the )?|every |each |both )/i, '').split(/\s+/)
  const others = words.filter(word => /^\p{L}{3,}$/u.test(word) && readLooks(`${word} thing`) === undefined)
  const stems = new Set(
    others.filter(word => readLooks(`red ${word}`) === undefined).map(word => stem(word.toLowerCase())),
  )
  if (stems.size === 0 || stems.size > MOST_OTHERS) return undefined
  if (hands.page.nodes.some(node => wordsIn(node.name).some(word => stems.has(stem(word))))) return undefined
  const rest = words.filter(word => !stems.has(stem(word.toLowerCase()))).join(' ')
  const looks = readLooks(`${rest} ${/s$/i.test(words.at(-1)!) ? 'things' : 'thing'}`)
  return looks?.target.attributes?.some(({ kind }) => kind === 'color') ? looks : undefined
}

/** "Click the large red circle", "select all blue squares". */
export const clickLooks: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find)$/.test(order.kind)) return false
  const plain = lookFor(work, order.rest)
  const found = plain.length > 0 ? plain : lookFor(work, order.rest.replace(FROM, ''))
  if (found.length === 0) return false
  const isMany = /^(?:on )?(?:all|every|each)\b/i.test(order.rest)
  if (!isMany) await work.hands.click(work.hands.again(found[0]!) ?? found[0]!)
  else await clickEachOf(work.hands, found)
  return true
}
