import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { recordOf } from './follow-record.ts'
import { saidFrom } from './only-stretch.ts'

/**
 * "who else has that role?", "which others are in the same team?", "how many others share her specialty?", "other books by that author": what one
 * record has, and others too.
 */
const SHARES = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay)\W+)*
  (?:
    who\ else|anyone\ else|anybody\ else
    |(?:(?:which|what|how\ many|any|do\ any|are\ there\ any|do\ (?:we|you)\ have\ any|show\ me|list)\ )?others?(?:\ \p{L}+)?
    |(?:is|does|are|do)\ (?:anyone|anybody|any)\ (?:else|others?)
  )
  (?:
    \ (?:(?:who|that|which)\ )?(?:also\ )?(?:has|have|had|holds?|shares?|is|are|does|do|works?|belongs?|comes?)(?:\ also)?
    (?:\ (?:in|at|on|of|to|for|from|with|under|by))?
    |\ (?:in|at|of|from|with|by)
  )
  \ (?:that|the\ same|this|such\ an?|his|her|their|its)\ (?<what>[\p{L} -]+?)\W*$
`
const COUNTS = /\bhow many\b/i

/** "what is the role of Ann?" – "who else has that role?": the others of the kind that have the same, or belong to the same. */
export function sameAsBefore(draft: Draft): Query | undefined {
  const { previous, app, message, chunks } = draft
  const what = execIn(message.text, SHARES)?.groups?.['what']
  const one = previous && what !== undefined ? oneBefore(draft, previous) : undefined
  const entity = app.entities.find(({ key }) => key === one?.entity)
  const column = entity && (columnSaid(draft, entity, what!) ?? columnTold(draft, what!))
  if (!one || !column) return undefined
  useWhole({ chunks })
  const root: Selection = {
    entity: one.entity,
    sources: [],
    args: {},
    where: [{ columns: [column], op: '=', values: [], against: { same: [], of: one }, label: 'the same' }],
    related: [],
  }
  const isCount = COUNTS.test(message.text)
  return {
    kind: 'query',
    app: app.name,
    root,
    ask: isCount ? 'measure' : 'list',
    measures: isCount ? [{ fn: 'count' }] : [],
    project: [],
  }
}

/** The one record that was spoken of: one that was asked for, or that is told by its name. */
function oneBefore({ app }: Draft, previous: Query): Selection | undefined {
  const record = recordOf(previous, app, undefined)
  if (record) return structuredClone(record)
  const { root, ask, group } = previous
  const entity = app.entities.find(({ key }) => key === root.entity)
  const names = entity?.nameFields.map(({ column }) => column) ?? []
  const isNamed = root.where.some(({ op, columns }) => op === '=' && columns.every(column => names.includes(column)))
  return isNamed && ask === 'list' && !group ? structuredClone(root) : undefined
}

/** "that rank" of what was just told of the record, whatever it is called; no kind of record is called so. */
function columnTold({ previous, chunks, message }: Draft, what: string): string | undefined {
  const [columns, ...more] = previous?.project ?? []
  const start = message.text.lastIndexOf(what)
  const isKind = chunks.some(c => message.tokens[c.from]!.start >= start && c.entities.some(e => e.quality >= 0.75))
  return isKind || more.length || columns?.length !== 1 ? undefined : columns[0]
}

/** The field that is named, or the key that leads to records of the kind that is. */
function columnSaid(draft: Draft, entity: Entity, what: string): string | undefined {
  const said = saidFrom(draft, draft.message.text.lastIndexOf(what))
  if (said.length !== 1) return undefined
  const { fields, entities } = said[0]!
  const [own] = fields
    .filter(mention => mention.entity === entity && mention.columns.length === 1 && mention.quality >= 0.6)
    .sort((a, b) => b.quality - a.quality)
  const hop = hopsOf(entity, draft.app).find(
    ({ direction, to }) =>
      direction === 'up' && entities.some(mention => mention.entity === to && mention.quality >= 0.7),
  )
  return own && own.quality >= 0.9 ? own.columns[0] : (hop?.field.column ?? own?.columns[0])
}
