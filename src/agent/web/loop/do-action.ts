import type { PageNode, PageSnapshot, PageState } from '../../../contract/page.ts'
import { noteTyped } from '../note-typed.ts'
import type { Browser } from '../contract.ts'
import type { Doing } from './actions.ts'

/** What an action came to: what is told of it, and the page after it. */
export interface Done {
  told: string
  page: PageSnapshot
}

/** Pixels of one scroll: most of a window. */
const SCROLL = 600
/** Seconds of one wait. */
const WAIT = 2
const LONGEST_NAME = 60

/**
 * Carries an action out and looks at the page again. Throws `BrowserFailed` where it cannot be done and `NeedsApproval` where
 * it waits for a yes; nothing was done then.
 */
export async function doAction(action: Doing, page: PageSnapshot, browser: Browser): Promise<Done> {
  const nodes = new Map(page.nodes.map(node => [node.ref, node]))
  const name = (ref: string) => nameOf(nodes.get(ref))
  /** A page that a dialog stops cannot be looked at; it is as it was. */
  const lookAfter = async (state: PageState): Promise<PageSnapshot> =>
    state.dialogs?.some(dialog => dialog.state === 'waiting') ? { ...page, ...state } : await browser.snapshot()
  const act = async (
    tool: Parameters<Browser['act']>[0],
    args: Record<string, unknown>,
    told: string,
  ): Promise<Done> => {
    const {
      snapshot,
      outcome: _outcome,
      approval: _approval,
      ...state
    } = await browser.act(tool, { ...args, snapshot: true })
    return { told, page: snapshot ?? (await lookAfter(state)) }
  }
  const go = async (tool: Parameters<Browser['go']>[0], args: Record<string, unknown>, told: string): Promise<Done> => {
    return { told, page: await lookAfter(await browser.go(tool, args)) }
  }
  switch (action.do) {
    case 'click':
      return await act('click', { ref: action.ref }, `Clicked ${name(action.ref)}`)
    case 'type': {
      const { ref, text, submit } = action
      const args = { ref, text, submit }
      noteTyped('type', args, page.nodes)
      const told = `Typed ${JSON.stringify(text)} into ${name(ref)}${submit ? ' and pressed Enter' : ''}`
      return await act('type', args, told)
    }
    case 'select':
      return await act(
        'select',
        { ref: action.ref, values: [action.value] },
        `Chose ${JSON.stringify(action.value)} in ${name(action.ref)}`,
      )
    case 'check': {
      const { ref, checked } = action
      return await act('check', { ref, checked }, `${checked ? 'Checked' : 'Unchecked'} ${name(ref)}`)
    }
    case 'press':
      return await act('press_key', { key: action.key }, `Pressed ${action.key}`)
    case 'hover':
      return await act('hover', { ref: action.ref }, `Pointed at ${name(action.ref)}`)
    case 'drag': {
      const told = `Dragged ${name(action.ref)} to ${name(action.to)}`
      return await act('drag', { from: action.ref, to: action.to }, told)
    }
    case 'scroll':
      return await act('scroll', { direction: action.direction, amount: SCROLL }, `Scrolled ${action.direction}`)
    case 'open':
      return { told: `Opened ${action.url}`, page: await lookAfter(await browser.navigate(action.url)) }
    case 'back':
      return await go('back', {}, 'Went back')
    case 'wait':
      return await go('wait_for', { seconds: WAIT }, `Waited ${WAIT} seconds`)
    case 'dismiss_dialog':
      return await go('dialog', { action: 'dismiss' }, 'Cancelled the dialog of the page')
  }
}

/** An element as people know it. */
export function nameOf(node: PageNode | undefined): string {
  if (!node) return 'an element'
  const text = node.name || node.label || node.placeholder || node.title || node.value
  const role = node.role === 'generic' || node.role === 'text' ? 'element' : node.role
  return text ? `the ${role} ${JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME))}` : `a ${role}`
}
