import { expect } from 'chai'
import type { SearchResult } from '../../src/contract/registry.ts'
import { describeService, startRecordingService, type RecordingService } from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const text = (name: string, description = '', more: object = {}) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', ...more },
})
const listOf = (...fields: string[]) => ({
  200: {
    description: 'OK',
    content: {
      'application/json': {
        schema: {
          type: 'array',
          items: { type: 'object', properties: Object.fromEntries(fields.map(name => [name, { type: 'string' }])) },
        },
      },
    },
  },
})
const DESK = describeService({
  '/invoices': {
    get: { operationId: 'listInvoices', summary: 'List invoices', responses: listOf('amountDue', 'customer') },
    post: { operationId: 'createInvoice', summary: 'Create an invoice', responses: {} },
  },
  '/invoices/{id}': {
    delete: { operationId: 'removeInvoice', summary: 'Remove an invoice for good', responses: {} },
  },
  '/repositories': {
    get: { operationId: 'get_repositories', summary: 'Repositories of the organisation', responses: {} },
  },
  '/pullrequests': { get: { operationId: 'pullrequests', summary: 'What waits for review', responses: {} } },
  '/shipments': {
    get: {
      operationId: 'shipments.track',
      summary: 'Where a parcel is',
      tags: ['logistics'],
      parameters: [text('carrier', 'Who brings it', { enum: ['pigeon', 'drone'] }), text('trackingCode')],
      responses: listOf('etaMinutes', 'warehouseDock'),
    },
  },
})

describe('search over the catalogue', () => {
  let service: RecordingService
  let registry: RunningRegistry
  const find = (query: string) => registry.get<SearchResult[]>(`/apis/search?${query}`)
  const best = async (words: string) => (await find(`q=${encodeURIComponent(words)}`))[0]?.api_name

  before(async () => {
    service = await startRecordingService(DESK)
    registry = await startRegistry(`services:\n  - desk:\n      url: ${service.url}/openapi.json\n`)
    await registry.post('/functions/onboard', {
      app_name: 'weather',
      schemas: [
        {
          name: 'forecast',
          description: 'Tells how the weather will be',
          input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        },
      ],
    })
    await registry.ready('desk')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })

  const rows: [what: string, words: string, tool: string][] = [
    ['a word of a name in camel case', 'invoices', 'desk_listInvoices'],
    ['a word of a name in snake case', 'repositories', 'desk_get_repositories'],
    ['another form of a word', 'listing invoice', 'desk_listInvoices'],
    ['another word for an action', 'fetch repositories', 'desk_get_repositories'],
    ['the action that is meant', 'delete invoice', 'desk_removeInvoice'],
    ['a thing alone: what shows it', 'invoice', 'desk_listInvoices'],
    ['another word for a thing', 'new bill', 'desk_createInvoice'],
    ['a short form', 'repos', 'desk_get_repositories'],
    ['two words that a name writes as one', 'pull requests', 'desk_pullrequests'],
    ['one word that a name writes as two', 'trackingcode', 'desk_shipments.track'],
    ['two letters that changed places', 'invocies', 'desk_listInvoices'],
    ['two letters that are wrong', 'repasitoties', 'desk_get_repositories'],
    ['the beginning of a word', 'shipm', 'desk_shipments.track'],
    ['a tag', 'logistics', 'desk_shipments.track'],
    ['a parameter', 'tracking code', 'desk_shipments.track'],
    ['what is said of a parameter', 'who brings', 'desk_shipments.track'],
    ['a value that a parameter takes', 'pigeon', 'desk_shipments.track'],
    ['a field of the result', 'warehouse dock', 'desk_shipments.track'],
    ['the application', 'weather', 'weather_forecast'],
    ['a sentence', 'Could you please tell me how the weather is going to be in Graz?', 'weather_forecast'],
    ['the whole name', 'desk_createInvoice', 'desk_createInvoice'],
  ]
  for (const [what, words, tool] of rows)
    it(`finds a tool by ${what}: “${words}” [S6]`, async () => expect(await best(words)).to.equal(tool))

  it('answers records with falling scores, without schemas [S6]', async () => {
    const hits = await find('q=invoice')
    expect(hits.map(hit => hit.api_name)).to.have.members([
      'desk_listInvoices',
      'desk_createInvoice',
      'desk_removeInvoice',
    ])
    const scores = hits.map(hit => hit.score)
    expect(scores).to.deep.equal(scores.toSorted((a, b) => b - a))
    const [track] = await find('q=shipments')
    expect(track).to.include({ app_name: 'desk', method: 'GET', path: '/shipments', read_only: true, kind: 'api' })
    expect(track!.parameters[0]).to.include({ name: 'carrier', type: 'string', in: 'query' })
    expect(track!.parameters[0]).not.to.have.property('schema')
    expect(track).not.to.have.any.keys('input_schema', 'output_schema', 'response_schemas')
  })

  it('answers whole records when asked', async () => {
    const [hit] = await find('q=shipments&include_schema=true')
    const { score, ...record } = hit!
    expect(score).to.be.greaterThan(0)
    expect(record).to.deep.equal((await registry.records('desk'))['desk_shipments.track'])
  })

  it('answers the same list to the same question', async () => {
    expect(await find('q=list')).to.deep.equal(await find('q=list'))
  })

  const filters: [query: string, names: string[]][] = [
    ['q=weather+invoice&app=weather', ['weather_forecast']],
    ['q=weather+invoice&type=onboarded', ['weather_forecast']],
    ['q=weather+invoice&type=mcp', []],
    ['q=weather+invoice&kind=browser', []],
    ['q=invoice&read_only=true', ['desk_listInvoices']],
    ['q=invoice&read_only=false', ['desk_createInvoice', 'desk_removeInvoice']],
    ['q=zzyzx', []],
    ['q=the', []],
  ]
  for (const [query, names] of filters)
    it(`filters: ${query} [S6]`, async () =>
      expect((await find(query)).map(hit => hit.api_name))
        .to.have.members(names)
        .and.to.have.length(names.length))

  it('answers as many as asked for', async () => {
    expect(await find('q=invoice&limit=1')).to.have.length(1)
    expect(await find('q=invoice&limit=100')).to.have.length(3)
  })

  const refused: [query: string, status: number, says: string][] = [
    ['', 422, 'Say what to look for'],
    ['?q=', 422, 'Say what to look for'],
    ['?q=+', 422, 'Say what to look for'],
    [`?q=${'a'.repeat(2001)}`, 422, 'at most'],
    ['?q=a&limit=0', 422, 'limit'],
    ['?q=a&limit=101', 422, 'limit'],
    ['?q=a&limit=many', 422, 'limit'],
    ['?q=a&type=soap', 422, 'openapi'],
    ['?q=a&kind=robot', 422, 'browser'],
    ['?q=a&read_only=perhaps', 422, 'read_only'],
    ['?q=a&app=nowhere', 404, "Application 'nowhere' not found in registry"],
  ]
  for (const [query, status, says] of refused)
    it(`refuses ${query.slice(0, 30) || 'no question'} with ${status}`, async () => {
      const answer = await fetch(`${registry.url}/apis/search${query}`)
      expect(answer.status).to.equal(status)
      expect(await answer.text()).to.include(says)
    })

  it('knows at once what comes, changes and goes', async () => {
    const schema = (description: string) => ({
      name: 'oracle',
      description,
      input_schema: { type: 'object', properties: {}, required: [] },
    })
    const onboard = (description: string) =>
      registry.post('/functions/onboard', { app_name: 'temple', schemas: [schema(description)] })
    expect(await best('prophecy')).to.equal(undefined)
    await onboard('Speaks a prophecy')
    expect(await best('prophecy')).to.equal('temple_oracle')
    await onboard('Casts a horoscope')
    expect(await best('prophecy')).to.equal(undefined)
    expect(await best('horoscope')).to.equal('temple_oracle')
    await registry.post('/applications/temple', undefined, 'DELETE')
    expect(await best('horoscope')).to.equal(undefined)
  })
})
