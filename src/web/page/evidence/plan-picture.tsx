import { countOf } from '../text/format.ts'
import { layOutPlan, type RowLines } from './lay-out-plan.ts'
import type { PlanNode } from './read-plan.ts'

/** Where the node of a row stands, from the top of the row, in pixels. */
const NODE_AT = 20
/** Width of all lanes together at most, and of one. */
const [MOST, LANE] = [72, 16]

const WORDS: Record<PlanNode['kind'], string> = { call: 'Call', sql: 'SQL', answer: 'Answer' }

/** The plan as a picture: a row for each step, with lines for the rows that go from one to the next; thicker is more. */
export function PlanPicture({ nodes }: { nodes: readonly PlanNode[] }) {
  const { rows, lanes } = layOutPlan(nodes)
  const step = Math.min(LANE, MOST / lanes)
  const width = step * (lanes - 1) + 18
  return (
    <ol class="plan" aria-label="Steps, and where their rows go">
      {nodes.map((node, at) => (
        <li key={node.id} class={`plan-node ${node.kind} ${node.status}`}>
          <Lines
            lines={rows[at]!}
            node={node}
            x={lane => 9 + lane * step}
            width={width}
            most={Math.max(1.5, step * 0.6)}
          />
          <div class="plan-text" style={{ marginInlineStart: `${width + 8}px` }}>
            <span class="plan-kind">
              {node.kind === 'answer' ? '' : `${node.id} · `}
              {WORDS[node.kind]}
            </span>{' '}
            {node.kind === 'call' && <code dir="auto">{node.label}</code>}{' '}
            <span class="plan-facts">{tellNode(node)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function tellNode({ kind, rows, isWhole, status, from, reports }: PlanNode): string {
  const state = {
    done: '',
    failed: kind === 'answer' ? 'not given' : 'failed',
    skipped: 'not run',
    planned: kind === 'answer' ? 'waits: nothing of it was run' : 'planned, not run',
  }[status]
  return [
    from.length > 0 && `from ${from.join(', ')}`,
    reports.length > 1 && countOf(reports.length, 'call'),
    rows !== undefined && countOf(rows, 'row'),
    isWhole === false && 'not all there are',
    state,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface LinesProps {
  lines: RowLines
  node: PlanNode
  x: (lane: number) => number
  /** Thickest line that leaves room between two lanes. */
  most: number
  width: number
}

function Lines({ lines: { lane, through, into, goesOn }, node, x, width, most }: LinesProps) {
  const here = x(lane)
  return (
    <svg class="plan-lines" width={width} height="100%" aria-hidden="true" focusable="false">
      {through.map(line => (
        <line
          key={line.lane}
          x1={x(line.lane)}
          x2={x(line.lane)}
          y1="0"
          y2="100%"
          stroke-width={thickness(line.rows, most)}
        />
      ))}
      {into.map(line => (
        <path
          key={line.lane}
          d={`M${x(line.lane)} 0C${x(line.lane)} ${NODE_AT / 2} ${here} ${NODE_AT / 2} ${here} ${NODE_AT}`}
          stroke-width={thickness(line.rows, most)}
        />
      ))}
      {goesOn && <line x1={here} x2={here} y1={NODE_AT} y2="100%" stroke-width={thickness(node.rows, most)} />}
      {node.kind === 'sql' ? (
        <rect x={here - 6} y={NODE_AT - 6} width="12" height="12" rx="2" transform={`rotate(45 ${here} ${NODE_AT})`} />
      ) : (
        <circle cx={here} cy={NODE_AT} r={node.kind === 'answer' ? 8 : 6} />
      )}
    </svg>
  )
}

/** More rows, a thicker line; by powers of ten. */
const thickness = (rows = 1, most = 5): number => Math.min(most, 1.5 + Math.min(4, Math.log10(rows + 1)))
