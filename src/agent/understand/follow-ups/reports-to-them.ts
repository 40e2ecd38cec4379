import { pattern } from '../../../lib/patterns.ts'
import { SUPERIOR } from '../dictionary/add-entities.ts'
import { arePeople } from '../entity-model/people.ts'
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

/** Of those who were spoken of: those whose key to a superior names one of them. */
export function reportsToThem(draft: Draft): Query | undefined {
  const { previous, message } = draft
  const kind = kindBefore(draft)
  const asked = kind && arePeople(kind) ? REPORTS.exec(message.text)?.[1] : undefined
  if (!kind || !previous || asked === undefined || previous.isNone) return undefined
  // Of several nobody is "she".
  if (previous.several && !/\b(?:them|these|those)\W*$/i.test(message.text)) return undefined
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
