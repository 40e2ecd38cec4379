import type { AnswerData } from '../../../contract/chat.ts'
import { CallList } from './call-list.tsx'
import { ColumnOrigins } from './column-origins.tsx'
import type { EvidenceProps } from './evidence.tsx'
import { PlanPicture } from './plan-picture.tsx'
import { isSqlStep, readPlan } from './read-plan.ts'
import { RunFacts } from './run-facts.tsx'
import { SaveFlow } from './save-flow.tsx'
import { SqlBlock } from './sql-block.tsx'

/** The plan as a picture, calls, SQL, what was read, how sure the answer is, and what it took. */
export function EvidenceBody({ data, metadata, question }: EvidenceProps) {
  const { steps = [], plan, columns = [] } = data
  return (
    <div class="evidence-body">
      <PlanPicture nodes={readPlan(data)} />
      <Queries data={data} />
      {steps.length > 0 && (
        <section>
          <h3>Calls</h3>
          <CallList calls={steps} />
        </section>
      )}
      <RunFacts data={data} metadata={metadata} />
      <ColumnOrigins columns={columns} />
      {plan && metadata?.place !== undefined && !data.error && !data.approval && (
        <SaveFlow metadata={metadata} question={question ?? ''} />
      )}
    </div>
  )
}

function Queries({ data: { plan, sql } }: { data: AnswerData }) {
  const queries = plan?.steps.filter(isSqlStep) ?? []
  if (!queries.length && !sql) return null
  return (
    <section>
      <h3>SQL over what was read</h3>
      {queries.length
        ? queries.map(step => (
            <SqlBlock key={step.id} sql={step.sql} values={step.values} label={`SQL of ${step.id}`} />
          ))
        : sql && <SqlBlock sql={sql} label="SQL" />}
    </section>
  )
}
