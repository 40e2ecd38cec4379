import { expect } from 'chai'
import { createCatalogue } from '../../src/registry/catalogue/catalogue.ts'
import { createCataloguePages, type PageBody } from '../../src/registry/catalogue/catalogue-pages.ts'
import { createLogger } from '../../src/lib/logger.ts'
import type { Tool } from '../../src/registry/sources/source.ts'

/** A tool whose parameters take a while, as those of a big description do. */
const slowTool = (name: string, onRead: () => void): Tool => ({
  name,
  description: name,
  method: 'GET',
  path: `/${name}`,
  secure: false,
  readOnly: true,
  repeatable: true,
  kind: 'api',
  tags: [],
  digest: name,
  inputSchema: { type: 'object', properties: {} },
  outputSchema: undefined,
  failureSchema: undefined,
  get parameters() {
    onRead()
    for (const end = performance.now() + 2; performance.now() < end;);
    return []
  },
})

const run = () => Promise.reject(new Error('not called'))
const textOf = ({ pieces, length }: PageBody) => {
  const bytes = Buffer.concat(pieces)
  expect(bytes.length).to.equal(length)
  return JSON.parse(bytes.toString()) as Record<string, Record<string, unknown>>
}

describe('a listing of many tools', () => {
  const setUp = (count: number) => {
    const catalogue = createCatalogue()
    let reads = 0
    const tools = Array.from({ length: count }, (_, index) => slowTool(`tool${index}`, () => reads++))
    catalogue.setTools('big', 'source', tools, run)
    return { catalogue, pages: createCataloguePages(catalogue, createLogger('test', 'silent')), reads: () => reads }
  }

  it('lets others have their turn while it is made', async () => {
    const { pages } = setUp(100)
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const body = await pages.all('full').body()
    isDone = true
    expect(turns).to.be.greaterThan(4)
    expect(Object.keys(textOf(body)['big']!)).to.have.length(100)
  })

  it('of an application that was removed and came again is a new one', async () => {
    const catalogue = createCatalogue()
    const pages = createCataloguePages(catalogue, createLogger('test', 'silent'))
    for (const name of ['first', 'second']) {
      catalogue.setTools('again', 'onboarded', [slowTool(name, () => undefined)], run)
      expect(Object.values(textOf(await pages.application('again', 'full').body()))[0]).to.include({
        description: name,
      })
      catalogue.removeApplication('again')
    }
  })

  it('is made once for all who ask meanwhile', async () => {
    const { pages, reads } = setUp(30)
    const [first, second] = await Promise.all([pages.all('full').body(), pages.application('big', 'full').body()])
    await pages.all('full').body()
    expect(reads()).to.equal(30)
    expect(textOf(first)['big']).to.deep.equal(textOf(second))
  })

  it('is of the moment of its validator, whatever changes while it is made', async () => {
    const { catalogue, pages } = setUp(30)
    const page = pages.all('full')
    const making = page.body()
    catalogue.setTools('big', 'source', [slowTool('other', () => undefined)], run)
    expect(Object.keys(textOf(await making)['big']!)).to.have.length(30)
    const next = pages.all('full')
    expect(next.etag).not.to.equal(page.etag)
    expect(Object.keys(textOf(await next.body())['big']!)).to.deep.equal(['big_other'])
  })
})
