import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

describe('entries of a content platform', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry', createdAt: '2024-01-01T08:00:00Z' }, fields }) // oxfmt-ignore
  const chefs = [
    entry('kQ1aa7', { name: 'Ann Lee', town: 'Bergen' }),
    entry('kQ1bb7', { name: 'Bo Falk', town: 'Oslo' }),
    entry('kQ1cc7', { name: 'Cy Dunn', town: 'Oslo' }),
  ]
  const dishes = [
    ['Fish soup', 'kQ1aa7', 30],
    ['Plum tart', 'kQ1bb7', 50],
    ['Rye bread', 'kQ1bb7', 90],
    ['Beet salad', undefined, 10],
  ].map(([title, chef, minutes], at) => entry(`dZ${at}xy9`, { title, minutes, ...(chef !== undefined && { chef: link(String(chef)) }) })) // oxfmt-ignore
  const LINK = object({ sys: object({ type: text, linkType: text, id: text }) })
  const sheet = (items: unknown[]) => ({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items })
  const schema = (fields: object) => object({ total: whole, items: list({ sys: object({ id: text, type: text, createdAt: text }), fields: object(fields) }) }) // oxfmt-ignore
  const kitchen = () =>
    converse(
      reads('kitchen', '/v2/content_types/chef/entries', () => sheet(chefs), schema({ name: text, town: text })),
      reads('kitchen', '/v2/content_types/dish/entries', () => sheet(dishes), schema({ title: text, minutes: whole, chef: LINK })), // oxfmt-ignore
    )

  for (const [message, said] of [
    ['How many dishes are there?', '4'],
    ['Which chefs are from Oslo?', 'Cy Dunn'],
    ['Show the dishes of Bo Falk', '2 dishes'],
    ['Which dish takes the most minutes?', 'Rye bread'],
    ['Which dishes have no chef?', 'Beet salad'],
    ['Which chef has the most dishes?', 'Bo Falk'],
  ] as const)
    it(`are records of their kind: ${message}`, async () => {
      expect((await kitchen().ask(message)).response).to.include(said)
    })
})

describe('posts of a site', () => {
  const walks = [
    [7, 'Old &amp; New Harbour', 3, 4.5, '20250601'],
    [9, 'Three Mills', 4, 12, '20250310'],
    [12, 'Salt Road', 4, 18, '20250720'],
  ].map(([id, title, author, length_km, race_day]) => ({
    id,
    slug: `walk-${id}`,
    type: 'walk',
    title: { rendered: title, protected: false },
    author,
    acf: { length_km, race_day },
    _links: { self: [{ href: `https://walks.example/wp-json/wp/v2/walks/${id}` }] },
  }))
  const users = [
    { id: 3, name: 'Ann Lee' },
    { id: 4, name: 'Bo Falk' },
  ]
  const POST = { id: whole, slug: text, type: text, title: object({ rendered: text }), author: whole, acf: object({ length_km: { type: 'number' }, race_day: text }), _links: { type: 'object' } } // oxfmt-ignore
  const site = () =>
    converse(
      reads('site', '/wp-json/wp/v2/walks', () => walks, list(POST)),
      reads('site', '/wp-json/wp/v2/users', () => users, list({ id: whole, name: text })),
    )

  for (const [message, said] of [
    ['Which walk has the greatest length?', 'Salt Road'],
    ['How long is the Old & New Harbour?', '4.5 km'],
    ['Which walks are longer than 10 km?', 'Three Mills'],
    ['What is the race day of the Salt Road?', 'July 20, 2025'],
  ] as const)
    it(`have titles and the fields that somebody added: ${message}`, async () => {
      expect((await site().ask(message)).response).to.include(said)
    })
})
