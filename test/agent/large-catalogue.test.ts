import { expect } from 'chai'
import { createRegistryClient, type RegistryClient } from '../../src/agent/registry-client.ts'
import { createKnowledge, type KnowledgeOptions } from '../../src/agent/understand/entity-model/knowledge.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const schema = (name: string, description: string) => ({
  name,
  description,
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
})
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => schema(`${name}_${at}`, `Turns the ${name} number ${at}`))

describe('a catalogue of very many tools', () => {
  let registry: RunningRegistry
  let client: RegistryClient
  const onboard = (app_name: string, schemas: object[]) => registry.post('/functions/onboard', { app_name, schemas })
  const namesOf = (tools: Record<string, unknown> | undefined) => Object.keys(tools ?? {})

  beforeEach(async () => {
    registry = await startRegistry('')
    client = createRegistryClient({ url: registry.url })
    await onboard('tower', [schema('ring_bells', 'Rings the bells'), schema('light', 'Lights the tower')])
  })
  afterEach(async () => {
    await client.close()
    await registry.close()
  })

  it('is read whole while it is small', async () => {
    await onboard('harbour', numbered(400, 'lock'))
    const { catalogue, partial } = await client.catalogue({ text: 'ring' })
    expect(namesOf(catalogue['harbour'])).to.have.length(400)
    expect(partial.size).to.equal(0)
  })

  it('is read in part when it is large: small applications whole, of large ones what fits the message [S6]', async () => {
    await onboard('harbour', [...numbered(600, 'lock'), schema('weigh_anchor', 'Heaves the anchor of a ship')])
    const { catalogue, partial } = await client.catalogue({ text: 'please heave the anchor of the ship in Graz' })
    expect(namesOf(catalogue['tower'])).to.have.members(['tower_ring_bells', 'tower_light'])
    expect(namesOf(catalogue['harbour'])).to.include('harbour_weigh_anchor').and.to.have.length.lessThan(60)
    expect([...partial]).to.deep.equal(['harbour'])
    const whole = (await registry.records('harbour'))['harbour_weigh_anchor']
    expect(catalogue['harbour']!['harbour_weigh_anchor']).to.deep.equal(whole)
  })

  it('holds the tools that a conversation is about', async () => {
    await onboard('harbour', [...numbered(600, 'lock'), schema('weigh_anchor', 'Heaves the anchor of a ship')])
    const about = { text: 'yes', tools: ['harbour_lock_77'], before: { app: 'harbour', words: 'anchor' } }
    const { catalogue } = await client.catalogue(about)
    expect(namesOf(catalogue['harbour'])).to.include.members(['harbour_lock_77', 'harbour_weigh_anchor'])
  })

  it('keeps to the applications that are asked for', async () => {
    await onboard('harbour', numbered(600, 'lock'))
    const { catalogue } = await client.catalogue({ text: 'ring the bells of lock 7', apps: ['tower'] })
    expect(Object.keys(catalogue)).to.deep.equal(['tower'])
    const other = await client.catalogue({ text: 'ring the bells of lock 7', apps: ['harbour'] })
    expect(Object.keys(other.catalogue)).to.deep.equal(['harbour'])
  })

  it('grows and shrinks under the agent', async () => {
    expect((await client.catalogue({ text: 'light' })).partial.size).to.equal(0)
    await onboard('harbour', numbered(600, 'lock'))
    expect((await client.catalogue({ text: 'turn lock 7' })).partial.size).to.equal(1)
    expect((await client.catalogue({ text: 'turn lock 7' })).partial.size).to.equal(1)
    await registry.post('/applications/harbour', undefined, 'DELETE')
    const { catalogue, partial } = await client.catalogue({ text: 'turn lock 7' })
    expect(partial.size).to.equal(0)
    expect(Object.keys(catalogue)).to.deep.equal(['tower'])
  })

  it('is the same for the same message, and what is known of whole applications is kept', async () => {
    await onboard('harbour', numbered(600, 'lock'))
    const first = await client.catalogue({ text: 'turn lock 7' })
    expect((await client.catalogue({ text: 'turn lock 7' })).revision).to.equal(first.revision)
    const second = await client.catalogue({ text: 'turn lock 555' })
    expect(second.revision).not.to.equal(first.revision)
    const parts: KnowledgeOptions['parts'] = new WeakMap()
    const models = [first, second].map(read => createKnowledge(read.catalogue, { ...read, parts }).apps(['tower'])[0])
    expect(models[0]!.model).to.equal(models[1]!.model)
    await onboard('tower', [schema('toll', 'Tolls')])
    expect(namesOf((await client.catalogue({ text: 'turn lock 7' })).catalogue['tower'])).to.include('tower_toll')
  })
})
