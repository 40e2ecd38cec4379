import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountRoutes } from './areas/account.ts'
import { adminRoutes } from './areas/admin.ts'
import { articleRoutes } from './areas/articles.ts'
import { shopRoutes } from './areas/shop.ts'
import { tableRoutes } from './areas/tables.ts'
import { troubleRoutes } from './areas/trouble.ts'
import { readPage, receipt } from './layout.ts'
import { route, type Reply, type Route, type SiteRequest } from './route.ts'
import type { SiteState } from './state.ts'

/** Pages that are files, by their path. */
const PAGES: Record<string, { name: string; lang?: string; dir?: string }> = {
  '/': { name: 'start' },
  '/events': { name: 'events' },
  '/privacy': { name: 'privacy' },
  '/contact': { name: 'contact' },
  '/forms/types': { name: 'types' },
  '/forms/labels': { name: 'labels' },
  '/forms/choices': { name: 'choices' },
  '/forms/widgets': { name: 'widgets' },
  '/forms/wizard': { name: 'wizard' },
  '/forms/signup': { name: 'signup' },
  '/tables/staff': { name: 'staff' },
  '/tables/budget': { name: 'budget' },
  '/todo': { name: 'todo' },
  '/settings': { name: 'settings' },
  '/components': { name: 'components' },
  '/frames': { name: 'frames' },
  '/frames/inner': { name: 'inner' },
  '/dialogs': { name: 'dialogs' },
  '/windows': { name: 'windows' },
  '/downloads': { name: 'downloads' },
  '/slow': { name: 'slow' },
  '/frozen': { name: 'frozen' },
  '/feed': { name: 'feed' },
  '/board': { name: 'board' },
  '/chart': { name: 'chart' },
  '/toasts': { name: 'toasts' },
  '/mail': { name: 'mail' },
  '/de/termin': { name: 'termin', lang: 'de' },
  '/ar': { name: 'arabic', lang: 'ar', dir: 'rtl' },
  '/guestbook': { name: 'guestbook' },
  '/guestbook/hidden': { name: 'guestbook-hidden' },
  '/guestbook/fake': { name: 'guestbook-fake' },
  '/guestbook/loud': { name: 'guestbook-loud' },
}

/** All that the site answers. */
export function createRoutes(state: SiteState, extra?: string): Route[] {
  const take =
    (title: string) =>
    ({ body }: SiteRequest): Reply => {
      state.messages.push(body)
      return receipt(title, body)
    }
  return [
    ...Object.entries(PAGES).map(([path, { name, ...options }]) =>
      route(`GET ${path}`, request => {
        const reply = readPage(name, options)
        if (typeof reply === 'object' && typeof reply.body === 'string')
          reply.body = reply.body.replaceAll('{sibling}', request.sibling)
        return reply
      }),
    ),
    ...(extra === undefined
      ? []
      : [route('GET /x/:name', (_, { name }) => ({ body: readFileSync(join(extra, `${name}.html`), 'utf8') }))]),
    route('POST /newsletter', take('You are on the list')),
    route('POST /contact', take('Message sent')),
    route('POST /transfer', take('Transfer made')),
    route('POST /forms/:name', (request, { name }) => take(`Thank you: ${name}`)(request)),
    ...shopRoutes(state),
    ...accountRoutes(state),
    ...adminRoutes(state),
    ...articleRoutes(),
    ...tableRoutes(),
    ...troubleRoutes(),
  ]
}
