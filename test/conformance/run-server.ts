import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { parse } from 'yaml'
import { startServerUnderTest } from './server.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Groups of checks that are not passed, by revision of the specification; without `checks` the whole scenario. */
type Exceptions = Record<string, Record<string, { reason: string; scenarios: string[]; checks?: string[] }>>
interface Check {
  id: string
  status: string
  errorMessage?: string
}

const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const

/**
 * Runs every server scenario of the suite for each revision of the specification against `/mcp`. Returns how many
 * scenarios pass, and what is wrong: checks that fail and are no exception, and exceptions that do not fail.
 */
export async function runServerScenarios(results: string): Promise<{ passed: number; wrong: string[] }> {
  const exceptions = parse(readFileSync(here('server-exceptions.yaml'), 'utf8')) as Exceptions
  const wrong: string[] = []
  let passed = 0
  for (const revision of REVISIONS) {
    const server = await startServerUnderTest()
    const folder = join(results, `server-${revision}`)
    try {
      const program = here('node_modules/conformance-next/dist/index.js')
      const args = ['server', '--url', server.url, '--suite', 'all', '--spec-version', revision, '-o', folder]
      await execa(process.execPath, [program, ...args], { cwd: results, reject: false, timeout: 240_000 })
    } finally {
      await server.close()
    }
    const failing = readFailures(folder)
    // An older revision's scenarios are those of the next one, without what came later.
    const groups = Object.entries(exceptions[revision] ?? exceptions['2025-11-25'] ?? {})
    let clean = 0
    for (const [scenario, checks] of failing) {
      const [name, group] = groups.find(([, { scenarios }]) => scenarios.includes(scenario)) ?? []
      const unexpected = checks.filter(check => !group || (group.checks && !group.checks.includes(check.id)))
      for (const { id, errorMessage } of unexpected)
        wrong.push(`${revision} ${scenario}: ${id}: ${errorMessage ?? 'failed'}`)
      if (group && checks.length === 0) wrong.push(`${revision} ${scenario} passes: take it out of '${name}'`)
      if (checks.length === 0) clean++
    }
    if (failing.size === 0) wrong.push(`${revision}: no scenario was run`)
    passed += clean
    console.log(`server, ${revision}: ${clean} of ${failing.size} scenarios pass`)
    for (const [name, { scenarios, reason }] of groups) {
      const affected = scenarios.filter(scenario => failing.get(scenario)?.length)
      if (affected.length) console.log(`  not ${name}: ${affected.join(', ')} (${reason})`)
    }
  }
  return { passed, wrong }
}

/** The checks that failed, by scenario. */
function readFailures(folder: string): Map<string, Check[]> {
  return new Map(
    readdirSync(folder).map(name => {
      const checks = JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[]
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '')
      return [scenario, checks.filter(({ status }) => status === 'FAILURE')]
    }),
  )
}
