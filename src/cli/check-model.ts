import { setTimeout as sleep } from 'node:timers/promises'
import { readEndpoint, unsetVariables, type ModelEndpoint } from '../agent/model/endpoint.ts'
import { openProvider } from '../agent/model/open-provider.ts'
import type { ModelState } from '../agent/model/provider.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { messageOf } from '../lib/errors.ts'
import { isObject } from '../lib/json.ts'
import { readComponentStatus } from '../processes/component-status.ts'
import type { Finding } from './commands/doctor.ts'
import { requestJson } from './http-client.ts'

/** Seconds that the endpoint may take to be looked at. */
const PATIENCE = 10

/**
 * Looks at the language model from here, with this environment: key, endpoint, model, what it can. Then whether the
 * running agent server sees the same: it has the settings and variables of its start.
 */
export async function checkModel(project: LoadedSettings, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const settings = project.settings.model
  let endpoint: ModelEndpoint | undefined
  try {
    endpoint = readEndpoint(settings, environment)
  } catch (error) {
    return [{ level: 'problem', what: `Language model: ${messageOf(error)}`, next: 'docs/models.md' }]
  }
  const provider = openProvider(settings, environment)
  if (!endpoint || !provider)
    return [
      { level: 'ok', what: 'No language model: the built-in engine answers. How to connect one: docs/models.md' },
      ...(await checkServer(project, undefined)),
    ]
  try {
    const state = await provider.probe(AbortSignal.timeout(PATIENCE * 1000))
    return [
      ...checkHeaders(settings.headers, environment),
      ...checkKey(endpoint, state),
      ...describeState(state),
      ...(await checkServer(project, state)),
    ]
  } finally {
    await provider.close()
  }
}

const checkHeaders = (headers: string, environment: NodeJS.ProcessEnv): Finding[] =>
  unsetVariables(headers, environment).map(variable => ({
    level: 'problem',
    what: `Language model: model.headers refers to ${variable}, which is not set`,
    next: 'Set it in the environment, then: agent restart agent',
  }))

function checkKey({ provider, key, keyVariable, url }: ModelEndpoint, { reachable }: ModelState): Finding[] {
  if (key) return [{ level: 'ok', what: `Language model: the key is set (${keyVariable}); it goes to ${url} only` }]
  if (provider === 'ollama') return []
  return reachable
    ? [{ level: 'ok', what: `Language model: no key is set (${keyVariable}), and the endpoint asks for none` }]
    : [{ level: 'note', what: `Language model: no key is set (${keyVariable})`, next: `export ${keyVariable}=…` }]
}

function describeState({ name, reachable, message, tools, schema }: ModelState): Finding[] {
  if (!reachable) return [{ level: 'problem', what: `Language model: ${message}`, next: 'docs/models.md' }]
  return [
    { level: 'ok', what: `Language model: ${message}` },
    describeAbility(name, 'calls tools', tools, 'Choose one that does: agent config set model.name <name>'),
    describeAbility(name, 'keeps to a schema', schema, 'Answers are checked and asked for again when they do not fit'),
  ]
}

function describeAbility(name: string | null, what: string, can: boolean | undefined, next: string): Finding {
  if (can) return { level: 'ok', what: `Language model: ${name} ${what}` }
  return can === undefined
    ? {
        level: 'note',
        what: `Language model: the endpoint does not say whether ${name} ${what}; the first use shows it`,
      }
    : { level: 'note', what: `Language model: ${name} does not say that it ${what}`, next }
}

async function checkServer(project: LoadedSettings, here: ModelState | undefined): Promise<Finding[]> {
  const agent = await readComponentStatus(project, 'agent')
  if (agent.state !== 'running') return []
  let there = (await readServerStatus(agent.url)).model
  // Its first look may still be under way.
  if (there?.['provider'] && !there['checked_at']) {
    await sleep(1000)
    there = (await readServerStatus(agent.url)).model
  }
  if (!there || (there['provider'] && !there['checked_at'])) return []
  const isSame =
    (there['provider'] ?? undefined) === here?.provider &&
    (!here || (there['reachable'] === here.reachable && (!here.reachable || there['name'] === here.name)))
  if (isSame) return []
  return [
    {
      level: 'problem',
      what: `The running agent server sees another language model: ${String(there['message'])}`,
      next: 'It has the settings and variables of its start: agent restart agent',
    },
  ]
}

/** The model, the browser and the storage as the agent server's `/status` has them, undefined when they cannot be had. */
export async function readServerStatus(
  url: string,
): Promise<Record<'model' | 'browser' | 'storage', Record<string, unknown> | undefined>> {
  const body = await requestJson(`${url}/status`, { timeout: 5 }).catch(() => undefined)
  const part = (of: unknown, name: string) => (isObject(of) && isObject(of[name]) ? of[name] : undefined)
  return { model: part(part(body, 'engine'), 'model'), browser: part(body, 'browser'), storage: part(body, 'storage') }
}
