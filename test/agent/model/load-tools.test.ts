import { expect } from 'chai'
import { createToolLoader } from '../../../src/agent/model/load-tools.ts'
import type { Turn } from '../../../src/agent/turn.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const registry = createMemoryRegistry({
  port: [
    { path: '/captains', properties: { id: integer, name: text, rank: text }, rows: [] },
    { path: '/vessels', properties: { id: integer, name: text, captain_id: integer, tons: integer }, rows: [] },
    { path: '/lamps', properties: { id: integer, colour: text }, rows: [] },
  ],
  shop: [{ path: '/vessels-for-sale', properties: { id: integer, price: integer }, rows: [] }],
})
const empty = { turns: [], tables: [], tools: [] }
const hints = { values: [], entities: [], unclear: [] }

describe('createToolLoader', () => {
  const load = createToolLoader(registry)
  const offered = async (message: string, more: Partial<Turn> = {}, memory = empty, tools: string[] = []) => {
    const loaded = await load(turnOf(message, more), memory, { ...hints, tools }, record => record.api_name !== 'port_list_lamps') // oxfmt-ignore
    return loaded.box.offered.map(tool => tool.name)
  }

  it('offers what the search finds, with the lists that its records refer to', async () => {
    expect(await offered('how heavy are the vessels', { apps: ['port'] })).to.have.members([
      'port_list_vessels',
      'port_list_captains',
    ])
  })

  it('offers nothing of other applications', async () => {
    expect(await offered('vessels', { apps: ['shop'] })).to.deep.equal(['shop_list_vessels_for_sale'])
  })

  it('offers nothing that may not be called', async () => {
    expect(await offered('lamps')).to.deep.equal([])
  })

  it('offers what the first look named before what the search found', async () => {
    const [first] = await offered('vessels', {}, empty, ['shop_list_vessels_for_sale'])
    expect(first).to.equal('shop_list_vessels_for_sale')
  })

  it('offers what changes the records of its first tools, where the message asks for that', async () => {
    const library = createToolLoader(createLibraryRegistry().registry)
    const named = async (message: string) => {
      const loaded = await library(turnOf(message), empty, { ...hints, tools: ['library_list_books'] }, () => true)
      return loaded.box.offered.map(tool => tool.name)
    }
    expect(await named('retitle Dune, please')).to.include('library_update_book')
    expect(await named('retitle Dune, please')).not.to.include('library_delete_book')
    expect(await named('Dune?')).not.to.include('library_update_book')
  })

  it('offers what answered before', async () => {
    expect(await offered('and now?', {}, { ...empty, tools: ['port_list_vessels'] as never[] })).to.include(
      'port_list_vessels',
    )
  })

  it('offers a tool that is called by its name, where there is one and it may be called', async () => {
    const loaded = await load(turnOf('hello there'), empty, undefined, record => record.api_name !== 'port_list_lamps')
    expect(loaded.box.find('port_list_captains')).to.equal(undefined)
    expect((await loaded.offerNamed('port_list_captains'))?.tool?.name).to.equal('port_list_captains')
    expect(loaded.box.find('port_list_captains')).not.to.equal(undefined)
    expect(await loaded.offerNamed('port_list_captain')).to.equal(undefined)
    expect(await loaded.offerNamed('port_list_lamps')).to.have.all.keys('record')
  })

  it('offers no tools of services in web mode', async () => {
    expect(await offered('vessels', { mode: 'web' })).to.deep.equal([])
  })
})
