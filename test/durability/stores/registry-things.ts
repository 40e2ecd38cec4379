import { createKeyedStore } from './keyed.ts'
import { ask, note, read, type CreateStore } from './store.ts'

/** Onboarded tools: a list of them takes the place of another, all or none. */
export const createOnboardedStore: CreateStore = ({ urls }) => {
  let version = 0
  return createKeyedStore<string>({
    name: 'onboarded application',
    async step(random, ledger) {
      const app = `hands_${random.whole(1, 4)}`
      if (ledger.known(app) !== undefined && random.chance(0.25)) {
        note(ledger.ask(app, undefined), await ask(`${urls.registry}/applications/${app}`, 'DELETE'))
        return
      }
      const count = random.whole(1, 8)
      const description = `version ${++version}`
      const schemas = Array.from({ length: count }, (_, number) => ({
        name: `wave_${number}`,
        description,
        input_schema: { type: 'object', properties: { times: { type: 'integer' } }, required: [] },
      }))
      const body = { app_name: app, schemas, replace: true }
      note(ledger.ask(app, `${count} of ${description}`), await ask(`${urls.registry}/functions/onboard`, 'POST', body))
    },
    async find(app) {
      const { status, body } = await read(`${urls.registry}/applications/${app}/apis`)
      if (status === 404) return undefined
      const tools = Object.values(body as Record<string, { description: string }>)
      return `${tools.length} of ${[...new Set(tools.map(tool => tool.description))].join(' and ')}`
    },
  })
}

/** Services that were added by their address. */
export const createAddedStore: CreateStore = ({ urls }) =>
  createKeyedStore<true>({
    name: 'added service',
    async step(random, ledger) {
      const name = `copy_${random.whole(1, 2)}`
      if (ledger.known(name)) {
        note(ledger.ask(name, undefined), await ask(`${urls.registry}/services/${name}`, 'DELETE'))
        return
      }
      const body = { url: `${urls.crm}/openapi.json`, name }
      note(ledger.ask(name, true), await ask(`${urls.registry}/services`, 'POST', body))
    },
    async find(name) {
      const { body } = await read(`${urls.registry}/applications`)
      return (body as { name: string }[]).some(app => app.name === name) || undefined
    },
  })
