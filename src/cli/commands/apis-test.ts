import type { ApiRecord, ApplicationRecord } from '../../contract/registry.ts'
import { messageOf } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { chooseProbe, whyNoProbe } from '../choose-probe.ts'
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
  const [applications, catalogue, { services }] = await Promise.all([
    registry.listApplications(),
    registry.listTools(),
    registry.readStatus(),
  ])
  const chosen = name === undefined ? applications : [findApplication(applications, name)]
  const rows = await Promise.all(
    chosen.map(async app => {
      const message = services[app.name]?.last_error || app.message
      return await testOne(registry, { ...app, message }, Object.values(catalogue[app.name] ?? {}))
    }),
  )
  output.result(rows, () =>
    formatTable(
      rows.map(({ app, tool, ok, status, duration_ms, why }) => [
        `${ok === null ? '➖' : ok ? '✅' : '❌'} ${output.style.bold(app)}`,
        status === null ? '' : String(status),
        duration_ms === null ? '' : `${duration_ms} ms`,
        ok === false ? why : (tool ?? output.asCalled(why)),
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
  if (!probe) return { ...row, why: whyNoProbe(tools) }
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
