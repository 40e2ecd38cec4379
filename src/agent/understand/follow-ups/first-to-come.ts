import { pattern } from '../../../lib/patterns.ts'
import { gradedField } from '../asks/graded-field.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import { amongThose, narrow, rankedAmong } from '../reading/among-those.ts'
import type { Query } from '../reading/query.ts'

/** Verbs of coming to where records are kept, and of beginning (Levin, English Verb Classes and Alternations, 1993, 51.1 and 55.1). */
const FIRST_TO_COME = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:which|who|what)(?:\ ones?)?(?:\ of\ (?:them|these|those)(?:\ all)?)?
  \ (?:has\ |have\ |was\ |were\ )?
  (?<verb>came|come|comes|arrived?|arrives|joined|started|began|begun|signed|registered|applied|enrolled|entered|added|got)
  (?:\ (?:up|in|here|on|there|to\ us|with\ us|on\ board))?\ (?:the\ )?
  (?:(?<first>first|earliest|longest\ ago)|(?<last>last|latest|most\ recently))\W*$
`
/** How sure a reading is at most that goes by the day on which records came to be. */
const BY_RECORD = 0.75

/**
 * A list of members, then "who joined first?", or of dogs, then "which came in last?": where no date of theirs is called so, the day on
 * which such records come to be tells.
 */
export function firstToCome(draft: Draft): Query | undefined {
  const { previous, app, chunks, message } = draft
  const { verb, first } = FIRST_TO_COME.exec(message.text)?.groups ?? {}
  const entity = previous && kindBefore({ app, previous })
  if (!verb || !entity || previous.lookup || !/^(?:list|measure|exists)$/.test(previous.ask)) return undefined
  const isNamed = chunks.some(c => c.fields.some(f => f.entity === entity && f.field.role === 'date') || c.entities.length > 0) // oxfmt-ignore
  const all = rankedAmong(previous.root) ?? (previous.single ? undefined : narrow(previous.root))
  const direction: 'asc' | 'desc' = first ? 'asc' : 'desc'
  const field = gradedField(entity, { of: 'date', nouns: [], direction })
  if (isNamed || !all || field?.role !== 'date') return undefined
  useWhole({ chunks })
  draft.sureness = Math.min(draft.sureness, BY_RECORD)
  draft.notes.push(`went by ${field.words.join(' ')} for who ${verb} ${first ? 'first' : 'last'}`)
  const order = { columns: [field.column], direction }
  const root = all.within ? { ...amongThose(all), order, limit: 1 } : { ...all, order, limit: 1 }
  return { kind: 'query', app: app.name, root, ask: 'list', measures: [], project: [], single: true }
}
