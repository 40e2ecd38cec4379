import type { ServicePreview } from '../../../contract/services.ts'
import { countOf } from '../text/format.ts'
import { Notice } from '../ui/notice.tsx'
import { SERVICE_KINDS } from './applications.ts'
import { Effect } from './tool-list.tsx'

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
        <div class="facts-box" tabIndex={0} role="group" aria-label="Tools that were found">
          <table class="facts">
            <caption class="visually-hidden">Tools that were found</caption>
            <thead>
              <tr>
                <th scope="col">Tool</th>
                <th scope="col">Effect</th>
                <th scope="col">Call</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {tools.map(({ name: tool, method, path, read_only: readOnly, description: text }) => (
                <tr key={tool}>
                  <th scope="row" dir="auto">
                    {tool}
                  </th>
                  <td>
                    <Effect readOnly={readOnly} />
                  </td>
                  <td dir="ltr">
                    <code>{`${method} ${path}`}</code>
                  </td>
                  <td class="wide" dir="auto">
                    {text.slice(0, LONGEST)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {count > tools.length && <p class="note">{`The first ${tools.length} of ${countOf(count, 'tool')}.`}</p>}
    </div>
  )
}

/** Characters of a description in the table. */
const LONGEST = 300
