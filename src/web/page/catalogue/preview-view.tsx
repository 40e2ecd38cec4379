import type { ServicePreview } from '../../../contract/services.ts'
import { countOf } from '../text/format.ts'
import { FactsTable, type FactsColumn } from '../ui/facts-table.tsx'
import { Notice } from '../ui/notice.tsx'
import { SERVICE_KINDS } from './applications.ts'
import { Effect } from './tool-list.tsx'

/** Characters of a description in the table. */
const LONGEST = 300

const COLUMNS: readonly FactsColumn<ServicePreview['tools'][number]>[] = [
  { label: 'Tool', kind: 'head', dir: 'auto', of: ({ name }) => name },
  { label: 'Effect', of: ({ read_only: readOnly }) => <Effect readOnly={readOnly} /> },
  {
    label: 'Call',
    dir: 'ltr',
    of: ({ method, path }) => <code>{`${method} ${path}`}</code>,
  },
  {
    label: 'Description',
    kind: 'wide',
    dir: 'auto',
    of: ({ description }) => <p class="clamp">{description.slice(0, LONGEST)}</p>,
  },
]

/** What was found at an address: what it is, what is to know about it, and its tools. */
export function PreviewView({ preview }: { preview: ServicePreview }) {
  const {
    title,
    name,
    version,
    type,
    url,
    description,
    tools,
    tool_count: count,
    auth_needed: auth,
    warnings,
  } = preview
  return (
    <div class="preview">
      <h3 dir="auto">{`${title ?? name}${version ? ` ${version}` : ''}`}</h3>
      <p class="note">
        {`${SERVICE_KINDS[type]} · ${countOf(count, 'tool')} · `}
        <bdi>{url}</bdi>
      </p>
      {description && (
        <p class="clamp" dir="auto">
          {description}
        </p>
      )}
      {auth && (
        <Notice tone="warn">
          <p>{auth.message}</p>
        </Notice>
      )}
      {warnings.map(text => (
        <Notice key={text} tone="warn">
          <p dir="auto">{text}</p>
        </Notice>
      ))}
      {tools.length > 0 && (
        <FactsTable label="Tools that were found" columns={COLUMNS} rows={tools} keyOf={({ name: tool }) => tool} />
      )}
      {count > tools.length && <p class="note">{`The first ${tools.length} of ${countOf(count, 'tool')}.`}</p>}
    </div>
  )
}
