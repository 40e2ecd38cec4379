import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { createCrmApp } from '../../../src/demos/crm/serve.ts'
import { createTerritoryApp } from '../../../src/demos/territory/serve.ts'
import { listen, type Listening } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { COMPONENTS, type Component } from '../../../src/processes/components.ts'
import { createRegistryApp } from '../../../src/registry/serve.ts'
import { createScriptedEngine } from '../../agent/support/scripted-engine.ts'
import { bearer, createTestKeys, type TestKeys } from '../../support/open-access.ts'

/** What anybody may have, on purpose. Everything else that there is, now or later, needs a key. */
const OPEN: Readonly<Record<Component, readonly string[]>> = {
  territory: ['GET /health'],
  crm: ['GET /health'],
  registry: ['GET /health', 'GET /ready'],
  agent: ['GET /', 'GET /health', 'GET /ready', 'GET /sign-in', 'POST /sign-in', 'DELETE /sign-in'],
}
/** What is served beside the described routes. */
const UNDESCRIBED = [
  ...['/', '/openapi.json', '/docs', '/docs/', '/docs/swagger-ui.css', '/redoc', '/mcp', '/mcp?app=crm', '/metrics'],
  ...['/nothing', '/assets/../openapi.json', '/.well-known/oauth-protected-resource', '/favicon.ico'],
].map(path => `GET ${path}`)
const WRITES = ['POST /mcp', 'DELETE /mcp', 'POST /nothing', 'PUT /', 'POST /functions/call?x', 'POST /chat/stream']
/** What changes settings or services. */
const ADMIN: Readonly<Record<Component, readonly string[]>> = {
  territory: [],
  crm: [],
  registry: [
    'DELETE /applications/{app_name}',
    'DELETE /services/{app_name}',
    'GET /audit',
    'POST /applications/{app_name}/refresh',
    'POST /applications/{app_name}/trust',
    'POST /functions/onboard',
    'POST /reload',
    'POST /services',
    'POST /services/preview',
    'PUT /flows',
    'PUT /settings/mode',
  ],
  agent: [
    'DELETE /catalogue/services/{name}',
    'POST /catalogue/applications/{app}/refresh',
    'POST /catalogue/reload',
    'POST /catalogue/services',
    'POST /catalogue/services/preview',
    'PUT /settings/mode',
  ],
}

interface Operation {
  security?: unknown
  responses: Record<string, unknown>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
}

describe('where keys are asked for', function () {
  this.timeout(30_000)
  let made: TestKeys
  const servers = new Map<Component, Listening>()
  const closing: (() => Promise<void> | void)[] = []
  const keys = { read: '', call: '', admin: '' }
  before(async () => {
    made = createTestKeys()
    for (const scope of ['read', 'call', 'admin'] as const) keys[scope] = await made.add(scope)
    const [logger, settings] = [createLogger('test', 'silent'), Settings.parse({})]
    const registryFile = join(made.folder, 'mcp_servers.yaml')
    writeFileSync(registryFile, 'services: []\n')
    const stateFolder = made.folder
    const crm = createCrmApp({ databaseFile: join(stateFolder, 'crm.sqlite') })
    const registry = await createRegistryApp({ registryFile, settings, stateFolder, logger, environment: {} })
    const agent = await createAgentApp({
      settings,
      registryUrl: 'http://127.0.0.1:9',
      stateFolder,
      settingsFile: join(stateFolder, 'settings.toml'),
      logger,
      engine: createScriptedEngine(),
    })
    closing.push(() => crm.close(), registry.close, agent.close)
    const apps = { territory: createTerritoryApp(), crm: crm.app, registry: registry.app, agent: agent.app }
    for (const component of COMPONENTS)
      servers.set(component, await listen(apps[component], { port: 0, grace: 500, access: await made.open(component) }))
  })
  after(async () => {
    for (const server of servers.values()) await server.close()
    for (const close of closing) await close()
    await made.close()
  })

  const describeOf = async (component: Component) =>
    (await (
      await fetch(`${servers.get(component)!.url}/openapi.json`, { headers: bearer(keys.read) })
    ).json()) as Description
  /** Every operation of a description, as `GET /path`. */
  const operationsOf = ({ paths }: Description) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
  const ask = async (component: Component, operation: string, key?: string) => {
    const [method, path] = operation.split(' ') as [string, string]
    const answer = await fetch(servers.get(component)!.url + path.replace(/\{\w+\}/g, 'x'), {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(key && bearer(key)) },
      ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
    })
    const text = await answer.text()
    return { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1] }
  }

  for (const component of COMPONENTS)
    it(`the description of ${component} says which scope each operation needs, as it is`, async () => {
      const description = (await describeOf(component)) as Description & {
        components: { securitySchemes: Record<string, { type: string; scheme: string }> }
      }
      expect(description.components.securitySchemes.key).to.include({ type: 'http', scheme: 'bearer' })
      for (const operation of operationsOf(description)) {
        const [method, path] = operation.split(' ') as [string, string]
        const { security, responses } = description.paths[path]![method.toLowerCase()]!
        const scope = ADMIN[component].includes(operation) ? 'admin' : method === 'GET' ? 'read' : 'call'
        const isOpen = OPEN[component].includes(operation)
        expect(security, operation).to.deep.equal(isOpen ? [] : [{ key: [scope] }])
        if (!isOpen) expect(responses, operation).to.include.keys('401', '403')
      }
    })

  for (const component of COMPONENTS) {
    it(`everything of ${component} is closed to whoever shows none, but for what is open on purpose`, async () => {
      const described = operationsOf(await describeOf(component))
      expect(described.length).to.be.greaterThan(3)
      const answers = new Map<string, number>()
      for (const operation of [...described, ...UNDESCRIBED, ...WRITES])
        answers.set(operation, (await ask(component, operation)).status)
      const open = [...answers].filter(([, status]) => status !== 401).map(([operation]) => operation)
      expect(open.sort()).to.deep.equal(OPEN[component].filter(operation => answers.has(operation)).toSorted())
    })

    it(`reading is all that a key for reading does at ${component}`, async () => {
      const described = operationsOf(await describeOf(component))
      for (const operation of [...described, ...WRITES]) {
        if (OPEN[component].includes(operation) || operation.startsWith('GET ')) continue
        expect(await ask(component, operation, keys.read), operation).to.deep.equal({
          status: 403,
          code: 'SCOPE_TOO_SMALL',
        })
      }
    })

    it(`settings and services of ${component} are left to the scope admin`, async () => {
      const described = operationsOf(await describeOf(component))
      const refused: string[] = []
      for (const operation of described)
        if ((await ask(component, operation, keys.call)).code === 'SCOPE_TOO_SMALL') refused.push(operation)
      expect(refused.sort()).to.deep.equal(ADMIN[component].toSorted())
      for (const operation of refused) {
        const { status, code } = await ask(component, operation, keys.admin)
        expect(status, operation).to.not.equal(401)
        expect(code).to.not.be.oneOf(['SCOPE_TOO_SMALL', 'KEY_NEEDED', 'ADMIN_KEY_NEEDED'])
      }
    })
  }
})
