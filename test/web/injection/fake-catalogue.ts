import type { Page } from 'playwright-core'
import type { CatalogueApplication, CatalogueCallResult, CatalogueTool } from '../../../src/contract/catalogue.ts'
import type { Activity } from '../../../src/contract/activity.ts'
import type { ServicePreview } from '../../../src/contract/services.ts'
import { SCHEMA } from './injection-engine.ts'
import { NESTED, PAYLOADS } from './payloads.ts'

const first = PAYLOADS[0]!
const NOW = new Date().toISOString()

const applications: CatalogueApplication[] = PAYLOADS.map((text, at) => ({
  name: text,
  description: text,
  url: text,
  type: (['openapi', 'mcp', 'trm', 'onboarded'] as const)[at % 4]!,
  tool_count: at,
  state: (['ready', 'connecting', 'failed'] as const)[at % 3]!,
  message: text,
  transport: 'stdio',
  since: NOW,
  last_error: text,
  restarts: at,
  removable: at % 2 === 0,
  notes: [text],
}))

const toolOf = (text: string, at: number): CatalogueTool => ({
  app_name: text,
  secure: true,
  api_name: text,
  path: text,
  method: text,
  description: text,
  parameters: PAYLOADS.map(name => ({
    name,
    type: name,
    required: true,
    description: name,
    constraints: [name],
    in: name,
    default: NESTED,
  })),
  response_schemas: { success: NESTED, failure: first },
  alias: text,
  read_only: at % 2 === 0,
  input_schema: SCHEMA,
  tags: [...PAYLOADS],
  approval: at % 2 ? 'needed' : 'none',
  approval_reason: text,
})
const tools = PAYLOADS.map(toolOf).map(({ input_schema: _schema, parameters: _parameters, ...rest }) => ({
  ...rest,
  parameters: [],
}))

const preview: ServicePreview = {
  name: first,
  type: 'openapi',
  url: `javascript:${first}`,
  title: PAYLOADS.join(' '),
  version: first,
  description: PAYLOADS.join(' '),
  tool_count: PAYLOADS.length,
  tools: PAYLOADS.map(text => ({
    name: text,
    description: text,
    method: text,
    path: text,
    read_only: true,
    parameters: 1,
  })),
  secure: true,
  auth_needed: { type: first, key: first, message: PAYLOADS.join(' ') },
  warnings: [...PAYLOADS],
}

const call: CatalogueCallResult = {
  ok: true,
  status: 200,
  duration_ms: 1,
  rows: PAYLOADS.length,
  result: { items: PAYLOADS.map(text => ({ [text]: text, '': text })), [first]: first, next: NESTED },
  cache: first,
  truncated: true,
}
const failedCall: CatalogueCallResult = {
  ok: false,
  status: 500,
  duration_ms: 1,
  error: { message: PAYLOADS.join(' '), code: first, detail: NESTED },
}

const activity: Activity = {
  since: NOW,
  calls: PAYLOADS.map(text => ({
    at: NOW,
    app: text,
    tool: text,
    door: 'http',
    outcome: 'failed',
    status: 500,
    duration_ms: 1,
    attempts: 2,
    cache: text,
    error_type: text,
  })),
  tools: PAYLOADS.map(text => ({ app: text, tool: text, calls: 3, failed: 1, p50_ms: 1, p95_ms: 2 })),
  minutes: [{ at: NOW, calls: 3, failed: 1, p50_ms: 1 }],
}

/** Answers for the registry with every text in every place; a call of a tool with `fails` set goes wrong. */
export async function fakeCatalogue(page: Page, { fails = false } = {}): Promise<void> {
  const answers: [RegExp, unknown, number?][] = [
    [/\/catalogue\/applications$/, applications],
    [/\/catalogue\/applications\/.*\/tools$/, { tools, total: tools.length }],
    [/\/catalogue\/search$/, { tools: tools.map(tool => ({ ...tool, score: 1 })), total: tools.length }],
    [/\/catalogue\/tools\/.*$/, toolOf(first, 0)],
    [/\/catalogue\/call$/, fails ? failedCall : call],
    [/\/catalogue\/services\/preview$/, preview],
    [/\/catalogue\/(?:services|reload|applications)/, { detail: PAYLOADS.join(' '), code: first }, 422],
    [/\/activity$/, activity],
  ]
  await page.route(/\/(?:catalogue|activity)(?:[/?]|$)/, async route => {
    const { pathname } = new URL(route.request().url())
    const [, body, status = 200] = answers.find(([pattern]) => pattern.test(pathname)) ?? []
    if (body === undefined) return await route.continue()
    return await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  })
}
