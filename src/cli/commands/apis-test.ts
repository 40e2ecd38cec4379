import type { ApiRecord, ApplicationRecord } from '../../contract/registry.ts'
import { messageOf } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { serviceError } from '../http-client.ts'
import { formatTable } from '../output.ts'
import { connectRegistry, type RegistryClient } from '../registry-client.ts'
import { findApplication } from './apis.ts'

interface TestRow {
  app: string
  tool: string | null
  /** null: nothing could be called safely. */
  ok: boolean | null
  status: number | null
  duration_ms: number | null
  why: string
}

/** `agent apis test [app]`: calls one safe operation of each application; exit code 1 when one fails. */
export async function testApis(context: CommandContext, name: string | undefined): Promise<number> {
  const { output } = context
  const registry = await connectRegistry(context)
  const [applications, catalogue] = await Promise.all([registry.listApplications(), registry.listTools()])
  const chosen = name === undefined ? applications : [findApplication(applications, name)]
  const rows = await Promise.all(
    chosen.map(async app => await testOne(registry, app, Object.values(catalogue[app.name] ?? {}))),
  )
  output.result(rows, () =>
    formatTable(
      rows.map(({ app, tool, ok, status, duration_ms, why }) => [
        `${ok === null ? '➖' : ok ? '✅' : '❌'} ${output.style.bold(app)}`,
        status === null ? '' : String(status),
        duration_ms === null ? '' : `${duration_ms} ms`,
        ok === false ? why : (tool ?? why),
      ]),
    ),
  )
  if (!rows.length) output.note('No applications are registered.')
  return rows.some(({ ok }) => ok === false) ? 1 : 0
}

async function testOne(registry: RegistryClient, app: ApplicationRecord, tools: ApiRecord[]): Promise<TestRow> {
  const row = { app: app.name, tool: null, ok: null, status: null, duration_ms: null }
  if (app.state !== 'ready') return { ...row, ok: false, why: app.message || app.state }
  const probe = chooseProbe(tools)
  if (!probe) return { ...row, why: 'nothing can be called without arguments and without changing something' }
  const began = performance.now()
  try {
    const answer = await registry.call(probe.tool, probe.args)
    const ok = answer.status < 400
    return {
      ...row,
      tool: probe.tool.api_name,
      ok,
      status: answer.status,
      duration_ms: Math.round(performance.now() - began),
      why: ok ? '' : `${probe.tool.api_name}: ${serviceError(answer).message}`,
    }
  } catch (error) {
    return {
      ...row,
      tool: probe.tool.api_name,
      ok: false,
      duration_ms: Math.round(performance.now() - began),
      why: messageOf(error),
    }
  }
}

/** A call that changes nothing and needs no knowledge: fewest required parameters, all of them with a known value. */
export function chooseProbe(tools: ApiRecord[]): { tool: ApiRecord; args: Record<string, unknown> } | undefined {
  return tools
    .filter(tool => tool.read_only === true)
    .map(tool => ({ tool, args: fillArguments(tool) }))
    .filter((probe): probe is { tool: ApiRecord; args: Record<string, unknown> } => probe.args !== undefined)
    .sort((a, b) => cost(a) - cost(b))[0]
}

const cost = ({ tool, args }: { tool: ApiRecord; args: object }) =>
  Object.keys(args).length * 100 + (/health|ping|status|version/i.test(tool.api_name) ? 50 : 0) + tool.parameters.length

function fillArguments(tool: ApiRecord): Record<string, unknown> | undefined {
  const required = tool.parameters.filter(parameter => parameter.required)
  const values = required.map(({ name, default: preset, schema }) => [name, preset ?? firstExample(schema)] as const)
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

function firstExample(schema: Record<string, unknown> | undefined): unknown {
  const lists = [schema?.['examples'], schema?.['enum']].find(Array.isArray) as unknown[] | undefined
  return schema?.['example'] ?? lists?.[0]
}
