import { fragment } from '../../../lib/patterns.ts'
import type { Read } from './commands/rule.ts'
import { MARK, type Source, written } from './literals.ts'
import { readTarget } from './target.ts'

/** What things are gathered in before they are ordered or kept (what shops and catalogues call it). */
const COLLECTION = fragment`
  (?:shopping |wish |watch |reading |saved |book )?
  (?:basket|cart|trolley|bag|order|list|wishlist|watchlist|bookshelf|favou?rites|collection)
`
/** "the basket", "my reading list". */
export const GATHERING_PLACE = `(?:the|my|our|your) ${COLLECTION}`
const PUT = new RegExp(
  `^(?:put|place|drop) (?!(?:me|us|it|them|that|this)\\b)(.+?) (into|in to|in|onto|on to|on|to) (${GATHERING_PLACE})$`,
  'i',
)

/** Whether what is said is that a thing goes where things are gathered: "the lamp into my basket", behind its verb. */
export const isGathered = (verb: string, rest: string): boolean => PUT.test(`${verb} ${rest}`)

/**
 * "put the lamp in the basket": an order to gather a thing is the button of that thing's card or row, by whatever it says for
 * it ("Add", "Put in basket"). Nothing is typed. What is quoted may be the text of a new entry.
 */
export function readGathered(text: string, source: Source): Read | undefined {
  const match = PUT.exec(text)
  if (!match || new RegExp(MARK).test(text)) return undefined
  const place = match[3]!.replace(/^\S+ /, '')
  const said = written(text, source)
  const names = ['add', 'put', 'take'].flatMap(verb => [verb, `${verb} in ${place}`, `${verb} to ${place}`])
  return {
    kind: 'click',
    target: {
      said,
      name: `add to ${place}`,
      otherNames: names,
      roles: ['button', 'link', 'checkbox', 'switch'],
      relations: [{ relation: 'for', to: readTarget(match[1]!, source) }],
    },
    sure: 0.45,
    or: [[{ kind: 'drag', target: readTarget(match[1]!, source), to: readTarget(match[3]!, source), where: 'into' }]],
  }
}
