import type { Approval } from '../../../contract/chat.ts'
import { sayExact } from '../evidence/say-exact.ts'
import { countOf, formatValue, toLabel, toMoment } from '../text/format.ts'
import { recognise } from '../text/recognise.ts'
import type { Followed, ShownChange } from './follow-edits.ts'

/** What will change, value by value: before → after for changes, what is new for creations, what goes for deletions. */
export function ChangeTable({ approval, followed }: { approval: Approval; followed: Followed }) {
  const { kind, changes_total: total = 0 } = approval
  const { changes, others, isOld } = followed
  if (!changes.length) return null
  const hasBefore = kind !== 'create'
  const hasAfter = kind !== 'delete'
  const more = Math.max(0, total - (approval.changes?.length ?? 0))
  return (
    <div class="changes">
      <table>
        <caption class="visually-hidden">
          {kind === 'delete' ? 'What is deleted' : kind === 'create' ? 'What is new' : 'What will change'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {hasBefore && <th scope="col">{hasAfter ? 'Now' : 'Is deleted'}</th>}
            {hasAfter && <th scope="col">{hasBefore ? 'After' : 'New'}</th>}
          </tr>
        </thead>
        {groupByRecord(changes).map(({ record, rows }, at) => (
          <tbody key={at}>
            {record !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={hasBefore && hasAfter ? 3 : 2} class="changes-record" dir="auto">
                  {record}
                </th>
              </tr>
            )}
            {rows.map((change, row) => (
              <tr key={row}>
                <th scope="row" dir="auto">
                  {toLabel(change.label ?? change.field)}
                </th>
                {hasBefore && (
                  <td class={hasAfter ? 'changes-before' : 'changes-gone'} dir="auto">
                    {!('before' in change) ? (
                      'not known'
                    ) : hasAfter ? (
                      say(change.before, change.before_label)
                    ) : (
                      <Gone change={change} />
                    )}
                  </td>
                )}
                {hasAfter && (
                  <td class="changes-after" dir="auto">
                    {change.stays && !('after' in change) ? 'stays' : say(change.after, change.after_label)}
                    {change.isEdited && <span class="changes-edited"> (edited)</span>}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {more > 0 && <p class="note">{`And ${countOf(more, 'more change')} not listed here.`}</p>}
      {isOld && <p class="note">The arguments were edited: this list is that of the request before your edits.</p>}
      {others.length > 0 && (
        <p class="note">{`Edited as well: ${others.map(toLabel).join(', ')}.${kind === 'create' ? '' : ' What that changes is not known before the call.'}`}</p>
      )}
    </div>
  )
}

/** What goes is to be recognised, not compared: its days and times are told as results tell them. */
function Gone({ change: { field, before, before_label: label } }: { change: ShownChange }) {
  const format = recognise(field, [before])
  if (toMoment(before, format) === undefined) return <>{say(before, label)}</>
  return <time title={sayExact(before)}>{formatValue(before, field, format)}</time>
}

/** A value with the name of the record that it is the key of. */
function say(value: unknown, label: string | undefined): string {
  const told = sayExact(value)
  return label === undefined || label === told ? told : `${label} (${told})`
}

function groupByRecord(changes: readonly ShownChange[]): { record?: string; rows: ShownChange[] }[] {
  const groups: { record?: string; rows: ShownChange[] }[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last && last.record === change.record) last.rows.push(change)
    else groups.push({ ...(change.record !== undefined && { record: change.record }), rows: [change] })
  }
  return groups
}
