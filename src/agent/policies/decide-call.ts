import type { ApiRecord } from '../../contract/registry.ts'
import { splitIdentifier, stem } from '../../lib/words.ts'
import { wordList } from '../../lib/patterns.ts'
import { LIGHT_VERBS, VERBS } from '../understand/writes/verbs.ts'
import { matchTool, type ToolPolicies } from './match-tool.ts'

/** What is known of a tool. `destructive`: it deletes or overwrites, as its record says or is known from elsewhere. */
export type ToolFacts = Pick<ApiRecord, 'read_only' | 'method'> & { path?: string; destructive?: boolean }

/** A call that somebody wants to make. `record` is the tool in the catalogue; without one there is no such tool. */
export interface CallToDecide {
  app: string
  tool: string
  record: ToolFacts | undefined
  args?: Record<string, unknown>
}

/** What calls are decided by: `[features] approvals` and the patterns of `[policies]`. */
export interface CallRules {
  approvals: 'writes' | 'destructive' | 'never'
  policies?: ToolPolicies | undefined
}

/** `ask`: it is made after a yes to exactly these arguments. `reason` is a sentence for people. */
export interface CallDecision {
  decision: 'allow' | 'ask' | 'deny'
  reason?: string
}

/**
 * Whether a call is made at once, after a yes, or never: the one rule for both engines. What the catalogue does not have is
 * denied; then the most telling pattern of `[policies]` decides (`matchTool`), also about tools that only read; without one,
 * a tool that only reads is called, and one that may change something waits as `features.approvals` says.
 */
export function decideCall({ app, tool, record }: CallToDecide, { approvals, policies }: CallRules): CallDecision {
  if (!record) return { decision: 'deny', reason: `There is no tool ${tool}.` }
  const matched = policies && matchTool(tool, policies)
  if (matched?.rule === 'deny') return { decision: 'deny', reason: describeDenied(tool, matched.pattern) }
  if (matched?.rule === 'ask')
    return { decision: 'ask', reason: `The policy ask "${matched.pattern}" wants a yes before ${tool} is called.` }
  if (matched || isReadOnly(record) || approvals === 'never') return { decision: 'allow' }
  if (approvals === 'destructive' && !isDestructive(app, tool, record)) return { decision: 'allow' }
  return { decision: 'ask', reason: `${tool} changes data.` }
}

/** Whether calling a tool changes nothing: as its record says, else what the HTTP method means (RFC 9110 § 9.2.1). */
export const isReadOnly = (record: Pick<ApiRecord, 'read_only' | 'method'>): boolean =>
  record.read_only ?? /^(?:get|head)$/i.test(record.method)

/** Why a tool is not called: the policy by name. */
export const describeDenied = (tool: string, pattern: string): string =>
  `The policy deny "${pattern}" forbids the tool ${tool}.`

/** English verbs that take away or overwrite what was there, beside those of deleting. */
const ENDING = new Set(
  wordList`
    cancel revoke terminate truncate overwrite replace reset revert kill close expire void archive deactivate
    disable suspend ban block uninstall unregister detach flush prune expunge
  `.map(stem),
)

/**
 * Whether a tool that changes something may take away or overwrite what was there: the method DELETE (RFC 9110 § 9.3.5), a
 * verb of deleting in its name or at the end of its path, or a name in which no verb says what it does.
 */
export function isDestructive(app: string, tool: string, { method, path = '', destructive }: ToolFacts): boolean {
  if (destructive || /^delete$/i.test(method)) return true
  const name = tool.startsWith(`${app}_`) ? tool.slice(app.length + 1) : tool
  const last = path.split('/').findLast(segment => segment !== '' && !/^[{:]/.test(segment)) ?? ''
  const words = [...splitIdentifier(name), ...splitIdentifier(last)]
  if (words.some(word => VERBS[word] === 'delete' || ENDING.has(stem(word)))) return true
  return !/^(?:put|patch)$/i.test(method) && !words.some(word => VERBS[word] !== undefined || LIGHT_VERBS.has(word))
}
