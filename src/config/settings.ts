/**
 * The schema of `settings.toml`, with every default. The descriptions are the documentation: the reference file
 * `config/settings.reference.toml` is generated from them. Names and examples of [features], [api_mode] and [demo]
 * come from the specification § B, Agent settings; all times are in seconds (interfaces § CLI).
 */
import { z } from 'zod'
import { DEMOS, forDemos, type DemoName } from './demos.ts'
import { RUN_MODES } from '../contract/chat.ts'
import { Instructions, Policies } from './policy-settings.ts'

const port = (value: number) => z.int().min(1).max(65535).default(value)
const flag = (value: boolean) => z.boolean().default(value)
const whole = (value: number, min: number, max: number) => z.int().min(min).max(max).default(value)

/** When a call that changes data waits for a yes in chat. */
export const APPROVAL_POLICIES = ['writes', 'destructive', 'never'] as const
/** How a language model works out an answer. */
export const MODEL_STRATEGIES = ['auto', 'plan', 'loop'] as const
/** Where language-model answers come from; src/agent/model/providers/index.ts lists those that are programs. */
export const MODEL_PROVIDERS = ['auto', 'none', 'ollama', 'openai'] as const

const Features = z
  .strictObject({
    mode: z
      .enum(RUN_MODES)
      .default('api')
      .describe(
        'Run mode: api (API operations only), hybrid (API and browser) or web (browser only). `agent mode <name>` changes it, a running agent takes it up at once.',
      ),
    approvals: z
      .enum(APPROVAL_POLICIES)
      .default('writes')
      .describe(
        'Which calls asked for in chat wait for a yes: writes (everything that changes data), destructive (only what deletes or overwrites) or never.',
      ),
    mcp_approvals: flag(false).describe(
      'Whether other agents may approve changes at `/mcp` of the agent server: with the tool approve, and by a yes to ask. false: only people do, in chat.',
    ),
  })
  .describe('What the agent may do')

const ApiMode = z
  .strictObject({
    enabled: flag(true).describe(
      'API operations. false: the agent uses no API tool in any mode and says so; the registry itself keeps serving other clients.',
    ),
    browser_enabled: flag(true).describe(
      'Browser tools. false: they stay off in hybrid and web mode too, and no browser is started. In api mode they are always off.',
    ),
    web_automation: flag(true).describe(
      'Browser tools that act on a page (click, type, fill, submit). false: pages can be opened, read and captured, nothing else.',
    ),
    max_concurrent_requests: whole(10, 1, 1000).describe(
      'Most calls of the registry to one service at the same time; further calls wait their turn.',
    ),
    request_timeout: z
      .number()
      .min(0.1)
      .max(3600)
      .default(30)
      .describe('Seconds that one call to a service may take; after that it fails as a time-out (504).'),
    retry_attempts: whole(3, 0, 10).describe(
      'How often a failed call is tried again. Only calls that are safe to repeat are; 0 switches it off.',
    ),
    cache_enabled: flag(true).describe(
      "Response cache of safe calls (GET) that the service allows to be cached; a write through the registry drops that application's entries.",
    ),
    cache_ttl: z
      .number()
      .min(0)
      .max(86400)
      .default(300)
      .describe('Longest time, in seconds, that a cached response is used.'),
    connection_pool_size: whole(20, 1, 1000).describe('Connections kept open to one service.'),
    ssl_verify: flag(true).describe(
      'Check TLS certificates of https services. false accepts any certificate: for tests only.',
    ),
    api_key_rotation: flag(true).describe(
      'For a service with several credentials: take the next one when a call is refused (401, 403, 429). false uses the first one only.',
    ),
    audit_logging: flag(true).describe(
      'Write one line for every call (time, tool, status, duration; no arguments, no secrets) to audit.jsonl in the state folder.',
    ),
  })
  .describe('How the registry calls services')

const Demo = z
  .strictObject({
    enabled: flag(true).describe(
      'Demo switch. false: `agent start demo` and `agent start demo_crm` refuse; single components still start.',
    ),
    auto_start: flag(false).describe(
      'true: `agent chat`, `agent eval`, `agent tools` and `agent apis` start the demo first when it is not running.',
    ),
    port: port(8005).describe('Port of the agent server.'),
    api_registry_port: port(8001).describe('Port of the tool registry.'),
    max_results: whole(10, 1, 1000).describe(
      'Most rows written out in the text of an answer; the data of the answer always holds every row.',
    ),
    default_timeout: z
      .number()
      .min(0.1)
      .max(3600)
      .default(30)
      .describe('Seconds that one chat answer may take; after that it stops and says so.'),
    enable_logging: flag(true).describe(
      'Components write what they do to their log file (`agent logs`). false: errors only.',
    ),
  })
  .describe('The demo: agent server, registry, sales-territory API and CRM API')

const ServerPorts = z
  .strictObject({
    ...forDemos<ReturnType<typeof port>, `${DemoName}_api`>(
      name => port(DEMOS[name].port).describe(`Port of ${DEMOS[name].what}.`),
      name => `${name}_api`,
    ),
    api_registry: z.int().min(1).max(65535).optional().describe('Another place for demo.api_registry_port.'),
    registry: z.int().min(1).max(65535).optional().describe('Another place for demo.api_registry_port.'),
    demo: z.int().min(1).max(65535).optional().describe('Another place for demo.port.'),
    agent: z.int().min(1).max(65535).optional().describe('Another place for demo.port.'),
  })
  .describe('Ports of the demo APIs; each port may be used once')

/** Whether an address can be made with it: no port, no number beyond 255. */
const isHost = (host: string) => host !== '' && URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}:80`)

const Server = z
  .strictObject({
    host: z
      .string()
      .refine(isHost)
      .meta({ allowed: 'an address of this machine or a name for one' })
      .default('127.0.0.1')
      .describe(
        'Address that every component listens on. Beyond this machine (0.0.0.0) every request needs a key; nothing starts there before one was made (`agent keys add`).',
      ),
    allowed_hosts: z
      .array(z.string().regex(/^(?:\*\.)?[\w.-]+$/))
      .default([])
      .describe(
        'Names under which the components may be asked for beside their own address (`agent.example.com`, `*.example.com`); others are refused (DNS rebinding). A name here means people from elsewhere: every request then needs a key, on loopback too.',
      ),
    agent_url: z
      .string()
      .regex(/^(?:https?:\/\/[^/\s]+\/?)?$/i)
      .meta({ allowed: 'an address that begins with http:// or https://, without a path' })
      .default('')
      .describe(
        'Address of the agent servers, of a balancer before several (`http://agent:8005`): the registry runs their flows there. Empty: each where it calls from.',
      ),
    tls_cert: z
      .string()
      .default('')
      .describe(
        'Certificate (PEM, with those that signed it below), relative to this file. With it every component speaks https only. A renewed file is taken up within seconds, without a restart.',
      ),
    tls_key: z
      .string()
      .default('')
      .describe(
        'Private key of the certificate (PEM, without a passphrase), which others on this machine may not read.',
      ),
    tls_ca: z
      .string()
      .default('')
      .describe(
        'Certificates (PEM) of authorities that the clients of this project trust beside those of the machine, for a registry elsewhere. The certificate in tls_cert is trusted as it is.',
      ),
    rate_limit: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe(
        'Requests a minute of one key, or of one address where no key is asked for; more get 429. A message or a call of a tool counts as five. Components of this project are not counted. 0: no limit. Empty: 1200 where keys are asked for, otherwise no limit.',
      ),
    rate_burst: whole(200, 1, 1_000_000).describe('Requests that may come at once, before rate_limit sets the pace.'),
    max_connections: whole(2000, 10, 100_000).describe(
      'Most connections to one component at the same time. A newcomer beyond them takes the place of one that has not sent a whole request yet.',
    ),
    max_connections_per_address: whole(500, 0, 100_000).describe(
      'Most connections from one address other than this machine; 0: no limit, for a proxy in front.',
    ),
  })
  .describe('Where components listen')

const Security = z
  .strictObject({
    require_key: flag(false).describe(
      'true: every request needs a key (`agent keys add`), on loopback too. Beyond this machine it always does.',
    ),
  })
  .describe('Who may use the components (docs/keys.md)')

const variable = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
  .meta({ allowed: 'the name of an environment variable' })

const Database = z
  .strictObject({
    url: z
      .string()
      .regex(/^(?:postgres(?:ql)?:\/\/.*)?$/i)
      .meta({ allowed: 'an address that begins with postgres:// or postgresql://', secret: true })
      .default('')
      .describe(
        'PostgreSQL that several agent servers and registries share: `postgres://user:password@host:5432/name`. Empty: SQLite in the state folder. The password may also stand in PGPASSWORD or in the file of PGPASSFILE.',
      ),
    connections: whole(10, 2, 1000).describe(
      'Most connections of one process to it; each listens for changes on one more.',
    ),
  })
  .describe('Where conversations, approvals, flows and onboarded tools are kept (docs/scale.md)')

const Model = z
  .strictObject({
    provider: z
      .enum(MODEL_PROVIDERS)
      .default('auto')
      .describe(
        'Language model beside the built-in engine: none (built-in engine only), ollama, openai (any endpoint that speaks the OpenAI chat interface) or auto. auto: without name and base_url none; with a base_url ollama when its port is 11434 and its path is empty, else openai; with a name alone ollama.',
      ),
    name: z
      .string()
      .default('')
      .describe(
        'Name of the model, as the provider lists it. Empty: with ollama the local model that is chosen (one that calls tools; loaded before others, the latest first), with openai the only one that the endpoint lists.',
      ),
    base_url: z
      .string()
      .regex(/^(?:https?:\/\/|(?!.*:\/\/))/i)
      .meta({ allowed: 'an address; one with a scheme begins with http:// or https://' })
      .default('')
      .describe(
        'Address of the provider, with or without /v1. Empty: OLLAMA_HOST or http://127.0.0.1:11434 for ollama, OPENAI_BASE_URL or https://api.openai.com/v1 for openai.',
      ),
    api_key_env: variable
      .default('OPENAI_API_KEY')
      .describe(
        "Name of the environment variable that holds the provider's key. The key itself never stands in this file.",
      ),
    api_key_header: z
      .string()
      .default('')
      .describe(
        'Header that carries the key as it is, such as api-key. Empty: `Authorization: Bearer <key>`, and api-key when api_version is set.',
      ),
    api_version: z
      .string()
      .default('')
      .describe('Azure: the `api-version` of its interface, such as 2024-10-21. Empty: none is sent.'),
    headers: z
      .string()
      .default('')
      .describe(
        'Further headers for a gateway, as `Name: value; Name: value`. ${VARIABLE} stands for an environment variable.',
      ),
    temperature: z
      .number()
      .min(0)
      .max(2)
      .default(0)
      .describe('How freely the model chooses its words; 0 gives the same answer to the same question.'),
    context: whole(8192, 0, 4_000_000).describe(
      "Tokens that the model reads and writes at most (num_ctx of Ollama, which keeps to the model's own limit); prompts are kept within it. 0: what the provider does by itself.",
    ),
    max_output: whole(2048, 16, 1_000_000).describe('Most tokens that the model writes in one turn.'),
    timeout: z
      .number()
      .min(1)
      .max(3600)
      .default(120)
      .describe('Seconds that the model may be silent, before its first word and between two of them.'),
    answer_timeout: z
      .number()
      .min(1)
      .max(86400)
      .default(300)
      .describe(
        'Seconds that one chat answer may take when a language model may work on it; otherwise demo.default_timeout holds.',
      ),
    builtin_confidence: z
      .number()
      .min(0)
      .max(1)
      .default(0.6)
      .describe(
        'How sure the built-in engine has to be of an answer (its confidence, 0 to 1) to give it itself in engine auto; the model answers the rest. 0: the model is asked only where the built-in engine has no answer.',
      ),
    strategy: z
      .enum(MODEL_STRATEGIES)
      .default('auto')
      .describe(
        'How the model works out an answer: plan (one plan held to a schema, carried out by the program), loop (calls of tools, turn by turn) or auto (a plan first where everything that it needs is known beforehand, else the loop; docs/model-engine.md).',
      ),
    max_steps: whole(12, 1, 100).describe('Most model turns for one answer.'),
    input_price: z
      .number()
      .min(0)
      .optional()
      .describe(
        'Price of a million tokens that the model reads. With output_price too, receipts tell what answers cost.',
      ),
    output_price: z
      .number()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('Price of a million tokens that the model writes.'),
    currency: z.string().min(1).default('USD').describe('Currency of the two prices (ISO 4217).'),
    max_calls: whole(40, 1, 1000).describe('Most calls of tools that the model may make for one answer.'),
    max_tokens: whole(200_000, 1000, 100_000_000).describe(
      'Tokens that the model may read and write for one answer; no further turn is begun after that.',
    ),
  })
  .describe('The optional language model; how to connect one: docs/models.md')

/** What happens to arguments that a tool does not have. */
export const UNKNOWN_ARGUMENTS = ['reject', 'drop'] as const
/** What happens to a tool whose name, description or schema changed after it was first seen. */
export const TOOL_CHANGES = ['warn', 'block'] as const
/** How `/mcp` lists a catalogue. */
export const MCP_LISTINGS = ['auto', 'full', 'compact'] as const

const Registry = z
  .strictObject({
    file: z
      .string()
      .default('')
      .describe(
        "The registry's service file, relative to this file. Empty: mcp_servers.yaml beside this file, else in its config folder, else the built-in default. MCP_SERVERS_FILE wins.",
      ),
    watch: flag(true).describe(
      'Take up changes of the service file while running. A file that cannot be read changes nothing; `/status` says why.',
    ),
    admin_key_env: variable
      .default('AGENT_REGISTRY_ADMIN_KEY')
      .describe(
        'Name of the environment variable that holds a key for changes (onboarding, adding services, removal, refresh, reload, trust, run mode), sent as `Authorization: Bearer`. On loopback it is asked for when it is set; where every request needs a key (docs/keys.md) it is one with the scope admin.',
      ),
    allow_private_addresses: flag(false).describe(
      'true: endpoints onboarded at run time may be on private and loopback addresses. Addresses in the service file are trusted; link-local addresses (cloud metadata) are refused for both.',
    ),
    external_references: flag(false).describe(
      'Follow `$ref`s of a description to other documents of its own origin; `external_references` of an entry wins. Other origins and files are never followed.',
    ),
    unknown_arguments: z
      .enum(UNKNOWN_ARGUMENTS)
      .default('reject')
      .describe('Arguments that a tool does not have: reject (422, nothing is called) or drop (called without them).'),
    tool_changes: z
      .enum(TOOL_CHANGES)
      .default('warn')
      .describe(
        'A tool whose name, description or schema changed after its first use: warn (log, `/status`) or block (409 until `agent apis trust <app>`).',
      ),
    alias_length: whole(64, 24, 128).describe('Longest alias of a tool, the name that language models see.'),
    max_result_bytes: whole(16 * 1024 * 1024, 1024, 1024 * 1024 * 1024).describe(
      'Largest result of a call that is taken, in bytes; a bigger one is cut and marked as truncated. `max_result_bytes` of an entry wins.',
    ),
    max_schema_bytes: whole(32 * 1024, 1024, 16 * 1024 * 1024).describe(
      'Largest schema of one tool in listings, in bytes, of its arguments and of its result each; deep parts of a bigger one are left open.',
    ),
    max_description_bytes: whole(64 * 1024 * 1024, 1024, 1024 * 1024 * 1024).describe(
      'Largest service description that is read, in bytes.',
    ),
    breaker_failures: whole(5, 0, 1000).describe(
      'Calls in a row that a service fails to answer before it is left alone for a while (circuit breaker, 503); 0 switches it off.',
    ),
    breaker_pause: z
      .number()
      .min(0.1)
      .max(3600)
      .default(10)
      .describe('Seconds that a service is left alone before one call may try it again.'),
    progress_timeout: z
      .number()
      .min(0.1)
      .max(86400)
      .default(300)
      .describe('Longest time, in seconds, that progress of an MCP tool may extend a call beyond request_timeout.'),
    mcp_listing: z
      .enum(MCP_LISTINGS)
      .default('auto')
      .describe(
        'What `/mcp` lists: full (every tool), compact (search_tools, describe_tool and call_tool) or auto (compact for more than mcp_full_limit tools).',
      ),
    mcp_full_limit: whole(100, 0, 100_000).describe('Most tools that `/mcp` lists one by one in auto.'),
  })
  .describe('What the registry registers, and how safe it is about it')

const Telemetry = z
  .strictObject({
    otlp_endpoint: z
      .string()
      .default('')
      .describe(
        'Address of an OpenTelemetry collector (OTLP over HTTP), such as http://127.0.0.1:4318. Empty: OTEL_EXPORTER_OTLP_ENDPOINT, and without that no spans are sent.',
      ),
    service_name: z.string().min(1).default('agent-registry').describe("Name of the service in the registry's spans."),
    agent_name: z.string().min(1).default('agent').describe("Name of the service in the agent server's spans."),
    capture_content: flag(false).describe(
      'Put messages, answers, and arguments and results of tools into the spans of the agent server. They may hold anything about anybody: false leaves them out.',
    ),
  })
  .describe('Traces for an OpenTelemetry collector')

const seconds = (value: number, max = 3600) => z.number().min(0.1).max(max).default(value)

const Browser = z
  .strictObject({
    path: z
      .string()
      .default('')
      .describe(
        'Program file of a browser of the Chromium family (Chromium, Chrome, Edge, Brave). Empty: looked for on the PATH, then among those that Playwright knows or installed, then the package @sparticuz/chromium.',
      ),
    headless: flag(true).describe('false: the browser shows its window, on a machine that has a screen.'),
    allowed_origins: z
      .array(z.string().regex(/^https?:\/\/[^/?#\s]+\/?$/i))
      .default([])
      .describe(
        'Origins (`http://127.0.0.1:3000`) on loopback or private networks that pages may be read from. Everything on the public internet may be; of the rest only these and what a person names in a message.',
      ),
    max_sessions: whole(10, 1, 1000).describe(
      'Most sessions with a page open at the same time, each apart from the others (cookies, storage).',
    ),
    max_pages: whole(10, 1, 1000).describe('Most tabs of one session.'),
    idle_timeout: seconds(600, 86400).describe(
      'Seconds without a call after which the pages of a session are closed, and the browser after the last one.',
    ),
    navigation_timeout: seconds(20).describe('Seconds that loading a page may take.'),
    action_timeout: seconds(5).describe(
      'Seconds that an element may take to become ready for an action (click, type, select).',
    ),
    answer_timeout: seconds(120).describe(
      'Seconds that one chat answer may take in the modes hybrid and web, where demo.default_timeout is less.',
    ),
    max_download_mb: whole(100, 1, 100_000).describe('Largest file, in megabytes, that may come down.'),
    width: whole(1280, 200, 10_000).describe('Width of the window that pages are laid out for, in CSS pixels.'),
    height: whole(800, 200, 10_000).describe('Its height.'),
  })
  .describe('The browser of the modes hybrid and web (docs/browser.md); changes hold from the next start')

const Supervision = z
  .strictObject({
    enabled: flag(true).describe(
      'A small supervisor starts a component again that crashed or does not answer. false: `agent status` tells, and nothing is started by itself.',
    ),
    max_restarts: whole(5, 1, 1000).describe(
      'Most restarts of one component within the window; after that it stays stopped, and `agent status` says so.',
    ),
    window: whole(600, 10, 86_400).describe('Length of that window, in seconds.'),
    first_delay: z
      .number()
      .min(0.1)
      .max(600)
      .default(1)
      .describe('Seconds before the first restart; each further one within the window waits twice as long.'),
    longest_delay: z.number().min(0.1).max(3600).default(30).describe('Longest wait before a restart, in seconds.'),
    hang_timeout: z
      .number()
      .min(1)
      .max(3600)
      .default(30)
      .describe(
        'Seconds that a component that lives may leave its health unanswered before it is ended and started again.',
      ),
  })
  .describe('What happens to a component that crashes or hangs (docs/operating.md); changes hold from the next start')

const Logging = z
  .strictObject({
    max_size: z
      .number()
      .min(0.001)
      .max(10_000)
      .default(10)
      .describe('Size in megabytes at which a component sets its log aside (`crm.log.1`) and begins a new one.'),
    max_files: whole(5, 1, 100).describe('Logs that were set aside and are kept, for each component.'),
  })
  .describe('The logs of the components (`agent logs`); changes hold from the next start')

/** Every setting. `Settings.parse({})` gives the defaults. */
export const Settings = z.strictObject({
  features: Features.prefault({}),
  api_mode: ApiMode.prefault({}),
  demo: Demo.prefault({}),
  server_ports: ServerPorts.prefault({}),
  server: Server.prefault({}),
  security: Security.prefault({}),
  database: Database.prefault({}),
  model: Model.prefault({}),
  instructions: Instructions.prefault({}),
  policies: Policies.prefault({}),
  registry: Registry.prefault({}),
  browser: Browser.prefault({}),
  telemetry: Telemetry.prefault({}),
  supervision: Supervision.prefault({}),
  logging: Logging.prefault({}),
})
export type Settings = z.infer<typeof Settings>
export type DatabaseSettings = Settings['database']
export type RegistrySettings = Settings['registry']
export type BrowserSettings = Settings['browser']
export type ModelSettings = Settings['model']

/** The sections by name, for tools that walk over the schema (reference file, `config`, the environment table). */
export const SECTIONS = {
  features: Features,
  api_mode: ApiMode,
  demo: Demo,
  server_ports: ServerPorts,
  server: Server,
  security: Security,
  database: Database,
  model: Model,
  instructions: Instructions,
  policies: Policies,
  registry: Registry,
  browser: Browser,
  telemetry: Telemetry,
  supervision: Supervision,
  logging: Logging,
} as const

/** Keys that say the same as another one; loading moves their value there. */
export const ALIASES: Readonly<Record<string, string>> = {
  'server_ports.api_registry': 'demo.api_registry_port',
  'server_ports.registry': 'demo.api_registry_port',
  'server_ports.demo': 'demo.port',
  'server_ports.agent': 'demo.port',
}
