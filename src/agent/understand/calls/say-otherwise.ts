import { pattern } from '../../../lib/patterns.ts'
import { stem } from '../language/words.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'
import { wordsIn, type Word } from './tag-words.ts'

/**
 * What English says for the words that yes-or-no arguments are called by: for whom something is by who they are ("for my
 * grandchildren" is for kids, "for men and women" unisex), what is private by who does not
 * see it.
 */
const OTHERWISE: [string[], RegExp][] = [
  [
    ['unisex'],
    pattern('iu')`
      \b(?:(?:both|all|either|any)\s+(?:sexes|sex|genders?)
      |(?:men|male|gentlemen|boy|guy)s?(?:['’]s)?\s+(?:and|or|&)\s+(?:women|female|ladie|girl)s?(?:['’]s)?
      |(?:women|female|ladie|girl)s?(?:['’]s)?\s+(?:and|or|&)\s+(?:men|male|gentlemen|boy|guy)s?(?:['’]s)?)\b
    `,
  ],
  [
    ['kids', 'children', 'child'],
    pattern('iu')`
      \b(?:(?:grand)?(?:child(?:ren)?|kids?|sons?|daughters?)|toddlers?|bab(?:y|ies)|infants?|nephews?|nieces?
        |boys\s+and\s+girls|(?:little|young)\s+ones|youngsters?|family[ -](?:outing|trip|day|fun|friendly))\b
    `,
  ],
  [
    ['pets', 'pet'],
    /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|guinea[ -]pigs?|ferrets?|parrots?|budg(?:ie|erigar)s?|tortoises?|goldfish)\b/iu,
  ],
  [
    ['private', 'hidden', 'secret', 'confidential'],
    pattern('iu')`
      \b(?:(?:nobody|no[ -]one)(?:\s+else)?|(?:do\s?n['’]?o?t|not|never)\s+(?:want|let)\s+any(?:body|one)(?:\s+else)?)
      \s+(?:to\s+|should\s+|can\s+|must\s+|may\s+)?(?:sees?|know)\b
    `,
  ],
]
const byStem = new Map(OTHERWISE.flatMap(([names, said]) => names.map(name => [stem(name), said] as const)))

/** Words that a yes-or-no argument is called by and that a text says otherwise, each with where it does. */
const find = ({ named }: Slot, { message, start, end }: ReadText) =>
  [...named.keys()].flatMap(name => {
    const match = byStem.get(name)?.exec(message.slice(start, end))
    return match ? [{ name, said: match[0], start: start + match.index }] : []
  })

/** Stems of a slot's name that a text says otherwise. */
export const saidOtherwise = (slot: Slot, read: ReadText): string[] => find(slot, read).map(({ name }) => name)

/** The words of a text, with the ones that a slot is called by where the text says them otherwise. */
export function sayAsNamed(words: readonly Word[], slot: Slot, read: ReadText): readonly Word[] {
  return find(slot, read).reduce((known, { name, said, start }) => {
    const own = wordsIn(known, start, start + said.length)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return known
    const one: Word = { ...first, text: said, norm: said.toLowerCase(), stem: name, end: last.end }
    return [...known.slice(0, known.indexOf(first)), one, ...known.slice(known.indexOf(last) + 1)]
  }, words)
}
