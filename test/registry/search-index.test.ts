import { expect } from 'chai'
import { createDictionary } from '../../src/lib/search/dictionary.ts'
import { toWeighedDocument } from '../../src/lib/search/postings.ts'
import { createSearchIndex } from '../../src/lib/search/search-index.ts'
import { termsOf } from '../../src/lib/search/terms.ts'
import { weighTerms, type Texts } from '../../src/lib/search/weigh-terms.ts'
import { createCatalogue } from '../../src/registry/catalogue/catalogue.ts'
import { createCatalogueSearch } from '../../src/registry/search/catalogue-search.ts'
import { fieldsOfSchema } from '../../src/registry/schema/names-of-schema.ts'
import type { Tool } from '../../src/registry/sources/source.ts'

function index(...documents: Texts[]) {
  const dictionary = createDictionary()
  return createSearchIndex(
    documents.map(texts => toWeighedDocument(weighTerms(texts), dictionary)),
    dictionary,
  )
}
const order = (query: string, ...documents: Texts[]) =>
  index(...documents)
    .search(query, 10)
    .map(hit => hit.document)

const tool = (name: string, more: Partial<Tool> = {}): Tool => ({
  name,
  description: '',
  method: 'POST',
  path: '',
  secure: false,
  readOnly: false,
  repeatable: false,
  kind: 'api',
  tags: [],
  digest: name,
  inputSchema: {},
  outputSchema: undefined,
  failureSchema: undefined,
  parameters: [],
  ...more,
})
const run = () => Promise.reject(new Error('not called'))

describe('the index of words', () => {
  const texts: [text: string, terms: string[]][] = [
    ['listPullRequests', ['list', 'pull', 'request']],
    ['HTTPServer_v2-beta', ['http', 'server', 'v2', 'beta']],
    ['oauth2Token', ['oauth2', 'oauth', 'token']],
    ['the children of a company', ['child', 'compani']],
    ['Café Größe', ['cafe', 'große']],
    ['天気予報', ['天気', '気予', '予報']],
    ['', []],
  ]
  for (const [text, terms] of texts)
    it(`reads “${text}” as ${terms.join(', ') || 'nothing'}`, () => expect(termsOf(text)).to.deep.equal(terms))

  it('counts a name more than a description, and that more than a field of the result', () =>
    expect(
      order('harbour', { results: ['harbour'] }, { description: ['harbour'] }, { name: ['harbour'] }),
    ).to.deep.equal([2, 1, 0]))

  it('counts rare words more than common ones', () =>
    expect(
      order('harbour list', { name: ['list'] }, { name: ['harbour'] }, { name: ['list'] }, { name: ['list'] })[0],
    ).to.equal(1))

  it('counts the word itself more than another one for it', () =>
    expect(order('invoice', { name: ['bill'] }, { name: ['invoice'] })).to.deep.equal([1, 0]))

  it('corrects a word only when nothing has it', () => {
    expect(order('form', { name: ['farm'] }, { name: ['form'] })).to.deep.equal([1])
    expect(order('frm', { name: ['farm'] }, { name: ['form'] })).to.deep.equal([])
    expect(order('farn', { name: ['farm'] }, { name: ['form'] })).to.deep.equal([0])
  })

  it('keeps the order of documents that fit equally well', () =>
    expect(order('a tool', { name: ['tool'] }, { name: ['tool'] }, { name: ['tool'] })).to.deep.equal([0, 1, 2]))

  it('keeps the best however many there are', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ name: ['tool', ...(at % 7 ? [] : ['special'])] }))
    const found = index(...many).search('special tool', 20)
    expect(found).to.have.length(20)
    expect(found.every(({ document }) => document % 7 === 0)).to.equal(true)
  })

  it('reads a query of any length', () => expect(order('word '.repeat(5000), { name: ['word'] })).to.deep.equal([0]))

  it('reads fields of schemas that contain themselves', () => {
    const node: Record<string, unknown> = { properties: { label: { type: 'string' } } }
    ;(node['properties'] as Record<string, unknown>)['children'] = { type: 'array', items: node }
    expect(fieldsOfSchema(node).map(field => field.name)).to.deep.equal(['label', 'children'])
    const named = { $defs: { Pet: { properties: { tail: { $ref: '#/$defs/Pet' } } } }, $ref: '#/$defs/Pet' }
    expect(fieldsOfSchema(named).map(field => field.name)).to.deep.equal(['tail'])
  })
})

describe('the index of a catalogue', () => {
  it('lets others go on while thousands of tools are read [S6]', async () => {
    const catalogue = createCatalogue()
    const description = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
    const tools = Array.from({ length: 3000 }, (_, at) => tool(`tool${at}`, { description: `${description} ${at}` }))
    catalogue.setTools('app', 'source', tools, run)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const hits = await createCatalogueSearch(catalogue).search('tool2999')
    clearInterval(timer)
    expect(hits[0]!.entry.name).to.equal('app_tool2999')
    expect(turns).to.be.greaterThan(3)
  })

  it('reads only tools that are new or changed', async () => {
    const catalogue = createCatalogue()
    const read: string[] = []
    const watched = (name: string, digest = name) =>
      tool(name, { digest, words: () => (read.push(name), { parameters: [], details: [], results: [] }) })
    const search = createCatalogueSearch(catalogue)
    catalogue.setTools('app', 'source', [watched('one'), watched('two')], run)
    await Promise.all([search.search('one'), search.search('two')])
    expect(read).to.deep.equal(['one', 'two'])
    await search.search('one')
    catalogue.setTools('app', 'source', [watched('one'), watched('two', 'other'), watched('three')], run)
    await search.search('one')
    expect(read).to.deep.equal(['one', 'two', 'two', 'three'])
  })

  it('never computes schemas of a source that knows its words', async () => {
    const catalogue = createCatalogue()
    const lazy = Object.defineProperty(tool('lazy'), 'parameters', {
      get: () => {
        throw new Error('computed')
      },
    })
    const words = () => ({ parameters: ['altitude'], details: [], results: [] })
    catalogue.setTools('app', 'source', [Object.assign(lazy, { words })], run)
    expect((await createCatalogueSearch(catalogue).search('altitude')).map(hit => hit.entry.name)).to.deep.equal([
      'app_lazy',
    ])
  })

  it('finds a tool whose schemas cannot be read by what is left of it [S3]', async () => {
    const catalogue = createCatalogue()
    const broken = Object.defineProperty(tool('brokenThing'), 'parameters', {
      get: () => {
        throw new Error('unreadable')
      },
    })
    catalogue.setTools('app', 'source', [broken], run)
    expect(await createCatalogueSearch(catalogue).search('thing')).to.have.length(1)
  })
})
