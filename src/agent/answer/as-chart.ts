import { pattern } from '../../lib/patterns.ts'
import { execIn } from '../../lib/prefilter/may-match.ts'
import type { TurnOutcome } from '../turn.ts'

type ChartKind = NonNullable<TurnOutcome['data']['chart']>['kind']

const PICTURE = '(?:(?<kind>bar|line|pie|column) ?)?(?:charts?|graphs?|diagrams?|plots?|histograms?)'
const IT = '(?:that|it|this|them|those|these)'
/** "as a chart", "show that as a pie chart", "can you plot it?", "make a graph of it": how the answer before is to be shown. */
const AS_CHART = pattern('iu')`
  ^\W*(?:(?:and|so|ok|okay|now|then|please|just|can (?:you|i|we)|could (?:you|i|we)|i(?:['’]d like to| want to)|let me|do you have|is there)\W+)*(?:
    (?:(?:show|give|draw|display|see|have|get|put|plot|make|turn|render)(?:\ me|\ us)?\ )?(?:${IT}\ )?(?:as|in|into|on)\ (?:an?\ )?${PICTURE}
    |(?:show|give|draw|make|create|plot|see|have|get)(?:\ me|\ us)?
      \ (?:an?\ |the\ )?(?<other>bar\ |line\ |pie\ |column\ )?
      (?:charts?|graphs?|diagrams?|plots?)(?:\ (?:of|for|from|with)\ ${IT})?
    |(?:plot|chart|graph|draw|visuali[sz]e)\ ${IT}
  )(?:\ (?:instead|too|as\ well|then|again))?(?:,?\ please)?\W*$
`

/** What the answer before is to be drawn as; undefined where nothing of the kind is asked. */
export function asksForChart(message: string): { kind?: ChartKind } | undefined {
  const found = execIn(message, AS_CHART)
  if (!found) return undefined
  const said = (found.groups?.['kind'] ?? found.groups?.['other'])?.trim().toLowerCase()
  if (said === 'pie') return { kind: 'share' }
  return said === 'line' ? { kind: 'line' } : said ? { kind: 'bar' } : {}
}

/** The answer as a picture; where there is nothing to draw, it says so. */
export function drawn(outcome: TurnOutcome, { kind }: { kind?: ChartKind }): TurnOutcome {
  const { chart } = outcome.data
  if (chart) return { ...outcome, data: { ...outcome.data, chart: { ...chart, ...(kind && { kind }) } } }
  const why = 'There is nothing to draw here: a chart needs groups with a figure each (“… per …”) or a ranking.'
  return { ...outcome, response: `${outcome.response} (${why})` }
}
