import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { ActionResult } from '../../contract/page.ts'
import { takeSnapshot } from '../page/take-snapshot.ts'
import { saidByPage } from './said-by-page.ts'
import type { ToolContext } from './tool.ts'

export type Approval = NonNullable<ActionResult['approval']>

/** Argument of every tool that acts. */
export const SNAPSHOT_AFTER = z.boolean().default(false).describe('Bring the page after it along')

/** What acting on a page came to: nothing to say, or a question that a person has to answer before anything is done. */
export type Acted = { approval: Approval } | undefined

/**
 * Acts on the current page, waits until it has settled, and tells where the session is now. A dialog that opens meanwhile
 * ends the wait; the state then tells of it.
 */
export async function runAction(
  { session }: ToolContext,
  options: { snapshot: boolean; isUnnoticed?: () => Promise<boolean> },
  work: (page: Page) => Promise<Acted | void>,
): Promise<ActionResult> {
  let before: string[] = []
  const acted = await session.act(
    async page => {
      before = await saidByPage(page)
      return await work(page)
    },
    { isUnnoticed: options.isUnnoticed },
  )
  const approval = acted?.approval
  const told = await session.state()
  const isStopped = told.dialogs?.some(dialog => dialog.state === 'waiting') ?? false
  const shown = approval || isStopped ? undefined : session.tabs.current?.page
  const said = (shown ? await saidByPage(shown) : []).filter(one => !before.includes(one))
  const notes = [...(told.notes ?? []), ...said.map(one => `The page says: “${one}”`)]
  const state = { ...told, ...(notes.length > 0 && { notes }) }
  const result: ActionResult = {
    ...state,
    outcome: approval ? 'needs_approval' : 'done',
    ...(approval && { approval }),
  }
  if (!options.snapshot || isStopped) return result
  return {
    ...result,
    snapshot: { ...state, ...(await takeSnapshot(await session.page())), loading: session.isLoading },
  }
}

/** The result of an action as text. */
export function describeAction({
  outcome,
  approval,
  url,
  title,
  snapshot,
  dialogs,
  notes,
}: z.input<typeof ActionResult>): string {
  const first = outcome === 'done' ? 'Done.' : `Needs a yes: ${approval?.action ?? ''}`
  const told = (dialogs ?? []).map(dialog => `Dialog (${dialog.type}, ${dialog.state}): ${dialog.message}`)
  return [first, `${title} ${url}`, ...told, ...(notes ?? []), ...(snapshot ? ['', snapshot.text] : [])].join('\n')
}
