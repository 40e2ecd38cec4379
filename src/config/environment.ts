import { parseJson } from '../lib/json.ts'
import { forDemos } from './demos.ts'
import type { SettingDescription } from './describe-settings.ts'

/** Environment variables that set a setting (specification § B; the last group is ours). */
export const ENVIRONMENT_SETTINGS: Readonly<Record<string, string>> = {
  AGENT_MODE: 'features.mode',
  AGENT_API_MODE_ENABLED: 'api_mode.enabled',
  AGENT_BROWSER_ENABLED: 'api_mode.browser_enabled',
  AGENT_WEB_AUTOMATION: 'api_mode.web_automation',
  AGENT_MAX_CONCURRENT_REQUESTS: 'api_mode.max_concurrent_requests',
  AGENT_REQUEST_TIMEOUT: 'api_mode.request_timeout',
  AGENT_CACHE_ENABLED: 'api_mode.cache_enabled',
  AGENT_DEMO_PORT: 'demo.port',
  AGENT_API_REGISTRY_PORT: 'demo.api_registry_port',
  AGENT_DEMO_TIMEOUT: 'demo.default_timeout',

  ...forDemos(
    name => `server_ports.${name}_api`,
    name => `AGENT_${name.toUpperCase()}_PORT`,
  ),
  AGENT_HOST: 'server.host',
  AGENT_TLS_CERT: 'server.tls_cert',
  AGENT_TLS_KEY: 'server.tls_key',
  AGENT_TLS_CA: 'server.tls_ca',
  AGENT_RATE_LIMIT: 'server.rate_limit',
  AGENT_DATABASE_URL: 'database.url',
  AGENT_SUPERVISION: 'supervision.enabled',
  AGENT_APPROVALS: 'features.approvals',
  AGENT_BROWSER_PATH: 'browser.path',
  AGENT_MODEL_PROVIDER: 'model.provider',
  AGENT_MODEL_NAME: 'model.name',
  AGENT_MODEL_BASE_URL: 'model.base_url',
  AGENT_MODEL_API_KEY_ENV: 'model.api_key_env',
  AGENT_MODEL_API_VERSION: 'model.api_version',
  AGENT_MODEL_CONTEXT: 'model.context',
  AGENT_MODEL_TIMEOUT: 'model.timeout',
}

/** Variables that say where files are; they are no settings. */
export const ENVIRONMENT_PATHS: Readonly<Record<string, string>> = {
  AGENT_HOME: 'state folder (records, logs, databases); default: .agent beside settings.toml',
  MCP_SERVERS_FILE: "the registry's service file; wins over registry.file",
}

/** Variables of other programs and of the shell that are read as well. */
export const ENVIRONMENT_OTHERS: Readonly<Record<string, string>> = {
  AGENT_API_KEY: 'key that the command line and `agent mcp` send where a component asks for one (agent keys)',
  AGENT_REGISTRY_ADMIN_KEY: 'key for changes of the catalogue; registry.admin_key_env names another variable',
  AGENT_INTERNAL_KEY:
    'key by which components on several machines let each other in; default: internal.key in the state folder',
  OPENAI_API_KEY: 'key of the language model; model.api_key_env names another variable',
  OPENAI_BASE_URL: 'address of an OpenAI-compatible model when model.base_url is empty',
  OLLAMA_HOST: 'address of Ollama when model.base_url is empty',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'OpenTelemetry collector when telemetry.otlp_endpoint is empty',
  NAME_FILE:
    'file that holds the variable NAME, as containers mount secrets; for every name that ends in _KEY, _TOKEN, _SECRET, _PASSWORD or _URL, those that the service file names too',
  AGENT_DEBUG: 'any value: the command line prints the stack of an unexpected error',
  NO_COLOR: 'any value: no colours',
  BROWSER: 'program that `agent start --open` opens the chat page with',
  PLAYWRIGHT_BROWSERS_PATH: 'folder of browsers that Playwright installed',
}

const YES = new Set(['true', '1', 'yes', 'on'])
const NO = new Set(['false', '0', 'no', 'off'])

/**
 * The typed value that a text stands for (an environment variable, an argument of `config set`). A text that does
 * not fit the type is returned as it is: validation then refuses it with the name of its place.
 */
export function readTextValue(text: string, type: SettingDescription['type']): unknown {
  const trimmed = text.trim()
  if (type === 'boolean') {
    const lower = trimmed.toLowerCase()
    return YES.has(lower) ? true : NO.has(lower) ? false : text
  }
  if (type === 'integer' || type === 'number')
    return /^[-+]?\d+(_\d+)*(\.\d+)?$/.test(trimmed) ? Number(trimmed.replaceAll('_', '')) : text
  if (type === 'array') {
    const list = trimmed.startsWith('[') ? parseJson(trimmed) : trimmed.split(',').map(item => item.trim())
    return Array.isArray(list) ? list.filter(item => item !== '') : text
  }
  if (type === 'object') return parseJson(trimmed) ?? text
  return trimmed
}
