import type { Frame, Page } from 'playwright-core'
import type { PageNode, PageSnapshot } from '../../contract/page.ts'
import { elementGone } from './element-errors.ts'
import { findListeners } from './find-listeners.ts'
import { frameRefsOf } from './frame-refs.ts'
import { contentFrameOf } from './inner-frames.ts'
import { callInFrame } from './page-engine.ts'
import { renderText } from './render-text.ts'
import { unpackNodes, type PackedNodes } from './unpack-nodes.ts'

export interface SnapshotOptions {
  /** Only what is in this element. */
  ref?: string
  /** Levels below the root. */
  depth?: number
  max_nodes?: number
  /** Only what can be acted on. */
  interactive?: boolean
}

/** A page with more is cut, and says so. */
export const MOST_NODES = 3000
const MOST_FRAMES = 30
const DEEPEST_FRAME = 5
/** Inner frames smaller than this, in square pixels, count visits and show nothing. */
const SMALLEST_FRAME = 64

interface WalkResult {
  gone?: boolean
  nodes: PackedNodes
  frames: { ref: string; index: number; depth: number; area: number; x: number; y: number }[]
  total: number
  window: [number, number]
}

interface Place {
  offset: [number, number]
  /** What of the frame shows in the window, in the frame's own coordinates: left, top, right, bottom. */
  clip?: [number, number, number, number]
  depth: number
  level: number
}

export type SnapshotNodes = Pick<PageSnapshot, 'nodes' | 'total' | 'text'>

/** The accessibility tree of a page with its inner frames, or of one region. */
export async function takeSnapshot(page: Page, options: SnapshotOptions = {}): Promise<SnapshotNodes> {
  const limit = options.max_nodes ?? MOST_NODES
  const budget = { frames: MOST_FRAMES, nodes: limit }
  const refs = frameRefsOf(page.context())
  const start = options.ref ? refs.frameOf(options.ref) : page.mainFrame()
  if (!start || start.isDetached() || start.page() !== page) throw elementGone(options.ref ?? '')
  const found = await walkFrame(start, options, { offset: [0, 0], depth: 0, level: 0 }, budget)
  return { ...found, text: renderText(found.nodes, found.total) }
}

async function walkFrame(
  frame: Frame,
  options: SnapshotOptions,
  place: Place,
  budget: { frames: number; nodes: number },
): Promise<{ nodes: PageNode[]; total: number }> {
  const { paths: listening, hasAnswered } = await findListeners(frame)
  const args = {
    ...(options.ref && place.level === 0 && { root: options.ref }),
    ...(options.depth !== undefined && { depth: options.depth - place.depth }),
    maxNodes: budget.nodes,
    interactive: options.interactive ?? false,
    offset: place.offset,
    clip: place.clip,
    listening,
  }
  const walk = await callInFrame<WalkResult>(frame, 'snapshot', args, { hasAnswered })
  if (walk.gone) throw elementGone(options.ref ?? '')
  const nodes = unpackNodes(walk.nodes)
  budget.nodes -= nodes.length
  const inner = await walkInnerFrames(frame, { ...walk, nodes }, options, place, budget)
  return { nodes: inner.nodes, total: walk.total + inner.total }
}

/** Puts the nodes of inner frames below the frames' own nodes. */
async function walkInnerFrames(
  frame: Frame,
  walk: Omit<WalkResult, 'nodes'> & { nodes: PageNode[] },
  options: SnapshotOptions,
  place: Place,
  budget: { frames: number; nodes: number },
): Promise<{ nodes: PageNode[]; total: number }> {
  const nodes: PageNode[] = []
  let total = 0
  let from = 0
  for (const one of walk.frames) {
    nodes.push(...walk.nodes.slice(from, one.index + 1))
    from = one.index + 1
    if (one.area < SMALLEST_FRAME || budget.frames-- <= 0 || budget.nodes <= 0 || place.level >= DEEPEST_FRAME) continue
    const content = await contentFrameOf(frame, one.ref)
    if (!content) continue
    const [width, height] = walk.window
    const [left, top, right, bottom] = place.clip ?? [0, 0, width, height]
    const [x, y] = [one.x - place.offset[0], one.y - place.offset[1]]
    const below = await walkFrame(
      content,
      { ...options, ref: undefined },
      {
        offset: [one.x, one.y],
        clip: [left - x, top - y, right - x, bottom - y],
        depth: place.depth + one.depth + 1,
        level: place.level + 1,
      },
      budget,
    ).catch(() => ({ nodes: [], total: 0 })) // It went away, or does not answer: the rest of the page counts.
    total += below.total
    for (const node of below.nodes)
      nodes.push({
        ...node,
        depth: node.depth + one.depth + 1,
        parent: node.parent ?? one.ref,
        frame: node.frame ?? content.url(),
      })
  }
  nodes.push(...walk.nodes.slice(from))
  return { nodes, total }
}
