import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { forDemos, isDemo, type DemoName } from '../config/demos.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { extendEnvironment } from '../config/secret-files.ts'
import type { CreateDemo } from '../demos/demo.ts'
import type { Logger } from '../lib/logger.ts'
import type { Component } from '../processes/components.ts'
import { browserCommand } from './browser-command.ts'
import { lookForBrowser } from './check-browser.ts'
import { addressOf, type CommandContext } from './context.ts'
import type { ServeOptions } from './commands/serve.ts'
import { programName } from './program-name.ts'
import { resolveRegistryFile } from './registry-file.ts'
import { createTrust, type TrustOptions } from './trust.ts'

export interface CreateComponentOptions {
  context: CommandContext
  component: Component
  project: LoadedSettings
  options: ServeOptions
  logger: Logger
}

/** A component that can be put on a port. */
export interface ComponentApp {
  app: (req: IncomingMessage, res: ServerResponse) => void
  /** Told the port once it listens. */
  listening?(port: number): void
  /** Ends what would never end by itself, before requests in flight are waited for. */
  stopping?(): void
  close(): Promise<void> | void
}

/** Creates a component. Each room is loaded only by the process that runs it. */
export async function createComponent(given: CreateComponentOptions): Promise<ComponentApp> {
  const { component } = given
  return isDemo(component) ? await createDemo(component, given) : await FACTORIES[component](given)
}

/** A demo API: what `create` of its folder's serve.ts gives. */
async function createDemo(name: DemoName, { project, options, logger }: CreateComponentOptions): Promise<ComponentApp> {
  const { create } = (await import(`../demos/${name}/serve.ts`)) as { create: CreateDemo }
  return create({ dataFolder: join(project.stateFolder, 'data'), reset: options.reset ?? false, logger })
}

const FACTORIES: Record<Exclude<Component, DemoName>, (given: CreateComponentOptions) => Promise<ComponentApp>> = {
  registry: async given => {
    const { context, project, options, logger } = given
    const { createRegistryApp } = await import('../registry/serve.ts')
    return await createRegistryApp({
      registryFile: options.registryFile ?? resolveRegistryFile(project, context),
      settings: project.settings,
      stateFolder: project.stateFolder,
      logger,
      // What OpenTelemetry's own programs read; the setting goes before it.
      otlpEndpoint: project.settings.telemetry.otlp_endpoint || context.environment.OTEL_EXPORTER_OTLP_ENDPOINT,
      environment: registryEnvironment(context.environment, project, options),
      browser: browserCommand(context, project),
      settingsFile: project.settingsPath,
      ownHeaders: trustOf(given, { ...forDemos(() => 'call' as const), agent: 'call' }).headersFor,
    })
  },
  agent: async given => {
    const { context, project, options, logger } = given
    const { createAgentApp } = await import('../agent/serve.ts')
    const registryUrl = options.registryUrl ?? addressOf('registry', project)
    const trust = trustOf(given, { registry: 'admin' })
    return await createAgentApp({
      settings: project.settings,
      registryUrl,
      credentials: () => trust.headersFor(registryUrl),
      stateFolder: project.stateFolder,
      settingsFile: project.settingsPath,
      environment: context.environment,
      program: programName(context),
      lookForBrowser: lookForBrowser(project, context.environment),
      logger,
    })
  },
}

/** What a component sends to the others of its project. */
const trustOf = ({ context, project, options }: CreateComponentOptions, scopes: TrustOptions['scopes']) =>
  createTrust({
    stateFolder: project.stateFolder,
    scopes,
    shared: context.environment['AGENT_INTERNAL_KEY'] || undefined,
    addresses: Object.fromEntries(
      Object.entries({
        registry: options.registryUrl,
        agent: project.settings.server.agent_url || undefined,
        crm: options.crmUrl,
        territory: options.territoryUrl,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  })

/** Addresses of the demo APIs that the file may refer to, when others than those of the settings are meant. */
export interface RegistryAddresses {
  territoryUrl?: string | undefined
  crmUrl?: string | undefined
}

/** The environment that `${VAR}` in the service file reads, with the addresses of this project's demo APIs. */
export function registryEnvironment(
  environment: NodeJS.ProcessEnv,
  project: LoadedSettings,
  { territoryUrl, crmUrl }: RegistryAddresses,
): NodeJS.ProcessEnv {
  const given: Partial<Record<DemoName, string | undefined>> = { territory: territoryUrl, crm: crmUrl }
  const urls = forDemos(name => given[name] ?? addressOf(name, project))
  return extendEnvironment(environment, {
    ...forDemos(
      name => urls[name],
      name => `AGENT_${name.toUpperCase()}_URL`,
    ),
    ...forDemos(
      name => new URL(urls[name]).port,
      name => `AGENT_${name.toUpperCase()}_PORT`,
    ),
  })
}
