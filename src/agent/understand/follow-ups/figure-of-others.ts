import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Draft } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'

/** How somebody goes on to others, and names of them what was told of those before. */
const NOW_THE = /^\W*(?:(?:and|now|so|then|next|okay|ok)\W+)+(?:the|his|her|their|its)\s+\p{L}/iu
const OF_EACH = /\b(?:each|every|list|show|individual|single|which)\b/i
const FIGURES = /^(?:sum|avg|median|max|min)$/

/**
 * "how many hours is that in total?" – "now the hours worked by Ann": the field that the figure before was of is named again, of others; it
 * is the same figure that is asked for, and no list of what each of them has.
 */
export function sameFigureOfOthers({ previous, message }: Draft, query: Query | undefined): Query | undefined {
  const [measure, ...more] = previous?.ask === 'measure' ? previous.measures : []
  if (!previous || !query || !measure?.column || more.length || !FIGURES.test(measure.fn) || query.ask !== 'list')
    return query
  const [columns, ...others] = query.project
  const isSameField = !others.length && columns?.length === 1 && columns[0] === measure.column
  if (!isSameField || query.single || query.lookup || query.root.entity !== previous.root.entity) return query
  if (!testIn(message.text, NOW_THE) || OF_EACH.test(message.text)) return query
  if (JSON.stringify(query.root) === JSON.stringify(previous.root)) return query
  return { ...query, ask: 'measure', measures: [{ ...measure }], project: [] }
}
