import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Query, Selection } from '../reading/query.ts'
import { onlyToldBy } from './one-told-by.ts'

/** The question word is all that is said of it (sluicing; Merchant, The Syntax of Silence, 2001). */
const WORD_ALONE = pattern('i')`
  ^(?:\W|and\b|so\b|ok\b|but\b)*
  (?<word>when|where|for\ how\ much|(?:at|for)\ (?:what|which)\ price|(?:for\ )?how\ long|(?:since|until)\ when)\W*$
`
const DONE = /\b(?:was|were|been|got|is|are) (?:last |first |just |ever )?(?<verb>[a-z]+)\b/i
const FOR_MONEY = /^(?:sold|bought|rented|let|hired|leased|purchased|auctioned)$/i

/** Each question word in a sentence, with what was said to be done. */
const IN_FULL: readonly [word: RegExp, say: (verb: string | undefined) => string][] = [
  [/^when$/i, verb => (verb ? `when was it ${verb}?` : 'when was that?')],
  [/^where$/i, () => 'where was it?'],
  [/much$|price$/i, verb => (verb && FOR_MONEY.test(verb) ? `how much was it ${verb} for?` : 'how much was it?')],
  [/long$/i, () => 'how long is it?'],
  [/^since/i, () => 'since when is it?'],
  [/^until/i, () => 'until when is it?'],
]

/** "which boat was sold last?" – "when?", "to whom?" – "for how much?": of the one that was told, whoever was asked for of it in between. */
export function wordAlone(
  message: string,
  last: Query | undefined,
  said: string | undefined,
  model: CatalogueModel,
): { message: string; previous: Query } | undefined {
  const word = last && !last.group && execIn(message, WORD_ALONE)?.groups?.['word']
  if (!word) return undefined
  const root = oneSpokenOf(last.root, model)
  if (!root) return undefined
  const verb = said && DONE.exec(said)?.groups?.['verb']
  const say = IN_FULL.find(([form]) => form.test(word))![1]
  const full = say(verb && isParticiple(verb) ? verb.toLowerCase() : undefined)
  if (root === last.root) return { message: full, previous: last }
  return {
    message: full,
    previous: { kind: 'query', app: last.app, root, ask: 'list', measures: [], project: [], single: true },
  }
}

/** The one record that was told, or the one of which others were asked for. */
function oneSpokenOf(root: Selection, model: CatalogueModel): Selection | undefined {
  const entity = model.entities.get(root.entity)
  if ((root.limit === 1 && root.order) || (entity && isKeyed({ entity, selection: root }))) return root
  if (root.within && !root.where.length) return oneSpokenOf(root.within, model)
  const those = root.where.length ? undefined : onlyToldBy(root)
  return those && oneSpokenOf(those, model)
}
