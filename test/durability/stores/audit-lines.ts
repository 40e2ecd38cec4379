import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type CreateStore } from './store.ts'

/** Audit lines: one for each call that was answered. */
export const createAuditStore: CreateStore = ({ urls, stateFolder }) => {
  const expected = new Set<string>()
  let called = 0
  let unanswered = 0
  let kept = 0
  return {
    name: 'audit line',
    async step(random) {
      const id = `kill-call-${++called}`
      unanswered++
      const call = random.chance(0.8)
        ? { app_name: 'crm', function_name: 'crm_listLeads', args: { limit: 1, skip: random.whole(1, 500) } }
        : { app_name: 'crm', function_name: 'crm_no_such_tool', args: {} }
      const answer = await ask(`${urls.registry}/functions/call`, 'POST', call, { 'x-request-id': id })
      if (!answer) return
      unanswered--
      kept++
      expected.add(id)
    },
    check() {
      const complaints: string[] = []
      const found = new Set<string>()
      const names = readdirSync(stateFolder).filter(name => name.startsWith('audit.jsonl'))
      for (const name of names) {
        const text = readFileSync(join(stateFolder, name), 'utf8')
        const lines = text.split('\n')
        // A line that a kill cut off was acknowledged to nobody; the next one that is written takes its place.
        const last = lines.pop()
        if (last && names.length > 1 && name !== 'audit.jsonl') complaints.push(`${name} ends in half a line`)
        for (const line of lines) {
          try {
            found.add((JSON.parse(line) as { request_id: string }).request_id)
          } catch {
            complaints.push(`${name} has a line that is none: ${line.slice(0, 100)}`)
          }
        }
      }
      for (const id of expected) {
        if (found.has(id)) continue
        complaints.push(`audit line of ${id} is missing`)
        expected.delete(id)
      }
      return Promise.resolve(complaints)
    },
    get acknowledged() {
      return kept
    },
    get unanswered() {
      return unanswered
    },
  }
}
