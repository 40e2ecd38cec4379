/** What the owner says about tools, by patterns over their canonical names (`crm_delete_*`). */
export interface ToolPolicies {
  allow: readonly string[]
  ask: readonly string[]
  deny: readonly string[]
}

/** The pattern that decides about a tool. */
export interface MatchedPolicy {
  rule: keyof ToolPolicies
  pattern: string
}

/** From the strictest on: of patterns that say equally much about the name the earlier rule holds. */
const RULES = ['deny', 'ask', 'allow'] as const

/**
 * The pattern that says most about a name, counted in characters that are no wildcards: `crm_get_*` wins over `crm_*`, and a
 * whole name over both. Of equal ones the stricter rule holds. `*` stands for any characters, `?` for one; letter case does
 * not count, so that a tool cannot get around a rule by how it writes its name.
 */
export function matchTool(tool: string, policies: ToolPolicies): MatchedPolicy | undefined {
  let best: (MatchedPolicy & { weight: number }) | undefined
  for (const rule of RULES)
    for (const pattern of policies[rule]) {
      const weight = pattern.replace(/[*?]/g, '').length
      if ((!best || weight > best.weight) && isMatch(tool, pattern)) best = { rule, pattern, weight }
    }
  return best && { rule: best.rule, pattern: best.pattern }
}

/** Whether a pattern stands for a name. */
export function isMatch(tool: string, pattern: string): boolean {
  const source = pattern
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, 'isu').test(tool)
}
