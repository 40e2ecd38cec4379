import type { CatalogueTools } from '../../../contract/catalogue.ts'
import { hrefTo } from '../state/route.ts'
import { countOf } from '../text/format.ts'

type ListedTool = CatalogueTools['tools'][number]

/** Whether a tool changes data, in words. */
export function Effect({ readOnly }: { readOnly: boolean | undefined }) {
  return <span class={`badge ${readOnly ? 'good' : 'warn'}`}>{readOnly ? 'Read-only' : 'Changes data'}</span>
}

/** Tools, each with what it does. */
export function ToolList({ tools, showsApplication }: { tools: readonly ListedTool[]; showsApplication: boolean }) {
  return (
    <ul class="tools">
      {tools.map(({ app_name: app, api_name: tool, description, parameters, read_only: readOnly }) => (
        <li key={tool} class="tool">
          <div class="tool-head">
            <a href={hrefTo({ view: 'catalogue', app, tool })} dir="auto" onKeyDown={moveToTool}>
              {tool}
            </a>
            <Effect readOnly={readOnly} />
          </div>
          {description && (
            <p class="clamp" dir="auto">
              {description.slice(0, LONGEST)}
            </p>
          )}
          <p class="note">
            {showsApplication && <bdi>{`${app} · `}</bdi>}
            {parameters.length ? countOf(parameters.length, 'parameter') : 'No parameters'}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Characters of a description that a list shows: what goes beyond two lines is cut off anyway. */
const LONGEST = 400

/** Arrow down and up go through the search box and the tools found. */
export function moveToTool(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const here = event.currentTarget as HTMLElement
  const stops = [...here.closest('.finder')!.querySelectorAll<HTMLElement>('input[type=search], .tool a')]
  const next = stops[stops.indexOf(here) + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
