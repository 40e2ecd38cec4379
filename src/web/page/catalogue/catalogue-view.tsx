import { route, type Route } from '../state/route.ts'
import { ApplicationPage } from './application-page.tsx'
import { Overview } from './overview.tsx'
import { ToolPage } from './tool-page.tsx'
import { useScrollPlace } from './use-scroll-place.ts'

type Place = Extract<Route, { view: 'catalogue' }>

/** Applications and their tools: all of them, one application, or one tool, as the address says. */
export function CatalogueView() {
  const now = route.value
  return now.view === 'catalogue' ? <CataloguePage key={`${now.app}/${now.tool}`} place={now} /> : null
}

function CataloguePage({ place: { app, tool } }: { place: Place }) {
  const box = useScrollPlace(`${app}/${tool}`)
  return (
    <div ref={box} class="page">
      {app === undefined ? (
        <Overview />
      ) : tool === undefined ? (
        <ApplicationPage app={app} />
      ) : (
        <ToolPage app={app} name={tool} />
      )}
    </div>
  )
}
