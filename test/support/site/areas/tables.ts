import { escapeHtml, layout } from '../layout.ts'
import { route, type Route } from '../route.ts'

const LINES = ['Coast', 'Valley', 'Orchard', 'Harbour']
const PLACES = [
  'Alderholt',
  'Birch Cross',
  'Cold Ash',
  'Dunmere',
  'Eastholt',
  'Fenwick',
  'Gorse Hill',
  'Hexley',
  'Ironbridge',
  'Juniper Quay',
  'Kelby',
  'Langford',
]

/** 48 stations, twelve on each line. */
export const STATIONS = LINES.flatMap((line, row) =>
  PLACES.map((place, index) => ({
    name: `${place} ${['North', 'South', 'Road', 'Central'][row]!}`,
    line,
    opened: 1852 + ((index * 17 + row * 29) % 140),
    platforms: 1 + ((index * 5 + row * 3) % 6),
    passengers: 1200 + ((index * 7919 + row * 4327) % 48_000),
  })),
)

/** Tables: in pages, big, with cells that span. The sortable one is a static page. */
export function tableRoutes(): Route[] {
  return [
    route('GET /tables/stations', ({ query }) => {
      const per = 10
      const pages = Math.ceil(STATIONS.length / per)
      const page = Math.min(pages, Math.max(1, Number(query.page ?? 1)))
      const rows = STATIONS.slice((page - 1) * per, page * per).map(
        ({ name, line, opened, platforms, passengers }) =>
          `<tr><td>${name}</td><td>${line}</td><td>${opened}</td><td>${platforms}</td><td>${passengers.toLocaleString('en-GB')}</td></tr>`,
      )
      const link = (target: number, label: string) => `<a href="/tables/stations?page=${target}">${label}</a>`
      return {
        body: layout(
          'Stations',
          `<h1>Stations</h1><table><caption>Stations of the Willowmere railway</caption><thead><tr><th>Station</th><th>Line</th><th>Opened</th><th>Platforms</th><th>Passengers per week</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<nav aria-label="Pagination">${page > 1 ? link(page - 1, '« Previous') : ''} <span>Page ${page} of ${pages}</span> ${page < pages ? link(page + 1, 'Next »') : ''} ${page < pages ? link(pages, 'Last') : ''}</nav>`,
        ),
      }
    }),
    route('GET /tables/big', () => {
      const rows = Array.from({ length: 1500 }, (_, index) => {
        const celsius = ((index * 37) % 400) / 10 - 8
        return `<tr><td>${index + 1}</td><td>Sensor ${1 + (index % 25)}</td><td>${celsius.toFixed(1)}</td><td>${(index * 13) % 101}</td></tr>`
      })
      return {
        body: layout(
          'Readings',
          `<h1>Readings</h1><table id="readings"><thead><tr><th>No.</th><th>Sensor</th><th>Temperature (°C)</th><th>Humidity (%)</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
        ),
      }
    }),
    route('GET /api/feed', ({ query }) => {
      const from = Number(query.from ?? 0)
      const items =
        from >= 60
          ? []
          : Array.from({ length: 15 }, (_, index) => ({
              number: from + index + 1,
              title: `Note ${from + index + 1} from the ${LINES[(from + index) % 4]!} line`,
            }))
      return { type: 'application/json', body: JSON.stringify(items) }
    }),
    route('GET /search', ({ query }) => {
      const words = (query.q ?? '').trim()
      const form = `<form method="get" action="/search" role="search"><input type="search" name="q" aria-label="Search the site" value="${escapeHtml(words)}"> <button>Search</button></form>`
      if (!words) return { body: layout('Search', `<h1>Search</h1>${form}`) }
      const found = STATIONS.filter(({ name, line }) => `${name} ${line}`.toLowerCase().includes(words.toLowerCase()))
      const items = found
        .slice(0, 20)
        .map(
          ({ name, line }) =>
            `<li><a href="/tables/stations#${encodeURIComponent(name)}">${name}</a><br><span class="muted">Station on the ${line} line</span></li>`,
        )
      const list = found.length
        ? `<p role="status">${found.length} results for “${escapeHtml(words)}”</p><ol>${items.join('')}</ol>`
        : `<p role="status">No results for “${escapeHtml(words)}”.</p>`
      return { body: layout('Search', `<h1>Search</h1>${form}${list}`) }
    }),
  ]
}
