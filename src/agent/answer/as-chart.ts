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
  return kindOf(found.groups?.['kind'] ?? found.groups?.['other'])
}

/** "show me a bar chart of the boats by harbour", "plot boats per year", "boats by harbour as a pie chart", "the trend of sales per month". */
const CHART_OF = [
  pattern('iu')`
    ^\W*(?:(?:and|now|please|can\ you|could\ you|i(?:['’]d\ like| want| need))\W+)*
    (?:(?:to\ )?(?:see|show|give|draw|make|create|plot|build|get|have|generate)(?:\ me|\ us)?\ )?
    (?:an?\ |the\ )?(?:${PICTURE}|(?<trend>trend)(?:\ line)?)\ (?:of|for|with|showing|that\ shows|over|in)\ (?:the\ |our\ |all\ )?(?<of>\p{L}.+?)\W*$
  `,
  pattern('iu')`
    ^\W*(?:(?:please|can\ you|could\ you)\ )?(?:plot|chart|graph|visuali[sz]e)\ (?:the\ |our\ |all\ )?(?<of>\p{L}.+?)\W*$
  `,
  pattern('iu')`^(?<of>.+?)(?:,)?\ (?:as|in)\ an?\ ${PICTURE}(?:,?\ please)?\W*$`,
]

const kindOf = (said: string | undefined): { kind?: ChartKind } => {
  const kind = said?.trim().toLowerCase()
  if (kind === 'pie') return { kind: 'share' }
  return kind === 'line' ? { kind: 'line' } : kind ? { kind: 'bar' } : {}
}

/** What is to be drawn, as a question of its own, and as what; undefined where nothing of the kind is asked. */
export function asksToDraw(message: string): { of: string; kind?: ChartKind } | undefined {
  const groups = CHART_OF.map(form => execIn(message, form)?.groups).find(one => one !== undefined)
  const of = groups?.['of']
  if (of === undefined) return undefined
  return groups?.['trend'] === undefined ? { of, ...kindOf(groups?.['kind']) } : { of: byTime(of), kind: 'line' }
}

/** A trend is one over time: by months where nothing else is said. */
const byTime = (of: string): string =>
  /\b(?:per|by|each|every|over)\b|\b(?:dai|week|month|quarter|year)ly\b/i.test(of) ? of : `${of} by month`

/** The answer as a picture; where there is nothing to draw, it says so. */
export function drawn(outcome: TurnOutcome, { kind }: { kind?: ChartKind }): TurnOutcome {
  const { chart } = outcome.data
  if (chart) return { ...outcome, data: { ...outcome.data, chart: { ...chart, ...(kind && { kind }) } } }
  const why = 'There is nothing to draw here: a chart needs groups with a figure each (“… per …”) or a ranking.'
  return { ...outcome, response: `${outcome.response} (${why})` }
}
