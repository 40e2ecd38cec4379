import { expect } from 'chai'
import { pathOfNextPage } from '../../src/registry/sources/openapi/next-page.ts'

const request = { origin: 'https://api.example', path: '/v1/orders?limit=5' }
const isOther = (path: string) => /^\/v1\/orders\/\d+$/.test(path)
const next = (link: string, method: 'GET' | 'POST' = 'GET') => pathOfNextPage({ method }, request, link, isOther)

describe('a link to the next page', () => {
  for (const [link, path] of [
    ['https://api.example/v1/orders?$skiptoken=a7', '/v1/orders?$skiptoken=a7'],
    ['/v1/orders?limit=5&after=9', '/v1/orders?limit=5&after=9'],
    ['?page=2', '/v1/orders?page=2'],
    ['/v1/orders/query/01gX-25', '/v1/orders/query/01gX-25'],
  ] as const)
    it(`leads on in the list: ${link}`, () => expect(next(link)).to.equal(path))

  for (const link of [
    'https://elsewhere.example/v1/orders?page=2',
    'http://api.example/v1/orders?page=2',
    'https://me:secret@api.example/v1/orders?page=2',
    '/v1/customers?page=2',
    '/v1/orders/17',
    '/v1/orders/../secrets',
    '/v1/ordersandmore',
    'https://',
  ])
    it(`is not followed: ${link}`, () => expect(next(link)).to.equal(undefined))

  it('is not followed where the tool does not read', () => expect(next('?page=2', 'POST')).to.equal(undefined))
})
