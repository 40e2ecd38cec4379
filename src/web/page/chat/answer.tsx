import type { ChatResponse } from '../../../contract/chat.ts'
import { ApprovalCard } from '../approvals/approval-card.tsx'
import { Evidence } from '../evidence/evidence.tsx'
import { Chart } from '../results/chart.tsx'
import { Files } from '../results/files.tsx'
import { Result } from '../results/result.tsx'
import { decide, waiting } from '../state/conversation.ts'
import { AnswerText } from './answer-text.tsx'

/** An answer: the sentence first, then the data, the approval if one waits, and the evidence behind a disclosure. */
export function Answer({ answer: { response, data, metadata } }: { answer: ChatResponse }) {
  const { approval, error } = data
  const isSaid = !error?.message || response.includes(error.message)
  return (
    <article class={`message agent${error ? ' problem' : ''}`}>
      <AnswerText text={response} unsupported={data.unsupported} />
      {!isSaid && <p class="note">{error.message}</p>}
      {data.complete === false && <p class="warning">This answer is partial: not everything was read.</p>}
      {!approval && <Chart data={data} />}
      {!approval && <Result data={data} />}
      <Files files={data.files} />
      {approval && (
        <ApprovalCard
          key={approval.id}
          approval={approval}
          isWaiting={waiting.value === approval.id}
          onDecide={(decision, args) => decide(approval.id, decision, args)}
        />
      )}
      <Evidence data={data} metadata={metadata} />
    </article>
  )
}
