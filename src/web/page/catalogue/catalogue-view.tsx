import { route } from '../state/route.ts'
import { ApplicationPage } from './application-page.tsx'
import { Overview } from './overview.tsx'
import { ToolPage } from './tool-page.tsx'

/** Applications and their tools: all of them, one application, or one tool, as the address says. */
export function CatalogueView() {
  const now = route.value
  if (now.view !== 'catalogue') return null
  const { app, tool } = now
  return (
    <div class="page catalogue">
      {app === undefined ? (
        <Overview />
      ) : tool === undefined ? (
        <ApplicationPage key={app} app={app} />
      ) : (
        <ToolPage key={`${app}/${tool}`} app={app} name={tool} />
      )}
    </div>
  )
}
