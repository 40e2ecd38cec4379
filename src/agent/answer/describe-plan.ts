import type { CompiledPlan } from '../plan/compile.ts'
import type { RunResult } from '../run/create-run.ts'
import { joinList } from './describe-selection.ts'

/** Which tools would be called, and with what the answer would be worked out. */
export function describePlan({ plan, parts }: CompiledPlan): string {
  const calls = plan.steps.flatMap(step => ('tool' in step ? [`call ${step.tool}`] : []))
  const scopes = [...new Set(parts.map(part => part.query.root.entity.split('/').at(-1)!))]
  return `${joinList([...new Set(calls)])}, then work the answer out over the ${joinList(scopes)} records with SQL`
}

/** The SQL of a plan, step by step. */
export const sqlOf = (compiled: CompiledPlan) =>
  compiled.plan.steps.flatMap(step => ('sql' in step ? [step.sql] : [])).join(';\n')

/** How an answer came about, for "how did you get that?": the calls and the SQL over their results. */
export function explainRun(compiled: CompiledPlan, ran: RunResult): string {
  const calls = ran.reports.map((r, at) => `${at + 1}. ${r.tool}(${JSON.stringify(r.args)}) gave ${r.rows ?? 0} rows`)
  return `I called these tools:\n${calls.join('\n')}\nand worked it out with this SQL over their results:\n${sqlOf(compiled)}`
}
