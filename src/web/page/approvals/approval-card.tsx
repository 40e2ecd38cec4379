import { useEffect, useId, useRef } from 'preact/hooks'
import type { Approval } from '../../../contract/chat.ts'
import { isObject } from '../../../lib/json.ts'
import { ArgumentTable } from '../evidence/argument-table.tsx'
import { isSame } from '../forms/is-same.ts'
import { SchemaForm } from '../forms/schema-form.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { isBusy, waiting, type Entry } from '../state/entries.ts'
import { Button } from '../ui/button.tsx'
import { isolate } from '../ui/isolate.tsx'
import { ChangeTable } from './change-table.tsx'
import { decideApproval, deciding, isLatest, keepEdits, keptEdits, outcomeOf, overtaken } from './decide-approval.ts'
import { followEdits } from './follow-edits.ts'

type Kind = NonNullable<Approval['kind']>

const TITLES: Record<Kind, string> = {
  create: 'Creates something new',
  change: 'Changes data',
  delete: 'Deletes data',
  call: 'Calls a tool that may change data',
  page: 'Acts on a web page',
}

/** A write that waits or waited for a yes: what will happen, the exact call as a form, and yes or no. */
export function ApprovalCard({ approval, entry }: { approval: Approval; entry: Entry }) {
  const { id, kind = 'call' } = approval
  const isHere = isLatest(entry, id)
  const isWaiting = waiting.value === id && isHere
  const isDeciding = deciding.value === id
  const state = useRef<HTMLParagraphElement>(null)
  const heading = useId()
  /** Who pressed a button of the card finds out here what comes of it. */
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isDeciding || overtaken.value.has(id)) wasPressed.current = true
    if (wasPressed.current) state.current?.focus({ preventScroll: true })
    if (!isWaiting && !isDeciding) wasPressed.current = false
  }, [isDeciding, isWaiting, overtaken.value])
  useEffect(() => (isDeciding && state.current ? keepFocus(state.current) : undefined), [isDeciding])
  const isOpen = isWaiting && !isDeciding
  return (
    <form
      class={`approval ${kind}${isWaiting ? '' : ' settled'}`}
      // A landmark only while it waits.
      aria-labelledby={isWaiting ? heading : undefined}
      data-approval={id}
      onSubmit={event => event.preventDefault()}
    >
      <h3 id={heading}>
        {isWaiting && <span class="approval-waits">Waits for your approval: </span>}
        {TITLES[kind]}
      </h3>
      <p class="approval-action" dir="auto">
        {isolate(approval.action)}
      </p>
      <Place approval={approval} />
      {isWaiting ? (
        <Open approval={approval} isDeciding={isDeciding} />
      ) : (
        <Settled approval={approval} isHere={isHere} />
      )}
      {!isOpen && (
        <p class="approval-state" tabIndex={-1} ref={state}>
          {isDeciding
            ? 'Your decision is on its way…'
            : `${tellOutcome(approval, isHere)}${overtaken.value.has(id) ? ' It was decided elsewhere before you did.' : ''}`}
        </p>
      )}
    </form>
  )
}

/** The second press of a slow double click falls on nothing: it would take the focus from what becomes of the first. */
function keepFocus(element: HTMLElement): () => void {
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isNowhere = !(relatedTarget instanceof Node) || relatedTarget.contains(element)
    if (isNowhere) requestAnimationFrame(() => element.focus({ preventScroll: true }))
  }
  element.addEventListener('blur', onBlur)
  return () => element.removeEventListener('blur', onBlur)
}

/** Tool and application, or the page and the element. */
function Place({ approval: { tool, app, page } }: { approval: Approval }) {
  return (
    <dl class="approval-place">
      {page && (
        <>
          <dt>Page</dt>
          <dd dir="auto">
            {page.title && <bdi>{page.title} </bdi>}
            <code>{page.url}</code>
          </dd>
          {page.element && (
            <>
              <dt>Element</dt>
              <dd dir="auto">{page.element}</dd>
            </>
          )}
        </>
      )}
      <dt>Tool</dt>
      <dd>
        <code>{tool}</code>
        {app && <span> of {app}</span>}
      </dd>
    </dl>
  )
}

function Open({ approval, isDeciding }: { approval: Approval; isDeciding: boolean }) {
  const { id, args, schema, kind, changes, can_allow: canAllow } = approval
  const form = useSchemaForm(schema, keptEdits(id) ?? args)
  const value = form.value as Record<string, unknown>
  const help = useId()
  const isFixed = kind === 'page' || (isObject(schema) && 'const' in schema)
  const isEdited = !isSame(value, args)
  const details = useRef<HTMLDetailsElement>(null)
  const isBlocked = isDeciding || isBusy.value
  const approve = (forSession: boolean) => {
    // What was not touched is sent as the server has it.
    if (isEdited && !form.check()) return void (details.current && (details.current.open = true))
    void decideApproval(approval, 'approve', { ...(isEdited && { args: value }), forSession })
  }
  const change = (next: unknown) => {
    form.change(next)
    keepEdits(id, isSame(next, args) ? undefined : (next as Record<string, unknown>), schema)
  }
  const isDeletion = kind === 'delete'
  return (
    <>
      <ChangeTable approval={approval} followed={followEdits(approval, value)} />
      {isFixed ? (
        <ArgumentTable args={args} caption="What is filled in" />
      ) : (
        Object.keys(args).length + Object.keys((schema as { properties?: object })?.properties ?? {}).length > 0 && (
          <details class="approval-call" ref={details} open={!changes?.length || isEdited}>
            <summary>The exact call, to be edited</summary>
            <SchemaForm
              schema={schema}
              value={value}
              onChange={change}
              disabled={isBlocked}
              idPrefix={`approval-${id}`}
              problems={form.problems}
            />
            {isEdited && (
              <Button class="small" look="quiet" icon="retry" disabled={isBlocked} onClick={() => change(args)}>
                Back to the request as it was
              </Button>
            )}
          </details>
        )
      )}
      {isDeletion && <p class="approval-danger">What is deleted may be gone for good.</p>}
      <div class="buttons">
        <Button
          look={isDeletion ? 'danger' : 'primary'}
          class="approve"
          disabled={isBlocked}
          onClick={() => approve(false)}
        >
          {`${isDeletion ? 'Approve deletion' : 'Approve'}${isEdited ? ' as edited' : ''}`}
        </Button>
        <Button disabled={isBlocked} onClick={() => void decideApproval(approval, 'reject')}>
          Reject
        </Button>
      </div>
      {canAllow && (
        <div class="approval-all">
          <Button class="small" disabled={isBlocked} aria-describedby={help} onClick={() => approve(true)}>
            Approve all of this kind in this conversation
          </Button>
          <p class="note" id={help}>
            {`Approves this, and later calls of ${approval.tool} in this conversation are made at once, whatever their values are. You can take it back below the conversation.`}
          </p>
        </div>
      )}
    </>
  )
}

/** What was decided about, folded. */
function Settled({ approval, isHere }: { approval: Approval; isHere: boolean }) {
  if (!isHere) return null
  return (
    <details class="approval-call">
      <summary>The call that was asked for</summary>
      <ChangeTable approval={approval} followed={{ changes: approval.changes ?? [], others: [], isOld: false }} />
      <ArgumentTable args={approval.args} caption="Arguments" />
    </details>
  )
}

/** What became of it, in words. */
function tellOutcome({ id }: Approval, isHere: boolean): string {
  if (!isHere) return 'Asked again below.'
  const outcome = outcomeOf(id)
  if (!outcome) return 'This does not wait any more.'
  const { outcome: what, edited, hasFailed } = outcome
  if (what === 'rejected') return 'Rejected. Nothing was changed.'
  if (what === 'replaced') return 'Dropped for a newer message. Nothing was changed.'
  const yes = edited ? 'Approved with edited arguments' : 'Approved'
  return hasFailed ? `${yes}, but not all went well: see the answer below.` : `${yes} and done.`
}
