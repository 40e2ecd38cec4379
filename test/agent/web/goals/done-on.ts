import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import type { Browser } from '../../../../src/agent/web/contract.ts'
import { solveGoal } from '../../../../src/agent/web/goals/solve-goal.ts'
import type { snapshotOf } from '../ground/snapshot-of.ts'

export type Part = Parameters<typeof snapshotOf>[0][number]
export type Call = Record<string, unknown> & { tool: string }

/** A page that stays as it is unless `change` makes another of it, or `onLook` at each look, and what is done to it. */
export async function doneOn(
  page: PageSnapshot,
  said: string,
  change: (page: PageSnapshot, call: Call) => void = () => {},
  mustAsk = false,
  notes?: string[],
  onLook: (page: PageSnapshot) => void = () => {},
) {
  const calls: Call[] = []
  const now = structuredClone(page)
  const nameOf = (ref: unknown) => {
    const node = now.nodes.find(one => one.ref === ref)
    return node && (node.id || node.name || node.ref)
  }
  const browser = {
    signal: new AbortController().signal,
    mustAsk,
    snapshot: () => {
      onLook(now)
      return Promise.resolve(structuredClone(now))
    },
    act: (tool: string, { ref, from, to, ...args }: Record<string, unknown>) => {
      delete args['snapshot']
      const on = nameOf(ref ?? from)
      const call = { tool, ...(on !== undefined && { on }), ...(to !== undefined && { to: nameOf(to) }), ...args }
      calls.push(call)
      change(now, call)
      return Promise.resolve({
        outcome: 'done',
        url: '',
        title: '',
        tab: 1,
        tabs: 1,
        snapshot: structuredClone(now),
        ...(notes && { notes }),
      })
    },
  } as unknown as Browser
  const { done, told } = await solveGoal(said, browser)
  return { calls, done, told }
}

export const button = (name: string, more: Partial<PageNode> = {}): Part => ({
  role: 'button',
  tag: 'button',
  name,
  clickable: true,
  ...more,
})
export const text = (name: string, more: Partial<PageNode> = {}): Part => ({ role: 'text', tag: 'span', name, ...more })
export const box = (name: string, checked = false): Part => ({
  role: 'checkbox',
  tag: 'input',
  name,
  checked,
  clickable: true,
})
export const field = (name: string, value = '', more: Partial<PageNode> = {}): Part => ({
  role: 'textbox',
  tag: 'input',
  name,
  value,
  editable: true,
  ...more,
})
export const said = (calls: readonly Call[]) =>
  calls.map(({ tool, on, ...rest }) => [tool, on, ...Object.values(rest)].join(' '))
