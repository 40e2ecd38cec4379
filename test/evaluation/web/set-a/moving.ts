import { say, talk, told, type WebCase } from '../web-case.ts'

/** Going places, keys, mouse, files. */
export const MOVING: WebCase[] = [
  say('nav-1', 'navigate', '', 'open {site}/events', { page: { path: '/events' } }),
  say('nav-2', 'navigate', '', 'go to {host}/blog pls', { page: { path: '/blog' } }),
  say('nav-3', 'navigate', '/', "click on the link 'The mill wheel turns again'", {
    page: { path: '/blog/mill-wheel' },
  }),
  say('nav-4', 'navigate', '/blog', 'open the otters article', { page: { path: '/blog/otters' } }),
  talk(
    'nav-5',
    'navigate',
    '/blog',
    ['open the seed swap post', { page: { path: '/blog/seed-swap' } }],
    ['now go back', { page: { path: '/blog' } }],
  ),
  say('nav-6', 'navigate', '/', 'could you please take me to the contact page?', { page: { path: '/contact' } }),
  say('nav-7', 'navigate', '/shop', 'next page', { page: { path: '/shop', shows: ['Woven Garden Hose'] } }),
  say('nav-8', 'navigate', '/tables/stations', 'jump to the last page of the table', {
    page: { shows: ['Page 5 of 5'] },
  }),
  say('nav-9', 'navigate', '/shop/p/kettle', 'Use the breadcrumb to get to the Kitchen category.', {
    page: { path: '/shop', query: { kind: 'Kitchen' } },
  }),
  say('nav-10', 'navigate', '/privacy', 'refresh', { received: [{ line: 'GET /privacy' }] }),
  say('nav-11', 'navigate', '/windows', 'open the events in the new tab', { page: { path: '/events' } }),
  say('mouse-1', 'mouse', '/board', "drag 'Print the flyers' to In progress", {
    received: [{ line: 'PUT /api/board', body: { 'Print the flyers': 'doing' } }],
  }),
  say('mouse-2', 'mouse', '/board', 'move Quinces to the top of the ranking', {
    page: { states: { ranking: 'Quinces,Apples,Pears,Plums' } },
  }),
  say('mouse-3', 'mouse', '/tables/big', 'scroll to the bottom', { page: { scrolled: 'bottom' } }),
  say('mouse-4', 'mouse', '/chart', 'click on the red bar', { page: { states: { chosen: 'April' } } }),
  say('mouse-5', 'mouse', '/search', 'type kelby in the search box and press enter', {
    received: [{ line: 'GET /search', query: { q: 'kelby' } }],
    asks: false,
  }),
  say('mouse-6', 'mouse', '/blog/night-bus', 'scroll down a bit', { page: { scrolled: 'down' } }),
  say('file-1', 'files', '/blog/otters', 'take a screenshot of the whole page', { file: /\.(png|jpe?g)$/ }),
  say('file-2', 'files', '/chart', 'screenshot of the bar chart only', { file: /\.(png|jpe?g)$/ }),
  say('file-3', 'files', '/downloads', 'download the passenger figures', {
    file: /passengers.*\.csv$/,
    received: [{ line: 'GET /files/passengers.csv' }],
  }),
  say('file-4', 'files', '/downloads', 'Export as CSV please', { file: /members.*\.csv$/ }),
  say('dialog-1', 'dialogs', '/dialogs', 'ring the bell', { page: { states: { out: 'rang' } } }),
  say('dialog-2', 'dialogs', '/dialogs', 'click "Name the new bell" and answer Great Bertha', {
    page: { states: { out: 'named Great Bertha' } },
  }),
  say('dialog-3', 'dialogs', '/dialogs', 'show the ringing times, then close them again', {
    page: { states: { out: 'closed' } },
  }),
  say(
    'dialog-4',
    'dialogs',
    '/dialogs',
    'when is practice? have a look at the ringing times',
    told('Wednesday', '19:30'),
  ),
]
