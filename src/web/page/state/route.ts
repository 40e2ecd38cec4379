import { signal } from '@preact/signals'

/** What the address names: everything that can be linked to. */
export type Route =
  | { view: 'chat'; session?: string }
  | { view: 'catalogue'; app?: string; tool?: string }
  | { view: 'activity' }

const decode = (text: string | undefined): string | undefined => {
  try {
    return text ? decodeURIComponent(text) : undefined
  } catch {
    return undefined
  }
}

/** `#/c/<session>`, `#/catalogue[/<app>[/<tool>]]`, `#/activity`; anything else is a new conversation. */
export function readRoute(hash: string): Route {
  const [view, first, second] = hash.replace(/^#\/?/, '').split('/')
  if (view === 'catalogue') {
    const [app, tool] = [decode(first), decode(second)]
    return { view, ...(app && { app }), ...(app && tool && { tool }) }
  }
  if (view === 'activity') return { view }
  const session = view === 'c' ? decode(first) : undefined
  return { view: 'chat', ...(session && { session }) }
}

/** The address of a route, to be used as href. */
export function hrefTo(to: Route): string {
  if (to.view === 'activity') return '#/activity'
  if (to.view === 'catalogue')
    return `#/${['catalogue', to.app, to.app && to.tool]
      .filter(part => part !== undefined)
      .map(part => encodeURIComponent(part.toWellFormed()))
      .join('/')}`
  return to.session ? `#/c/${encodeURIComponent(to.session)}` : '#/'
}

/** The route as it is now. */
export const route = signal<Route>(readRoute(location.hash))
addEventListener('hashchange', () => (route.value = readRoute(location.hash)))

/** Goes to a route as a step of the history; `replace` changes the address of the step that is shown. */
export function go(to: Route, { replace = false } = {}): void {
  if (!replace) location.hash = hrefTo(to)
  else {
    history.replaceState(null, '', hrefTo(to))
    route.value = to
  }
}
