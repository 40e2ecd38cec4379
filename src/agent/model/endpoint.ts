import { AgentError } from '../../lib/errors.ts'
import type { MODEL_PROVIDERS, ModelSettings } from '../../config/settings.ts'
import { maskCredentials } from '../../lib/mask-url.ts'

/** A provider that is a program: the file of its name in src/agent/model/providers. */
export type ProviderName = Exclude<(typeof MODEL_PROVIDERS)[number], 'auto' | 'none'>

/** A language model as the settings and the environment describe it. */
export interface ModelEndpoint {
  provider: ProviderName
  url: string
  /** The configured model; empty: one is to be chosen. */
  name: string
  /** The key, which goes nowhere but into requests to `url`. */
  key: string | undefined
  /** The environment variable that holds it. */
  keyVariable: string
  /** Name of the header that carries the key as it is; empty: `Authorization: Bearer`. */
  keyHeader: string
  headers: Record<string, string>
  /** Azure's `api-version`; empty: none. */
  apiVersion: string
  temperature: number
  /** 0: what the provider does by itself. */
  context: number
  maxOutput: number
  /** Milliseconds that it may be silent. */
  silence: number
}

const OLLAMA_PORT = '11434'
const DEFAULT_KEY = 'OPENAI_API_KEY'

/**
 * The configured language model, undefined without one. `auto` (docs/models.md): no name and no base_url: none; a
 * base_url: ollama when its port is 11434 and its path is empty, else openai; a name alone: ollama, so that nothing leaves
 * this machine unless the settings say where to. Throws SETTING_INVALID for an address that is none.
 */
export function readEndpoint(settings: ModelSettings, environment: NodeJS.ProcessEnv): ModelEndpoint | undefined {
  const provider = chooseProvider(settings)
  if (!provider) return undefined
  const keyVariable = settings.api_key_env
  const { url, authorization } = splitCredentials(readAddress(provider, settings.base_url, environment))
  // A key for OpenAI is nobody else's business; one that was named for another provider is.
  const isKeyMeant = provider === 'openai' || keyVariable !== DEFAULT_KEY
  return {
    provider,
    url,
    name: settings.name,
    key: (isKeyMeant && environment[keyVariable]?.trim()) || undefined,
    keyVariable,
    keyHeader: settings.api_key_header || (settings.api_version ? 'api-key' : ''),
    headers: { ...authorization, ...readHeaders(settings.headers, environment) },
    apiVersion: settings.api_version,
    temperature: settings.temperature,
    context: settings.context,
    maxOutput: settings.max_output,
    silence: settings.timeout * 1000,
  }
}

function chooseProvider({ provider, name, base_url: url }: ModelSettings): ProviderName | undefined {
  if (provider === 'none') return undefined
  if (provider !== 'auto') return provider
  if (!url) return name ? 'ollama' : undefined
  const parsed = URL.parse(withScheme(url))
  return parsed?.port === OLLAMA_PORT && parsed.pathname === '/' ? 'ollama' : 'openai'
}

/** Where the providers that have a usual address are: the variable that says it, else that address. */
const USUAL_ADDRESSES: Readonly<Record<string, readonly [variable: string, usual: string]>> = {
  ollama: ['OLLAMA_HOST', `http://127.0.0.1:${OLLAMA_PORT}`],
  openai: ['OPENAI_BASE_URL', 'https://api.openai.com/v1'],
}

function readAddress(provider: ProviderName, url: string, environment: NodeJS.ProcessEnv): string {
  const given = url.trim()
  // Ollama's own interface stands beside the one at /v1.
  const suffix = provider === 'ollama' ? /\/(?:v1|api)?\/*$/ : /\/+$/
  if (given) return checkAddress('model.base_url', given).replace(suffix, '')
  const place = USUAL_ADDRESSES[provider]
  if (!place)
    throw new AgentError('SETTING_INVALID', 422, `model.provider = "${provider}" needs model.base_url as well`)
  const [variable, usual] = place
  const elsewhere = environment[variable]?.trim() ?? ''
  if (!elsewhere) return usual
  const address = provider === 'ollama' ? elsewhere.replace(/^:/, '127.0.0.1:') : elsewhere
  const checked = checkAddress(variable, address)
  return (provider === 'ollama' ? readOllamaHost(checked, elsewhere) : checked).replace(/\/+$/, '')
}

/** An address with its scheme. Throws SETTING_INVALID for what is none. */
function checkAddress(where: string, address: string): string {
  const url = withScheme(address)
  if (URL.canParse(url)) return url
  const message = `${where} = ${JSON.stringify(maskCredentials(address))} is no address. One would be http://127.0.0.1:${OLLAMA_PORT}`
  throw new AgentError('SETTING_INVALID', 422, message)
}

/** `OLLAMA_HOST` as Ollama itself reads it: a host, a port or both; the address of every network card is this machine. */
function readOllamaHost(address: string, given: string): string {
  const url = new URL(address)
  if (['0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = '127.0.0.1'
  if (!url.port && !given.includes('://')) url.port = OLLAMA_PORT
  return url.href
}

/** Name and password of an address go into a header: addresses stand in messages. */
function splitCredentials(address: string): { url: string; authorization?: Record<string, string> } {
  const parsed = URL.parse(address)
  if (!parsed?.username) return { url: address }
  const pair = `${decodeURIComponent(parsed.username)}:${decodeURIComponent(parsed.password)}`
  parsed.username = ''
  parsed.password = ''
  const authorization = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
  return { url: parsed.href.replace(/\/+$/, ''), authorization }
}

const withScheme = (address: string) => (/^https?:\/\//i.test(address) ? address : `http://${address}`)

/** `Name: value; Name: value`, with `${VARIABLE}` from the environment. */
function readHeaders(text: string, environment: NodeJS.ProcessEnv): Record<string, string> {
  const pairs = text.split(';').flatMap(part => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(part) ?? []
    return name && value !== undefined ? [[name.toLowerCase(), value] as const] : []
  })
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, value.replace(REFERENCE, (_all, key: string) => environment[key] ?? '')]),
  )
}

const REFERENCE = /\$\{(\w+)\}/g

/** Variables that the setting `headers` refers to and that are not set. */
export const unsetVariables = (headers: string, environment: NodeJS.ProcessEnv): string[] =>
  [...headers.matchAll(REFERENCE)].map(([, name]) => name!).filter(name => !environment[name])
