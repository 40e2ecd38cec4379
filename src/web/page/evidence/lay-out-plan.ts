import type { PlanNode } from './read-plan.ts'

/** A line that goes through a row of the picture, or from or to its node. */
export interface RowLines {
  /** Lane of the node. */
  lane: number
  /** Lanes whose lines go on past this row. */
  through: { lane: number; rows: number | undefined }[]
  /** Lanes that come to the node from above. */
  into: { lane: number; rows: number | undefined }[]
  /** Whether the node's own line goes on below. */
  goesOn: boolean
}

/** The picture: a row for each node, with as many lanes as lines stand side by side. */
export interface PlanLayout {
  rows: RowLines[]
  lanes: number
}

/** Lays out the steps below each other, each with the lines of rows that go from step to step beside it. */
export function layOutPlan(nodes: readonly PlanNode[]): PlanLayout {
  const lastUse = new Map<string, number>()
  nodes.forEach((node, at) => node.from.forEach(id => lastUse.set(id, at)))
  /** Which node's line runs in a lane. */
  const lanes: (PlanNode | undefined)[] = []
  const rows = nodes.map((node, at): RowLines => {
    const into = node.from.map(id => lanes.findIndex(held => held?.id === id)).filter(lane => lane >= 0)
    const line = (lane: number) => ({ lane, rows: lanes[lane]!.rows })
    const arriving = into.map(line)
    for (const lane of into) if (lastUse.get(lanes[lane]!.id) === at) lanes[lane] = undefined
    const through = lanes.flatMap((held, lane) => (held ? [line(lane)] : []))
    const ended = into.find(lane => !lanes[lane])
    const free = lanes.findIndex(held => !held)
    const lane = ended ?? (free >= 0 ? free : lanes.length)
    const goesOn = lastUse.has(node.id)
    lanes[lane] = goesOn ? node : undefined
    return { lane, through, into: arriving, goesOn }
  })
  return { rows, lanes: Math.max(1, lanes.length) }
}
