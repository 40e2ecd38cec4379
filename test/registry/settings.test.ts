import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { CommandContext } from '../../src/cli/context.ts'
import { createLauncher } from '../../src/processes/launcher.ts'
import { createComponent } from '../../src/cli/create-component.ts'
import { loadSettings } from '../../src/config/load-settings.ts'
import { SECTIONS } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { startOtlpCollector } from '../support/otlp-collector.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const ROOT = join(import.meta.dirname, '..')
/** Tests that set a setting and would fail without its effect. */
const TESTS = ['registry', 'cli', 'config', 'agent/telemetry']
  .flatMap(folder => readdirSync(join(ROOT, folder)).map(name => join(ROOT, folder, name)))
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(name, 'utf8'))
  .join('\n')

describe('the settings of the registry', () => {
  const running: RunningRegistry[] = []
  const start: typeof startRegistry = async (...args) => {
    const registry = await startRegistry(...args)
    running.push(registry)
    return registry
  }
  afterEach(async () => {
    for (const registry of running.splice(0)) await registry.close()
  })

  for (const [section, { shape }] of Object.entries({ registry: SECTIONS.registry, telemetry: SECTIONS.telemetry }))
    for (const key of Object.keys(shape))
      it(`${section}.${key} is set by a test`, () =>
        expect(TESTS).to.match(new RegExp(`\\b${key}(: |\\b.*=)|\\b${section}\\.${key}\\b`)))

  const onboard = async (registry: RunningRegistry, name: string, properties: object) => {
    const schema = { name, description: 'A tool', input_schema: { type: 'object', properties, required: [] } }
    const { status, body } = await registry.post('/functions/onboard', { app_name: 'app', schemas: [schema] })
    expect(status, JSON.stringify(body)).to.equal(200)
    return Object.values(await registry.records('app'))[0]!
  }

  it('alias_length bounds the names that language models see [N1]', async () => {
    const name = 'a_name_that_is_longer_than_that'
    const { alias, api_name } = await onboard(await start('', { registry: { alias_length: 24 } }), name, {})
    expect(alias).to.have.length(24)
    expect(api_name).to.equal(`app_${name}`)
    expect((await onboard(await start(''), name, {})).alias).to.equal(`app_${name}`)
  })

  it('max_schema_bytes bounds the schemas of listings [S6]', async () => {
    const deep = { type: 'object', properties: { note: { type: 'string', description: 'a word '.repeat(300) } } }
    const lengthOf = async (registry: RunningRegistry) =>
      JSON.stringify((await onboard(registry, 'big', { deep })).input_schema).length
    expect(await lengthOf(await start('', { registry: { max_schema_bytes: 1024 } }))).to.be.at.most(1024)
    expect(await lengthOf(await start(''))).to.be.greaterThan(2000)
  })

  it('service_name names the service in spans [telemetry]', async () => {
    const collector = await startOtlpCollector()
    const registry = await start('', { otlpEndpoint: collector.url, telemetry: { service_name: 'tools-of-berlin' } })
    await registry.call('app', 'nothing')
    // The last spans are sent at the end.
    await running.pop()!.close()
    expect(collector.resource).to.include({ 'service.name': 'tools-of-berlin' })
    await collector.close()
  })

  describe('otlp_endpoint', () => {
    let cwd: string
    beforeEach(() => {
      cwd = mkdtempSync(join(tmpdir(), 'agent-settings-'))
      writeFileSync(join(cwd, 'mcp_servers.yaml'), 'services: []\n')
    })
    afterEach(() => rmSync(cwd, { recursive: true, force: true }))

    /** What a registry says whose settings file and environment name these collectors; undefined when it starts. */
    const refusalOf = async (setting: string, variable?: string) => {
      writeFileSync(join(cwd, 'settings.toml'), `[telemetry]\notlp_endpoint = "${setting}"\n`)
      const environment = { AGENT_HOME: join(cwd, 'state'), OTEL_EXPORTER_OTLP_ENDPOINT: variable }
      const project = loadSettings({ cwd, environment })
      const context = { cwd, environment, launcher: createLauncher() } as unknown as CommandContext
      const logger = createLogger('test', 'silent')
      try {
        const made = await createComponent({ context, component: 'registry', project, options: {} as never, logger })
        await made.close()
        return undefined
      } catch (error) {
        return (error as Error).message
      }
    }

    it('is where spans go, and wins over OTEL_EXPORTER_OTLP_ENDPOINT [telemetry]', async () => {
      expect(await refusalOf('nowhere'))
        .to.contain('telemetry.otlp_endpoint')
        .and.to.contain('nowhere')
      expect(await refusalOf('', 'elsewhere')).to.contain('elsewhere')
      expect(await refusalOf('http://127.0.0.1:1', 'elsewhere')).to.equal(undefined)
      expect(await refusalOf('')).to.equal(undefined)
    })
  })
})
