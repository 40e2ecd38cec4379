import { expect } from 'chai'
import fc from 'fast-check'
import type { CallResult } from '../../../src/agent/registry-client.ts'
import { pageFacts } from '../../../src/agent/run/page-facts.ts'
import { readList } from '../../../src/agent/run/read-list.ts'
import type { Paging } from '../../../src/agent/understand/entity-model/paging.ts'

type Args = Record<string, unknown>
type Page = { items: unknown[] } & Record<string, unknown>

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const ok = (value: unknown): CallResult => ({ ok: true, value })
const offset: Paging = { style: 'offset', parameter: 'skip', first: 0, size: { parameter: 'limit', largest: 10 } }
const page: Paging = { style: 'page', parameter: 'page', first: 1, size: { parameter: 'per_page', largest: 10 } }
const cursor: Paging = { style: 'cursor', parameter: 'cursor', first: 0, size: { parameter: 'limit', largest: 10 } }

/** Reads a list from a service of so many records; `serve` gives a page its shape. Every call is kept. */
async function read(
  paging: Paging | null,
  serve: (args: Args, call: number) => CallResult | Page | unknown[],
  more: { args?: Args; maxPages?: number; parallel?: number; key?: string } = {},
) {
  const calls: Args[] = []
  const result = await readList({
    call: async args => {
      calls.push(args)
      const answer = serve(args, calls.length)
      return 'ok' in answer ? (answer as CallResult) : ok(answer)
    },
    args: {},
    paging,
    listPath: ['items'],
    ...more,
  })
  return { ...result, ids: result.rows.map(row => (row as { id: number }).id), calls }
}

const all = (count: number) => rowsOf(count).map(({ id }) => id)
const slice = (count: number, from: number, size: number) => rowsOf(count).slice(from, from + size)
const number = (value: unknown, other: number) => (value === undefined ? other : Number(value))

describe('readList', () => {
  for (const count of [0, 7, 10, 36])
    it(`reads ${count} records by a place that the answer tells, where none is the end`, async () => {
      const told: Paging = { ...cursor, parameter: 'offset', isTold: true }
      const { ids, complete } = await read(told, ({ offset: at, limit }) => {
        const from = Number(String(at ?? 'itr/0').split('/')[1])
        const end = from + Number(limit)
        return { items: slice(count, from, Number(limit)), ...(end < count && { offset: `itr/${end}` }) }
      })
      expect(ids).to.deep.equal(all(count))
      expect(complete).to.equal(true)
    })

  for (const count of [0, 1, 9, 10, 11, 30, 95]) {
    it(`reads ${count} records by offset, the total stated`, async () => {
      const { ids, complete, total } = await read(offset, ({ skip, limit }) => ({
        items: slice(count, number(skip, 0), Number(limit)),
        total: count,
      }))
      expect(ids).to.deep.equal(all(count))
      expect({ complete, total }).to.deep.equal({ complete: true, total: count })
    })
    it(`reads ${count} records by offset, no total stated`, async () => {
      const { ids, complete } = await read(offset, ({ skip, limit }) => ({
        items: slice(count, number(skip, 0), Number(limit)),
      }))
      expect(ids).to.deep.equal(all(count))
      expect(complete).to.equal(true)
    })
    it(`reads ${count} records by page number, the total stated`, async () => {
      const { ids, complete } = await read(page, args => ({
        items: slice(count, (number(args.page, 1) - 1) * 10, 10),
        total: count,
      }))
      expect(ids).to.deep.equal(all(count))
      expect(complete).to.equal(true)
    })
    it(`reads ${count} records by page number, no total stated`, async () => {
      const { ids } = await read(page, args => ({ items: slice(count, (number(args.page, 1) - 1) * 10, 10) }))
      expect(ids).to.deep.equal(all(count))
    })
    it(`reads ${count} records by cursor`, async () => {
      const { ids, complete } = await read(cursor, args => {
        const from = number(args.cursor, 0)
        return { items: slice(count, from, 10), next_cursor: from + 10 < count ? String(from + 10) : null }
      })
      expect(ids).to.deep.equal(all(count))
      expect(complete).to.equal(true)
    })
  }

  it('goes on behind the last record by the key that the records have', async () => {
    const orders = rowsOf(23).map(({ id }) => ({ order_no: `A${id}` }))
    const after: Paging = { style: 'cursor', parameter: 'starting_after', first: 0 }
    for (const tellsMore of [true, false]) {
      const { rows, complete, calls } = await read(
        after,
        ({ starting_after }) => {
          const from = orders.findIndex(one => one.order_no === starting_after) + 1
          return {
            items: orders.slice(from, from + 10),
            ...(tellsMore && { has_more: from + 10 < orders.length }),
          }
        },
        { key: 'order_no' },
      )
      expect(rows).to.deep.equal(orders)
      expect(complete).to.equal(true)
      expect(calls.length).to.be.at.most(4)
    }
  })

  it('asks for the largest page, and no more than it', async () => {
    const { calls } = await read(offset, () => ({ items: [], total: 0 }))
    expect(calls).to.deep.equal([{ limit: 10 }])
  })

  it('keeps the page size that was asked for', async () => {
    const { calls, ids } = await read(
      offset,
      ({ skip, limit }) => ({ items: slice(7, number(skip, 0), Number(limit)), total: 7 }),
      { args: { limit: 3 } },
    )
    expect(ids).to.deep.equal(all(7))
    expect(calls.every(({ limit }) => limit === 3)).to.equal(true)
  })

  it('goes on in the steps that the service really takes', async () => {
    const { ids, complete } = await read(offset, ({ skip }) => ({ items: slice(23, number(skip, 0), 5), total: 23 }))
    expect(ids).to.deep.equal(all(23))
    expect(complete).to.equal(true)
  })

  it('does not take a first page that the service cut for the last one', async () => {
    const unstated: Paging = { ...offset, size: { parameter: 'limit', largest: 100, assumed: true } }
    for (const count of [3, 5, 23, 25]) {
      const { ids, complete } = await read(unstated, ({ skip }) => ({ items: slice(count, number(skip, 0), 5) }))
      expect(ids).to.deep.equal(all(count))
      expect(complete).to.equal(true)
    }
  })

  it('reads one page only when that is asked for', async () => {
    const { ids, calls } = await read(
      offset,
      ({ skip, limit }) => ({ items: slice(50, number(skip, 0), Number(limit)), total: 50 }),
      { args: { skip: 20 } },
    )
    expect(ids).to.deep.equal(all(50).slice(20, 30))
    expect(calls).to.have.length(1)
  })

  it('starts pages where the service does', async () => {
    const { ids } = await read({ ...page, first: 0 }, args => ({ items: slice(25, number(args.page, 0) * 10, 10) }))
    expect(ids).to.deep.equal(all(25))
  })

  it('keeps the order of pages that come back in another order', async () => {
    const result = await readList({
      paging: offset,
      args: {},
      listPath: ['items'],
      call: async ({ skip = 0 }) => {
        await new Promise(resolve => setTimeout(resolve, Number(skip) === 10 ? 15 : 0))
        return ok({ items: slice(60, Number(skip), 10), total: 60 })
      },
    })
    expect(result.rows).to.deep.equal(rowsOf(60))
  })

  describe('from a service that refuses the page behind the last one', () => {
    const refusing = (count: number, status: number, message: string) =>
      read(page, args => {
        const items = slice(count, (number(args.page, 1) - 1) * Number(args.per_page), Number(args.per_page))
        return items.length ? { items } : { ok: false, status, message }
      })
    for (const count of [4, 24])
      // the last page is not full
      it(`has read ${count} records to their end`, async () => {
        const { ids, complete, failure } = await refusing(count, 400, 'Invalid parameter(s)')
        expect(ids).to.deep.equal(all(count))
        expect({ complete, failure }).to.deep.equal({ complete: true, failure: undefined })
      })
    it('takes its word where the last page is full', async () => {
      expect((await refusing(20, 404, 'Invalid page.')).complete).to.equal(true)
      expect((await refusing(20, 400, 'The page number requested is larger than the number of pages.')).complete).to.equal(true) // oxfmt-ignore
      expect((await refusing(20, 400, 'Too many requests for now')).complete).to.equal(false)
    })
  })

  it('takes a bare array for the list', async () => {
    const { ids } = await read(null, () => rowsOf(3))
    expect(ids).to.deep.equal([0, 1, 2])
  })

  describe('that cannot be read to its end', () => {
    it('is not complete without paging and with a larger total', async () => {
      const { ids, complete, total } = await read(null, () => ({ items: rowsOf(10), total: 300 }))
      expect({ read: ids.length, complete, total }).to.deep.equal({ read: 10, complete: false, total: 300 })
    })

    const once: Paging = { style: 'once', parameter: 'limit', first: 0, usual: 20, size: { parameter: 'limit', largest: 50 } } // oxfmt-ignore
    for (const [count, most, complete] of [
      [12, 50, true],
      [50, 50, false],
      [20, 20, false],
      [60, 60, true],
    ] as const)
      it(`takes ${count} of at most ${most} at once for ${complete ? 'all' : 'a part'}`, async () => {
        const result = await read(once, () => ({ items: rowsOf(Math.min(count, most)) }))
        expect({ complete: result.complete, calls: result.calls }).to.deep.equal({ complete, calls: [{ limit: 50 }] })
      })

    it('is not complete where a full page comes again behind its last key', async () => {
      const { ids, complete } = await read(cursor, () => ({ items: rowsOf(10) }))
      expect({ ids, complete }).to.deep.equal({ ids: all(10), complete: false })
    })

    it('stops at a service that ignores paging, and does not count records twice', async () => {
      const { ids, calls } = await read(offset, () => ({ items: rowsOf(10) }))
      expect(ids).to.deep.equal(all(10))
      expect(calls).to.have.length(2)
    })

    it('is not complete when paging is ignored and the total is larger', async () => {
      const { ids, complete } = await read(offset, () => ({ items: rowsOf(10), total: 30 }))
      expect({ complete, distinct: new Set(ids).size }).to.deep.equal({ complete: false, distinct: 10 })
    })

    it('stops when a cursor comes twice', async () => {
      const { complete, calls } = await read(cursor, () => ({ items: rowsOf(10), next_cursor: 'again' }))
      expect(complete).to.equal(false)
      expect(calls).to.have.length(2)
    })

    it('says so when the first page fails', async () => {
      const { rows, complete, failure } = await read(offset, () => ({ ok: false, status: 500, message: 'boom' }))
      expect({ rows, complete, message: failure?.message }).to.deep.equal({
        rows: [],
        complete: false,
        message: 'boom',
      })
    })

    for (const [style, paging] of [
      ['offset', offset],
      ['page', page],
      ['cursor', cursor],
    ] as const)
      it(`says so when a later page fails (${style})`, async () => {
        const { complete, failure, ids } = await read(paging, (_args, call) =>
          call === 2
            ? { ok: false, status: 503, message: 'gone' }
            : { items: rowsOf(10), ...(style !== 'cursor' ? { total: 20 } : { next: `c${call}` }) },
        )
        expect({ complete, status: failure?.status, read: ids.length }).to.deep.equal({
          complete: false,
          status: 503,
          read: 10,
        })
      })

    for (const [style, paging] of [
      ['offset', offset],
      ['cursor', cursor],
    ] as const)
      it(`stops at the most pages (${style})`, async () => {
        const { complete, calls } = await read(
          paging,
          (args, call) => ({ items: [{ id: call }, ...rowsOf(9)], next_cursor: `c${call}`, skip: args.skip }),
          { maxPages: 4 },
        )
        expect({ complete, calls: calls.length }).to.deep.equal({ complete: false, calls: 4 })
      })

    it('is not complete when fewer records come than are stated', async () => {
      const { complete, ids } = await read(offset, ({ skip, limit }) => ({
        items: slice(15, number(skip, 0), Number(limit)),
        total: 40,
      }))
      expect({ complete, read: ids.length }).to.deep.equal({ complete: false, read: 15 })
    })
  })

  for (const [what, next] of [
    ['next_cursor', (c: string) => ({ next_cursor: c })],
    ['nextPageToken', (c: string) => ({ nextPageToken: c })],
    ['meta.next_cursor', (c: string) => ({ meta: { next_cursor: c } })],
    ['page_info.end cursor in next', (c: string) => ({ page_info: { next: c } })],
    ['a link', (c: string) => ({ next: `https://x.test/books?cursor=${c}&limit=10` })],
    ['a relative link', (c: string) => ({ links: { next: `/books?cursor=${c}` } })],
    ['a link object', (c: string) => ({ _links: { next: { href: `/books?cursor=${c}` } } })],
    ['a number', (c: string) => ({ next_cursor: Number(c) })],
  ] as [string, (c: string) => object][])
    it(`finds the next cursor in ${what}`, async () => {
      const { ids, complete } = await read(cursor, args => {
        const from = number(args.cursor, 0)
        return { items: slice(25, from, 10), ...(from + 10 < 25 && next(String(from + 10))) }
      })
      expect(complete).to.equal(true)
      expect(ids).to.deep.equal(all(25))
    })

  it('reads every list of every size in every style, each record once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(120), fc.integer({ min: 1, max: 40 }), fc.boolean(), async (count, size, stated) => {
        const total = stated ? { total: count } : {}
        const styles: [Paging, (args: Args) => Page][] = [
          [offset, ({ skip }) => ({ items: slice(count, number(skip, 0), size), ...total })],
          [page, args => ({ items: slice(count, (number(args.page, 1) - 1) * size, size), ...total })],
          [
            cursor,
            args => ({
              items: slice(count, number(args.cursor, 0), size),
              ...(number(args.cursor, 0) + size < count && { next: String(number(args.cursor, 0) + size) }),
            }),
          ],
        ]
        for (const [style, serve] of styles) {
          const { ids, complete } = await read({ ...style, size: { parameter: 'limit', largest: size } }, serve)
          expect(ids).to.deep.equal(all(count))
          expect(complete).to.equal(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a list that may have more than was read', () => {
  it('reads on when `count` only tells the size of the page', async () => {
    const { ids, complete } = await read(offset, args => {
      const items = slice(25, number(args.skip, 0), 10)
      return { items, count: items.length }
    })
    expect(ids).to.deep.equal(all(25))
    expect(complete).to.equal(true)
  })

  for (const [what, body] of [
    ['a next link', { next: 'http://x/items?page_cursor=abc' }],
    ['has_more', { has_more: true }],
    ['hasNextPage in pageInfo', { pageInfo: { hasNextPage: true } }],
    ['a HAL link', { _links: { next: { href: '/items?marker=9' } } }],
  ] as const) {
    it(`is not called complete without paging parameters when the body has ${what}`, async () => {
      const { complete } = await read(null, () => ({ items: rowsOf(10), ...body }))
      expect(complete).to.equal(false)
    })
  }

  it('is not called complete when a next link has a parameter that nobody described', async () => {
    const { complete } = await read(cursor, () => ({ items: rowsOf(10), next: 'http://x/items?page_cursor=abc' }))
    expect(complete).to.equal(false)
  })

  it('is not called complete when the service answers the same full page again', async () => {
    const { complete } = await read(offset, () => ({ items: rowsOf(10) }))
    expect(complete).to.equal(false)
  })
})

describe('pageFacts', () => {
  for (const [value, total] of [
    [{ total: 5 }, 5],
    [{ total_count: 5 }, 5],
    [{ count: 5, items: [] }, 5],
    [{ meta: { total: 5 } }, 5],
    [{ pagination: { totalItems: 5 } }, 5],
    [{ page: { totalElements: 5 } }, 5],
    [{ page: 2, items: [] }, undefined],
    [{ total: '5' }, 5],
    [{ total: 'five' }, undefined],
    [[], undefined],
    [null, undefined],
  ] as [unknown, number | undefined][])
    it(`finds ${total} in ${JSON.stringify(value)}`, () => expect(pageFacts(value, 0).total).to.equal(total))

  for (const value of [
    { data: [], meta: { page: { size: 100, has_more: false, next_cursor: null } } },
    { data: [], page: { size: 100, number: 1 } },
    { items: [], size: 100, hasMore: false },
    { items: [], count: 100, next: null },
  ])
    it(`takes the size of the page for no total in ${JSON.stringify(value)}`, () =>
      expect(pageFacts(value, 30).total).to.equal(undefined))

  describe('by links that say more than the parameters of the tool', () => {
    const readLinked = (wrap: (link: string) => object, isGet = true) => {
      const seen: (string | undefined)[] = []
      const made = readList({
        call: async (_, link) => {
          seen.push(link)
          const from = Number(link?.split('-')[1] ?? 0)
          return ok({ items: slice(9, from, 4), ...(from + 4 < 9 && wrap(`/orders/rest-${from + 4}`)) })
        },
        args: {},
        paging: null,
        listPath: ['items'],
        isGet,
      })
      return made.then(({ rows, complete }) => ({ count: rows.length, complete, seen }))
    }
    for (const [what, wrap] of [
      ['nextRecordsUrl', (link: string) => ({ done: false, nextRecordsUrl: link })],
      ['a list of links with relations', (link: string) => ({ link: [{ relation: 'self', url: '/orders' }, { relation: 'next', url: link }] })], // oxfmt-ignore
      ['links with rel and href', (link: string) => ({ links: [{ rel: 'next', href: link }] })],
    ] as const)
      it(`follows ${what}`, async () => {
        const { count, complete, seen } = await readLinked(wrap)
        expect({ count, complete, seen }).to.deep.equal({ count: 9, complete: true, seen: [undefined, '/orders/rest-4', '/orders/rest-8'] }) // oxfmt-ignore
      })

    it('keeps a page that comes again once, and does not call the list complete', async () => {
      const { rows, complete } = await readList({
        call: async () => ok({ items: slice(9, 0, 4), nextRecordsUrl: '/orders/rest-4' }),
        args: {},
        paging: null,
        listPath: ['items'],
        isGet: true,
      })
      expect({ count: rows.length, complete }).to.deep.equal({ count: 4, complete: false })
    })

    it('does not follow them by POST', async () => {
      const { count, complete } = await readLinked(link => ({ nextRecordsUrl: link }), false)
      expect({ count, complete }).to.deep.equal({ count: 4, complete: false })
    })
  })
})
