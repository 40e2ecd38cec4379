import { pattern } from '../../../lib/patterns.ts'
import { SUPERIOR } from '../dictionary/add-entities.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import { type Draft, emptySelection, kindBefore, useWhole } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'

/** "how many people report to them?", "who reports to her?", "who is managed by him?" */
const REPORTS = pattern('i')`
  ^\W*(?:and |so |then )*(how many|who|which|what|list|show(?: me)?)(?: (?:of )?(?:the |our )?[a-z]+){0,2}?
  \ (?:
    (?:reports?|answers?|reporting|answering)(?: directly)? to
    |(?:(?:that|who|is|are)\ )*(?:managed|supervised|led|headed|overseen|directed)\ by
  )\ (?:him|her|them|these|those|that person|this person)(?=\W*$)
`

/** "how many people does she manage?", "who do they supervise?" */
const MANAGES = pattern('iu')`
  ^\W*(?:and |so |then )*(how many|who(?:m)?|which|what)(?: (?<noun>\p{L}+(?: \p{L}+)?))?
  \ (?:do|does|did) (?:he|she|they|(?:that|this|the) person) (?:manage|supervise|oversee)(?: directly)?(?=\W*$)
`

/** Who is asked for by what they do or by the noun of their kind. */
const areSuch = (noun: string | undefined, kind: Entity): boolean =>
  noun === undefined || /^(?:people|persons|colleagues|staff)$/i.test(noun) || noun.toLowerCase() === plural(kind.noun)

/** How those are asked for who report to somebody. */
function howAsked(message: string, kind: Entity): string | undefined {
  const managed = execIn(message, MANAGES)
  return managed && areSuch(managed.groups?.['noun'], kind) ? managed[1] : execIn(message, REPORTS)?.[1]
}

/** Of those who were spoken of: those whose key to a superior names one of them. */
export function reportsToThem(draft: Draft): Query | undefined {
  const { previous, message } = draft
  const kind = kindBefore(draft)
  const asked = kind && arePeople(kind) ? howAsked(message.text, kind) : undefined
  if (!kind || !previous || asked === undefined || previous.isNone) return undefined
  // Of several nobody is "she".
  if (previous.several && !/\b(?:them|these|those|they)\b/i.test(message.text)) return undefined
  if (!previous.single && previous.root.limit !== 1 && previous.ask !== 'list') return undefined
  const [key, ...others] = kind.fields.filter(f => f.target === kind.key && f.words.some(word => SUPERIOR.test(word)))
  if (!key || others.length) return undefined
  useWhole(draft)
  const isCount = /^how many$/i.test(asked)
  return {
    kind: 'query',
    app: draft.app.name,
    root: {
      ...emptySelection(kind),
      related: [{ selection: previous.root, exists: true, via: key.column, direction: 'up' }],
    },
    ask: isCount ? 'measure' : 'list',
    measures: isCount ? [{ fn: 'count' }] : [],
    project: [],
  }
}
