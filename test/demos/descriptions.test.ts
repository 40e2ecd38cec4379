import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'chai'
import { createTerritoryApp } from '../../src/demos/territory/serve.ts'
import { listen } from '../../src/http/listen.ts'
import { createAsk, startCrm, type Ask } from '../support/start-crm.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any

const startTerritory = async () => {
  const server = await listen(createTerritoryApp(), { port: 0 })
  return { url: server.url, ask: createAsk(server.url), stop: async () => await server.close() }
}

const DEMOS = [
  {
    name: 'territory',
    clause: 'C-02',
    start: startTerritory,
    operations: ['getMyAccounts', 'getThirdPartyAccounts', 'getAccountJobTitles', 'getContacts', 'getHealth'],
    components: ['Account', 'Contact', 'JobTitle', 'Error'],
    reads: [
      ['/my-accounts', '/my-accounts'],
      ['/third-party-accounts', '/third-party-accounts?campaign_name=Tech%20Transformation'],
      ['/accounts/{account_id}/job-titles', '/accounts/acc_4/job-titles'],
      ['/contacts', '/contacts'],
      ['/health', '/health'],
    ],
  },
  {
    name: 'CRM',
    clause: 'D-03',
    start: startCrm,
    operations: [
      ...['Accounts', 'Leads', 'Contacts', 'Opportunities'].map(name => `list${name}`),
      ...['create', 'get', 'update', 'delete'].flatMap(verb =>
        ['Account', 'Lead', 'Contact', 'Opportunity'].map(name => verb + name),
      ),
      'listContactsFromAccounts',
      'listOpportunitiesByRegion',
      'getHealth',
    ],
    components: [
      'Account',
      'Lead',
      'Contact',
      'Opportunity',
      'LeadCreate',
      'LeadUpdate',
      'LeadPage',
      'RegionGroup',
      'Error',
    ],
    reads: [
      ...['accounts', 'leads', 'contacts', 'opportunities'].flatMap(name => [
        [`/${name}/`, `/${name}/?limit=100`],
        [`/${name}/{id}`, `/${name}/1`],
      ]),
      ['/advanced/contacts/from-accounts/', '/advanced/contacts/from-accounts/'],
      ['/advanced/opportunities/by-region/', '/advanced/opportunities/by-region/'],
      ['/health', '/health'],
    ],
  },
]

for (const { name, clause, start, operations, components, reads } of DEMOS) {
  describe(`the description of the ${name} API`, () => {
    let server: Awaited<ReturnType<typeof startTerritory>>
    let ask: Ask
    let document: Any

    before(async () => {
      server = await start()
      ask = server.ask
      document = (await ask('GET', '/openapi.json')).body
    })
    after(async () => await server.stop())

    const everyOperation = (): Any[] => Object.values(document.paths as Any).flatMap((path: Any) => Object.values(path))

    it(`has every operation with id, summary, tags and responses [${clause}]`, () => {
      expect(everyOperation().map(operation => operation.operationId)).to.have.members(operations)
      const tags = document.tags.map((tag: Any) => tag.name)
      for (const operation of everyOperation()) {
        expect(operation.summary, operation.operationId).to.be.a('string').and.not.equal('')
        expect(tags).to.include.members(operation.tags)
        for (const response of Object.values<Any>(operation.responses)) {
          expect(response.description).to.be.a('string').and.not.equal('')
          expect(response.content['application/json'].schema, operation.operationId).to.be.an('object')
        }
      }
    })

    it(`describes every parameter and every field, with examples [${clause}]`, () => {
      for (const { operationId, parameters = [] } of everyOperation())
        for (const parameter of parameters) {
          expect(parameter.description, `${operationId} ${parameter.name}`).to.be.a('string').and.not.equal('')
          expect(parameter.schema.type ?? parameter.schema.anyOf, `${operationId} ${parameter.name}`).not.to.equal(
            undefined,
          )
        }
      expect(Object.keys(document.components.schemas)).to.include.members(components)
      for (const [id, schema] of Object.entries<Any>(document.components.schemas)) {
        expect(schema.description, id).to.be.a('string')
        if (id === 'Error') continue
        for (const [field, property] of Object.entries<Any>(schema.properties)) {
          const shown =
            property.examples ?? property.enum ?? property.items ?? property.$ref ?? (id === 'Health' || undefined)
          expect(shown, `example of ${id}.${field}`).not.to.equal(undefined)
          expect(property.description, `${id}.${field}`).to.be.a('string').and.not.equal('')
        }
      }
    })

    for (const [template, path] of reads as [string, string][]) {
      it(`fits what ${path} answers [${clause}]`, async () => {
        const ajv = new Ajv2020({ strict: false })
        addFormats.default(ajv)
        ajv.addSchema({ $id: 'api', components: document.components })
        const { schema } = document.paths[template].get.responses[200].content['application/json']
        const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'api#/components')))
        const { status, body } = await ask('GET', path)
        expect(status).to.equal(200)
        validate(body)
        expect(validate.errors).to.equal(null)
      })
    }

    for (const page of ['/docs', '/redoc']) {
      it(`is shown at ${page} by the machine itself alone [${clause}]`, async () => {
        const seen = new Set<string>()
        const queue = [new URL(page, server.url)]
        for (let url = queue.shift(); url; url = queue.shift()) {
          if (seen.has(url.href)) continue
          seen.add(url.href)
          const answer = await fetch(url)
          expect(answer.status, url.href).to.equal(200)
          const type = answer.headers.get('content-type') ?? ''
          const text = await answer.text()
          if (!type.includes('html')) continue
          for (const [, link] of text.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)=["']([^"']+)["']/g)) {
            const target = new URL(link!, answer.url)
            if (target.protocol === 'data:') continue
            expect(target.origin, `${page} loads ${target.href}`).to.equal(server.url)
            queue.push(target)
          }
        }
        expect(seen.size, 'the page and what it loads').to.be.above(1)
      })
    }
  })
}

describe('what an agent reads in the descriptions', () => {
  it('names the known campaigns and what they select [C-12]', async () => {
    const { ask, stop } = await startTerritory()
    const { body } = await ask('GET', '/openapi.json')
    await stop()
    const [campaign] = body.paths['/third-party-accounts'].get.parameters
    expect(campaign.description).to.match(
      /Tech Transformation.*5,000,000.*High Value Outreach.*CA and NY.*all third-party/,
    )
  })

  it('tells defaults, limits, allowed values and formats of the CRM [D-10, D-13]', async () => {
    const { ask, stop } = await startCrm()
    const { body } = await ask('GET', '/openapi.json')
    await stop()
    const list = body.paths['/opportunities/'].get.parameters
    const schemaOf = (name: string) => list.find((parameter: Any) => parameter.name === name).schema
    expect(schemaOf('limit')).to.include({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
    expect(schemaOf('skip')).to.include({ type: 'integer', minimum: 0, default: 0 })
    expect(schemaOf('stage').enum).to.deep.equal([
      'prospecting',
      'qualification',
      'proposal',
      'negotiation',
      'closed-won',
      'closed-lost',
    ])
    expect(schemaOf('close_date_min')).to.include({ type: 'string', format: 'date' })
    expect(schemaOf('value_min')).to.include({ type: 'number' })
    const create = body.components.schemas.OpportunityCreate
    expect(create.required).to.deep.equal(['name', 'value', 'account_id'])
    expect(create.properties.currency.default).to.equal('USD')
    expect(create.properties.probability).to.include({ minimum: 0, maximum: 1, default: 0 })
    expect(body.components.schemas.Lead.properties.email.format).to.equal('email')
    expect(body.components.schemas.Lead.properties.created_at.format).to.equal('date-time')
    expect(Object.keys(body.paths['/accounts/{id}'].delete.responses)).to.have.members(['200', '404', '409', '422'])
  })
})
