import { escapeHtml, layout } from '../layout.ts'
import { route, type Route } from '../route.ts'

export const ARTICLES = [
  {
    slug: 'mill-wheel',
    title: 'The mill wheel turns again',
    by: 'Ana Ferreira',
    date: '2026-10-03',
    tags: ['Heritage', 'River'],
    minutes: 4,
  },
  {
    slug: 'seed-swap',
    title: 'Seed swap: what to bring',
    by: 'Chidi Okafor',
    date: '2026-09-12',
    tags: ['Garden'],
    minutes: 2,
  },
  {
    slug: 'night-bus',
    title: 'A night bus for the valley',
    by: 'Grace Whitfield',
    date: '2026-08-27',
    tags: ['Transport', 'Council'],
    minutes: 6,
  },
  {
    slug: 'otters',
    title: 'Otters are back on the weir',
    by: 'Ana Ferreira',
    date: '2026-06-19',
    tags: ['River', 'Wildlife'],
    minutes: 3,
  },
]

/** A journal: list, articles with headings, figures and links to files, comments. */
export function articleRoutes(): Route[] {
  return [
    route('GET /blog', ({ query }) => {
      const shown = ARTICLES.filter(({ tags }) => !query.tag || tags.includes(query.tag))
      const items = shown.map(
        ({
          slug,
          title,
          by,
          date,
          tags,
          minutes,
        }) => `<article><h2><a href="/blog/${slug}">${title}</a></h2><p class="muted">By ${by} on <time datetime="${date}">${date}</time> · ${minutes} min read</p>
<p>Filed under ${tags.map(tag => `<a href="/blog?tag=${tag}">${tag}</a>`).join(', ')}</p></article>`,
      )
      return { body: layout('Journal', `<h1>Journal</h1>${items.join('')}`) }
    }),
    route('GET /blog/:slug', (_, { slug }) => {
      const article = ARTICLES.find(one => one.slug === slug)
      if (!article) return { status: 404, body: layout('No such article', '<h1>No such article</h1>') }
      const { title, by, date } = article
      return {
        body: layout(
          title,
          `<article><h1>${title}</h1><p>By <a rel="author" href="/blog">${by}</a>, <time datetime="${date}">${date}</time></p>
<h2>What happened</h2><p>After nine years of silence the work of 34 volunteers came to an end on a wet Saturday. The costs came to £18,450, of which the council paid a third.</p>
<h2>How to get there</h2><p>Take the Orchard line to <em>Dunmere Road</em> and walk for ten minutes along the river.</p><h3>By bicycle</h3><p>There are racks for 40 bicycles beside the bridge.</p>
<h2>Documents</h2><ul><li><a href="/files/${slug}-plan.pdf">Plan (PDF)</a></li><li><a href="/files/${slug}-budget.pdf">Budget (PDF)</a></li><li><a href="/files/minutes.txt">Minutes (text)</a></li></ul>
<h2>Comments</h2><form method="post" action="/blog/${slug}/comments"><p><input name="nick" placeholder="Your name"></p><p><textarea name="comment" placeholder="Say something kind"></textarea></p><button>Post comment</button></form></article>`,
        ),
      }
    }),
    route('POST /blog/:slug/comments', ({ body }, { slug }) => ({
      body: layout(
        'Comment posted',
        `<h1>Comment posted</h1><p role="status">Thank you, ${escapeHtml(body.nick)}.</p><a href="/blog/${slug}">Back to the article</a>`,
      ),
    })),
  ]
}
